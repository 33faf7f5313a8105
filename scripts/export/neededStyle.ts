/** Finds what of a style sheet a page can need before another page is shown in its place. */
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';

/**
 * A class of a CSS Module as Turbopack names it: six signs of the file, which a digit does not
 * begin, and its own name.
 */
export const CLASS = /_?[\w-]{6}_[\w-]+/g;
const CLASS_SELECTOR = /\.(_?[\w-]{6}_[\w-]+)/g;
/** What an element must not be, or may be instead: its classes need not be there. */
const CONDITION = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

/** Written for browsers older than any that is promised: those read the `:is()` beside it. */
const TOO_OLD = /:-moz-any\(/;

/** A custom property. No script of the site reads or sets one. */
export const PROPERTY = /(?<![\w-])--[\w-]+/g;

/** The classes that a text names: a page's own, or those that a script may set. */
export const classesIn = (text: string): Set<string> => new Set(text.match(CLASS));

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
      const own = new Set(Array.from(css.matchAll(CLASS_SELECTOR), ([, name = '']) => name));
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
 * Parts a style: browsers fetch what is for paper alone beside the page, and wait for it no more
 * than for a picture further down.
 */
export function partForPrint(css: string): { screen: string; print: string } {
  const screen = postcss.parse(css);
  const print = postcss.root();
  for (const node of [...screen.nodes]) {
    if (node.type === 'atrule' && node.name === 'media' && node.params === 'print') {
      print.append(...(node.nodes ?? []));
      node.remove();
    }
  }
  return { screen: screen.toString(), print: print.toString() };
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
  // Typefaces and the steps of animations: they stand in the page.
  later.walkAtRules(/^font-face$|keyframes$/, removeWithEmpty);
  const now = keepRules(whole, needsNow);
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
      const classes = selector.replace(CONDITION, '').matchAll(CLASS_SELECTOR);
      return isKept(Array.from(classes, ([, name = '']) => name));
    });
    if (kept.length === 0) removeWithEmpty(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return root;
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
