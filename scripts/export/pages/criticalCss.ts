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
import { FEW_MEDIA, styleInPage, wholeStyleOf } from './styleInPage';

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
  // Every page's data hold it too, for addresses that lead nowhere: the browser asks for it itself.
  const ofMissing = classesIn(withoutData(read(`${basePath}/404.html`)));
  // Pages of one kind have the same scripts, the same sheets, and name the same classes.
  const classesOfScripts = remember((...scripts: string[]) =>
    scriptClasses(scripts, read, `${basePath}/_next/`),
  );
  const partsOf = remember((css: string) => partForFew(withConstantTokens(css)));
  const classesOf = remember(classesOfSelectors);
  const cutFor = remember(criticalCss);
  const find = (css: string, inPage: Set<string>, mayCome: Set<string>, besides: string) => {
    const ofStyle = [...new Set(classesOf(css))];
    const now = ofStyle.filter((name) => inPage.has(name));
    const later = ofStyle.filter((name) => !inPage.has(name) && mayCome.has(name));
    return cutFor(css, now.join(' '), later.join(' '), besides);
  };
  return ({ name, html }) => {
    const { most, few } = partsOf(wholeStyleOf(html, read));
    const { chunks, runtime } = scriptsOf(html);
    const inPage = classesIn(withoutData(html));
    const inData = [...classesIn(dataOf(html))].filter((name) => !ofMissing.has(name));
    const toCome = new Set([...inData, ...classesOfScripts(...chunks, runtime)]);
    const { now, later } = find(most, inPage, toCome, few);
    const { now: forFew } = find(few, new Set([...inPage, ...toCome]), new Set(), most);
    return {
      name,
      html: styleInPage(html, {
        style: shorten(now),
        sheetForFew: keep(shorten(forFew), FEW_FOLDER, 'css'),
      }),
      laterStyle: later ? keep(shorten(later), STYLE_FOLDER, 'css') : undefined,
    };
  };
}

/** A function of texts that does its work once for the same texts. */
function remember<T>(work: (...texts: string[]) => T): (...texts: string[]) => T {
  const known = new Map<string, T>();
  return (...texts) => {
    const key = texts.join('\0');
    const result = known.get(key) ?? work(...texts);
    known.set(key, result);
    return result;
  };
}

/**
 * The classes that the scripts of a page name, and all that these may ask for.
 *
 * @param read Gives the text of a script by its address.
 * @param folder Address of the folder that the chunks' names start from, with its slash at the end.
 */
export function scriptClasses(
  scripts: readonly string[],
  read: (address: string) => string,
  folder: string,
): Set<string> {
  // Grows while it is gone through.
  const reached = new Set(scripts);
  for (const address of reached) {
    for (const chunk of chunksNamedIn(read(address))) reached.add(folder + chunk);
  }
  return classesIn([...reached].map(read).join('\n'));
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
 * The style without the rules whose classes are neither in the page nor to come.
 *
 * @param inPage The classes that stand in the page.
 * @param mayCome Those that only scripts can show.
 * @param besides Another style of the page, which reads custom properties of this one.
 * @returns What the page is drawn with, and what comes with its scripts.
 */
export function criticalCss(css: string, inPage: string, mayCome: string, besides = '') {
  const present = new Set(inPage.split(' '));
  const possible = new Set([...present, ...mayCome.split(' ')]);
  const needsNow = (names: string[]) => names.every((name) => present.has(name));
  const now = keepRules(css, needsNow);
  const later = keepRules(
    css,
    (names) => !needsNow(names) && names.every((name) => possible.has(name)),
  );
  // They stand in the page.
  later.walkAtRules('font-face', removeWithEmpty);
  const moving = animationsIn(now);
  const movingLater = animationsIn(later);
  keepAnimations(now, (name) => moving.has(name));
  keepAnimations(later, (name) => movingLater.has(name) && !moving.has(name));
  dropUnread(now, `${besides} ${later}`.match(PROPERTY) ?? []);
  return { now: inOneLine(now), later: inOneLine(later) };
}

/** The sheets that a page's style is made of end with a line each, and what was cut leaves others. */
const inOneLine = (style: Root) => style.toString().replaceAll('\n', '');

/** The rules of whose selectors one is to be kept, by the classes that it names. */
function keepRules(css: string, isKept: (names: string[]) => boolean): Root {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    const kept = rule.selectors.filter(
      (selector) =>
        !TOO_OLD.test(selector) && isKept(classesOfSelectors(selector.replace(CONDITION, ''))),
    );
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

function keepAnimations(style: Root, isKept: (name: string) => boolean): void {
  style.walkAtRules(/keyframes$/, (steps) => {
    if (!isKept(steps.params)) removeWithEmpty(steps);
  });
}

/** Takes out the custom properties that no other value reads, and those that only these read. */
function dropUnread(root: Root, readBesides: string[]): void {
  const read = new Set(readBesides);
  root.walkDecls(({ value }) => value.match(PROPERTY)?.forEach((name) => read.add(name)));
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
