/** Finds what of a style sheet a page can need before another page is shown in its place. */
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';

/** A class of a CSS Module as Turbopack names it: six signs of the file, and its own name. */
const CLASS = /[\w-]{6}_[\w-]+/g;
const CLASS_SELECTOR = /\.([\w-]{6}_[\w-]+)/g;
/** What an element must not be, or may be instead: its classes need not be there. */
const CONDITION = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

/** The classes that a text names: a page's own, or those that a script may set. */
export const classesIn = (text: string): Set<string> => new Set(text.match(CLASS));

/**
 * Makes, for many pages, the part of their style that each can need.
 *
 * @returns A function from a page's whole style, and the classes that are or may come in it, to
 *   that part.
 */
export function styleFinder() {
  const sheets = new Map<string, { root: Root; classes: Set<string>; cut: Map<string, string> }>();
  return (css: string, classes: ReadonlySet<string>): string => {
    let sheet = sheets.get(css);
    if (!sheet) {
      const own = new Set(Array.from(css.matchAll(CLASS_SELECTOR), ([, name = '']) => name));
      sheet = { root: postcss.parse(css), classes: own, cut: new Map() };
      sheets.set(css, sheet);
    }
    const known = [...sheet.classes].filter((name) => classes.has(name));
    // Pages of one kind name the same: their style is cut once.
    const key = known.join(' ');
    const cut = sheet.cut.get(key) ?? cutTo(new Set(known), sheet.root);
    sheet.cut.set(key, cut);
    return cut;
  };
}

/** The style without the rules whose classes are not known. */
function cutTo(known: ReadonlySet<string>, whole: Root): string {
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
  return root.toString();
}

/** Takes a rule out, and the conditions around it that are left without one. */
function removeWithEmpty(rule: ChildNode): void {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeWithEmpty(parent as AtRule);
}

/** `from`, `50%`: a step of an animation has no classes. */
const isStep = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));
