/** Finds what of a style sheet a page can need before another page is shown in its place. */
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';

/** A class of a CSS Module as Turbopack names it: six signs of the file, and its own name. */
const CLASS = /[\w-]{6}_[\w-]+/g;
const CLASS_SELECTOR = /\.([\w-]{6}_[\w-]+)/g;
/** What an element must not be, or may be instead: its classes need not be there. */
const CONDITION = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

/** A custom property where a value reads it. No script of the site does. */
const PROPERTY = /--[\w-]+/g;

/** The classes that a text names: a page's own, or those that a script may set. */
export const classesIn = (text: string): Set<string> => new Set(text.match(CLASS));

/**
 * Makes, for many pages, the part of their style that each can need.
 *
 * @returns A function from a page's whole style, the classes that are or may come in it, and a
 *   style that it has besides, to that part.
 */
export function styleFinder() {
  const sheets = new Map<string, { root: Root; classes: Set<string>; cut: Map<string, string> }>();
  return (css: string, classes: ReadonlySet<string>, besides = ''): string => {
    let sheet = sheets.get(css);
    if (!sheet) {
      const own = new Set(Array.from(css.matchAll(CLASS_SELECTOR), ([, name = '']) => name));
      sheet = { root: postcss.parse(css), classes: own, cut: new Map() };
      sheets.set(css, sheet);
    }
    const known = [...sheet.classes].filter((name) => classes.has(name));
    // Pages of one kind name the same: their style is cut once.
    const key = known.join(' ');
    const cut =
      sheet.cut.get(key) ?? cutTo(new Set(known), sheet.root, besides.match(PROPERTY) ?? []);
    sheet.cut.set(key, cut);
    return cut;
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
 * The style without the rules whose classes are not known.
 *
 * @param readBesides The custom properties that another style of the page may read.
 */
function cutTo(known: ReadonlySet<string>, whole: Root, readBesides: string[]): string {
  const root = whole.clone();
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    const needed = rule.selectors.filter((selector) => {
      const classes = selector.replace(CONDITION, '').matchAll(CLASS_SELECTOR);
      return [...classes].every(([, name = '']) => known.has(name));
    });
    if (needed.length === 0) removeWithEmpty(rule);
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
  });
  dropUnread(root, readBesides);
  return root.toString();
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
