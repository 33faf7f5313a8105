/**
 * Critical CSS: the part of a style sheet that a page can need before another page is shown in its
 * place, by the classes that it names.
 */
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import { FEW_FOLDER, STYLE_FOLDER } from '@/lib/lateStart/pageScripts';
import type { ExportFolder } from '../exportFolder';
import {
  chunksNamedIn,
  classesIn,
  classesOfSelectors,
  dataOf,
  scriptsOf,
  withoutData,
} from '../nextOutput';
import { withConstantTokens } from './constantTokens';
import type { Step } from './page';
import { FEW_MEDIA, styleInPage } from './styleInPage';

/** What an element must not be, or may be instead: its classes need not be there. */
const CONDITION = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

/** Written for browsers older than any that is promised: those read the `:is()` beside it. */
const TOO_OLD = /:-moz-any\(/;

/** A custom property. No script of the site reads or sets one. */
export const PROPERTY = /(?<![\w-])--[\w-]+/g;

/**
 * The step that gives each page its critical style, and keeps the rest of what it can need.
 *
 * @param shorten Gives a style the short names.
 */
export function withCriticalStyle(
  { read, keep, basePath }: ExportFolder,
  shorten: (css: string) => string,
): Step {
  const findNeeded = styleFinder();
  const classesOfScripts = scriptClasses(read, `${basePath}/_next/`);
  // Every page's data hold it too, for addresses that lead nowhere: the browser asks for it itself.
  const ofMissing = classesIn(withoutData(read(`${basePath}/404.html`)));
  // Pages of one kind have the same style: it is parted once.
  const parted = new Map<string, ReturnType<typeof partForFew>>();
  const partsOf = (css: string) => {
    const parts = parted.get(css) ?? partForFew(withConstantTokens(css));
    parted.set(css, parts);
    return parts;
  };
  const classesToCome = (html: string) => {
    const { chunks, runtime } = scriptsOf(html);
    const inData = [...classesIn(dataOf(html))].filter((name) => !ofMissing.has(name));
    return new Set([...inData, ...classesOfScripts([...chunks, runtime])]);
  };
  return (page) => {
    let laterStyle: string | undefined;
    const html = styleInPage(page.html, read, (css) => {
      const { most, few } = partsOf(css);
      const inPage = classesIn(withoutData(page.html));
      const toCome = classesToCome(page.html);
      const { now, later } = findNeeded(most, inPage, toCome, few);
      if (later) laterStyle = keep(shorten(later), STYLE_FOLDER, 'css');
      const { now: forFew } = findNeeded(few, new Set([...inPage, ...toCome]), new Set(), most);
      return { style: shorten(now), sheetForFew: keep(shorten(forFew), FEW_FOLDER, 'css') };
    });
    return { ...page, html, laterStyle };
  };
}

/**
 * Makes, for many pages, the classes that their scripts may set.
 *
 * @param read Gives the text of a script by its address.
 * @param folder Root-relative address of the folder that the chunks' names start from, with its
 *   slash at the end.
 * @returns A function from the addresses of a page's scripts to the classes that these, and all
 *   that they may ask for, name.
 */
export function scriptClasses(read: (address: string) => string, folder: string) {
  const known = new Map<string, { classes: Set<string>; more: string[] }>();

  function look(address: string) {
    const text = read(address);
    const more = chunksNamedIn(text).map((name) => folder + name);
    const found = { classes: classesIn(text), more };
    known.set(address, found);
    return found;
  }

  return (scripts: readonly string[]): Set<string> => {
    // Grows while it is gone through.
    const reached = new Set(scripts);
    const all = new Set<string>();
    for (const address of reached) {
      const { classes, more } = known.get(address) ?? look(address);
      classes.forEach((name) => all.add(name));
      more.forEach((next) => reached.add(next));
    }
    return all;
  };
}

/** The style that a page can need. */
interface NeededStyle {
  /** What the page is drawn with. */
  now: string;
  /** What only scripts can show: it comes with them. */
  later: string;
}

/**
 * Makes, for many pages, the part of their style that each can need.
 *
 * @returns A function from a page's whole style, the classes that are in it, those that may come,
 *   and a style that it has besides, to that part.
 */
export function styleFinder() {
  const sheets = new Map<
    string,
    { root: Root; classes: string[]; known: Map<string, NeededStyle> }
  >();
  return (
    css: string,
    inPage: ReadonlySet<string>,
    mayCome: ReadonlySet<string>,
    besides = '',
  ): NeededStyle => {
    let sheet = sheets.get(css);
    if (!sheet) {
      const own = new Set(classesOfSelectors(css));
      sheet = { root: postcss.parse(css), classes: [...own], known: new Map() };
      sheets.set(css, sheet);
    }
    const now = sheet.classes.filter((name) => inPage.has(name));
    const later = sheet.classes.filter((name) => !inPage.has(name) && mayCome.has(name));
    // Pages of one kind name the same: their style is cut once.
    const key = `${now.join(' ')},${later.join(' ')}`;
    const needed =
      sheet.known.get(key) ??
      cut(sheet.root, new Set(now), new Set(later), besides.match(PROPERTY) ?? []);
    sheet.known.set(key, needed);
    return needed;
  };
}

/**
 * Parts a style: browsers fetch what is for few beside the page. Those few wait for it; all others
 * wait for it no more than for a picture further down.
 */
export function partForFew(css: string): { most: string; few: string } {
  const most = postcss.parse(css);
  const few = postcss.root();
  for (const node of [...most.nodes]) {
    if (node.type !== 'atrule' || node.name !== 'media') continue;
    if (FEW_MEDIA.includes(node.params.replaceAll(': ', ':'))) few.append(node.remove());
  }
  return { most: most.toString(), few: few.toString() };
}

/**
 * The style without the rules whose classes are neither in the page nor to come, in two parts.
 *
 * @param readBesides The custom properties that another style of the page may read.
 */
function cut(
  whole: Root,
  inPage: ReadonlySet<string>,
  mayCome: ReadonlySet<string>,
  readBesides: string[],
): NeededStyle {
  const needsNow = (names: string[]) => names.every((name) => inPage.has(name));
  const later = keepRules(whole, (names) => {
    return !needsNow(names) && names.every((name) => inPage.has(name) || mayCome.has(name));
  });
  // They stand in the page.
  later.walkAtRules('font-face', removeWithEmpty);
  const now = keepRules(whole, needsNow);
  const moving = animationsIn(now);
  dropAnimations(now, (name) => !moving.has(name));
  const movingLater = animationsIn(later);
  dropAnimations(later, (name) => moving.has(name) || !movingLater.has(name));
  dropUnread(now, [...readBesides, ...(later.toString().match(PROPERTY) ?? [])]);
  return { now: inOneLine(now), later: inOneLine(later) };
}

/** The sheets that a page's style is made of end with a line each, and what was cut leaves others. */
const inOneLine = (style: Root) => style.toString().replaceAll('\n', '');

/** A copy with the rules of whose selectors one is to be kept, by the classes that it names. */
function keepRules(whole: Root, isKept: (names: string[]) => boolean): Root {
  const root = whole.clone();
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    const kept = rule.selectors.filter((selector) => {
      if (TOO_OLD.test(selector)) return false;
      return isKept(classesOfSelectors(selector.replace(CONDITION, '')));
    });
    if (kept.length === 0) removeWithEmpty(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return root;
}

/** What the rules of a style name as their animation, among other words. */
function animationsIn(style: Root): Set<string> {
  const words = new Set<string>();
  style.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) words.add(word);
  });
  return words;
}

function dropAnimations(style: Root, isDropped: (name: string) => boolean): void {
  style.walkAtRules(/keyframes$/, (steps) => {
    if (isDropped(steps.params)) removeWithEmpty(steps);
  });
}

/** Takes out the custom properties that no other value reads, and those that only these read. */
function dropUnread(root: Root, readBesides: string[]): void {
  const read = new Set(readBesides);
  root.walkDecls(({ value }) => {
    for (const [name] of value.matchAll(PROPERTY)) read.add(name);
  });
  let dropped = false;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    dropped = true;
    removeWithEmpty(declaration);
  });
  if (dropped) dropUnread(root, readBesides);
}

/** Takes a part of the style out, and what is around it where nothing else is in that. */
function removeWithEmpty(part: ChildNode): void {
  const { parent } = part;
  part.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) {
    removeWithEmpty(parent as AtRule | Rule);
  }
}

/** `from`, `50%`: a step of an animation has no classes. */
const isStep = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));
