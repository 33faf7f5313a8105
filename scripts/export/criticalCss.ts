/**
 * Critical CSS: each page inlines the rules that match its elements. A deferred sheet has those
 * that its scripts, print or accessibility settings may need. Rules for other pages come with the
 * full style sheets: see components/layout/fullStyleSheets.ts.
 */
import { compile, selectOne } from 'css-select';
import { DomUtils } from 'htmlparser2';
import postcss, { AtRule, Rule, type ChildNode, type Declaration, type Root } from 'postcss';
import { DEFERRED_FOLDER, type ExportFolder } from './exportFolder';
import { elementIn, fragment, printPage, type Page } from './htmlTree';
import { chunksNamedIn, inlineStyle, getStyleSheets, type Scripts } from './nextOutput';

/** Print, forced colours, high contrast, a mouse: deferred. */
const DEFERRED_MEDIA = [
  'print',
  '(forced-colors:active)',
  '(prefers-contrast:more)',
  '(hover:hover)',
];

/** `:not()`, `:is()`, `:where()`, `:has()` and attribute values: names in them need not occur. */
const CONDITION = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)|[~|^$*]?=[^\]]*(?=\])/g;
/** A class, an element or a highlight: the rule is unused if the page does not mention it. */
const NAME = /(?:\.|::highlight\(|(?:^|[\s>+~])(?=[a-z]))([\w-]+)/g;
/**
 * Attributes that scripts set. The browser sets `open` too, and a form marks its errors even where
 * the deferred sheet fails.
 */
const ATTRIBUTE = /\[(?!open|aria-invalid)([\w-]+)/g;
/** Pseudo-elements, attributes, and pseudo-classes other than structural ones. */
const STATE =
  /::?(?!(?:first|last|only|nth)-(?:last-)?(?:child|of-type)|not\(:empty\)|empty)[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?|\[[^\]]*\]/g;
/** `:where()` around one selector, which matches the same. */
const WHERE = /:where\(((?=[.:[])(?:[^(),]|\([^()]*\))*)\)/g;
/** A compound selector that is empty without its states. */
const EMPTY_COMPOUND = /(^|[\s>+~])(?=[\s>+~]|$)/g;
/** A custom property. Scripts neither read nor set them. */
const PROPERTY = /(?<![\w-])--[\w-]+/g;
/** A relative URL in a style sheet. */
const RELATIVE_URL = /url\((["']?)(?!data:|https?:|\/|#)([^"')]+)\1\)/g;

/** Lower case too: React renders `inputMode`, and selectors have `[inputmode]`. */
const wordsIn = (text: string): Set<string> =>
  new Set(`${text} ${text.toLowerCase()}`.match(/[\w-]+/g));

/** Creates the function that inlines the critical CSS of a page and links its deferred sheet. */
export function criticalStyle({ read, writeHashed, basePath }: ExportFolder) {
  // Pages of one kind share scripts and style sheets.
  const wordsInScripts = memoize((...scripts: string[]) => {
    // Grows during the iteration.
    const scriptUrls = new Set(scripts);
    for (const url of scriptUrls) {
      for (const chunk of chunksNamedIn(read(url))) scriptUrls.add(`${basePath}/_next/${chunk}`);
    }
    return wordsIn([...scriptUrls].map(read).join('\n'));
  });
  const parseSheets = memoize((...sheets: string[]) =>
    inlineConstants(
      postcss.parse(sheets.map((href) => withRootRelativeUrls(read(href), href)).join('\n')),
    ),
  );
  return (page: Page, { data, chunks, runtime }: Scripts): void => {
    const scriptWords = wordsInScripts(...chunks, runtime);
    const dataWords = wordsIn(data);
    const { critical, deferred } = splitStyle(
      parseSheets(...getStyleSheets(page)),
      page,
      (name) => dataWords.has(name) || scriptWords.has(name),
    );
    const link = `<link rel="stylesheet" href="${writeHashed(deferred, DEFERRED_FOLDER, 'css')}" media="${DEFERRED_MEDIA.join()}"/>`;
    inlineStyle(page, critical);
    // At the end of the body: in the head, or before a script, it would block the first paint.
    for (const node of fragment(link)) DomUtils.appendChild(elementIn(page, 'body'), node);
  };
}

/** Caches the results of a function of strings. */
function memoize<T>(compute: (...texts: string[]) => T): (...texts: string[]) => T {
  const cache = new Map<string, T>();
  return (...texts) => {
    const key = texts.join();
    const result = cache.get(key) ?? compute(...texts);
    cache.set(key, result);
    return result;
  };
}

/** Makes URLs independent of the folder of the style sheet. */
const withRootRelativeUrls = (css: string, href: string): string =>
  css.replace(RELATIVE_URL, (_, _quote: string, address: string) => {
    const { pathname } = new URL(address, new URL(href, 'https://site.invalid'));
    return `url(${pathname})`;
  });

/**
 * Replaces custom properties that have one value by it; `splitStyle` drops their declarations. Pages
 * are smaller.
 */
export function inlineConstants(style: Root): Root {
  const values = new Map<string, string>();
  style.walkDecls(/^--/, ({ prop, value, parent }) => {
    const atRoot = parent instanceof Rule && parent.selector === ':root';
    values.set(prop, atRoot && parent.parent === style && !values.has(prop) ? value : '');
  });
  const withValues = (text: string): string =>
    text.replace(
      /var\((--[\w-]+)\)/g,
      (use, name: string) => withValues(values.get(name) ?? '') || use,
    );
  style.walkDecls((declaration) => {
    declaration.value = withValues(declaration.value);
  });
  return style;
}

/**
 * Splits a style sheet by what its selectors match in the page.
 *
 * @param page The page before hydration, with its inline scripts.
 * @param mayBeAdded True if the page's scripts may add a class, an attribute or an element of this
 *   name.
 * @returns The critical and the deferred style.
 * @throws Error if a class name has an escape.
 */
export function splitStyle(style: Root, page: Page, mayBeAdded: (name: string) => boolean) {
  const inPage = wordsIn(printPage(page));
  const isCritical = memoize((selector: string) =>
    Boolean(
      // Inline scripts contain the names of the attributes that they set.
      namesIn(selector, ATTRIBUTE).every((name) => inPage.has(name)) &&
      selectOne(toQuery(withoutStates(selector)), page),
    ),
  );
  const isPossible = (selector: string) => {
    // Such a name is read only in part: its rules would be lost.
    if (/\.[\w-]*\\/.test(selector)) throw new Error(`A class has an escape: ${selector}`);
    return namesIn(selector, NAME).every((name) => inPage.has(name) || mayBeAdded(name));
  };
  const ordinary = style.nodes.filter((node) => !isDeferred(node));
  const critical = keepRules(ordinary, isCritical);
  const deferred = keepRules(ordinary, (selector) => isPossible(selector) && !isCritical(selector));
  // Inlined.
  deferred.walkAtRules('font-face', removeWithEmpty);
  const criticalAnimations = animationsIn(critical);
  const deferredAnimations = animationsIn(deferred);
  keepAnimations(critical, (name) => criticalAnimations.has(name));
  keepAnimations(deferred, (name) => deferredAnimations.has(name) && !criticalAnimations.has(name));
  deferred.append(keepRules(style.nodes.filter(isDeferred), isPossible));
  // Custom properties that only the deferred style reads stay: one declared there, at `:root`, would
  // restyle every element.
  removeUnusedProperties(critical, `${deferred}`.match(PROPERTY));
  return { critical: inOneLine(critical), deferred: inOneLine(deferred) };
}

const isDeferred = (node: ChildNode) =>
  node.type === 'atrule' && DEFERRED_MEDIA.includes(node.params.replaceAll(': ', ':'));

const inOneLine = (style: Root) => style.toString().replaceAll('\n', '');

const toQuery = memoize((selector: string) => compile(selector));

const withoutStates = (selector: string) =>
  selector
    .replace(WHERE, '$1')
    .replace(STATE, '')
    .replace(/\s*([>+~])\s*/g, '$1')
    .replace(EMPTY_COMPOUND, '$1*');

const namesIn = (selector: string, kind: RegExp) =>
  Array.from(
    selector.replace(WHERE, '$1').replace(CONDITION, '').matchAll(kind),
    ([, name = '']) => name,
  );

/** Keeps the rules with a matching selector, and only these selectors. */
function keepRules(nodes: ChildNode[], isKept: (selector: string) => boolean): Root {
  const root = postcss.root({ nodes: nodes.map((node) => node.clone()) });
  root.walkRules((rule) => {
    // Keyframe selectors match no element.
    if (rule.parent instanceof AtRule && rule.parent.name.endsWith('keyframes')) return;
    const kept = rule.selectors.filter(isKept);
    if (kept.length === 0) removeWithEmpty(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return root;
}

/** The words in animation declarations, among them the names of animations. */
function animationsIn(style: Root): Set<string> {
  const words: string[] = [];
  style.walkDecls(/^animation/, ({ value }) => void words.push(value));
  return wordsIn(words.join(' '));
}

function keepAnimations(style: Root, isKept: (name: string) => boolean): void {
  style.walkAtRules(/keyframes$/, (steps) => {
    if (!isKept(steps.params)) removeWithEmpty(steps);
  });
}

/** Removes custom properties that no other value reads, transitively. */
function removeUnusedProperties(root: Root, alsoRead?: string[] | null): void {
  const read = new Set(alsoRead);
  root.walkDecls(({ value }) => value.match(PROPERTY)?.forEach((name) => read.add(name)));
  const unused: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) unused.push(declaration);
  });
  unused.forEach(removeWithEmpty);
  if (unused.length > 0) removeUnusedProperties(root, alsoRead);
}

/** Removes a node, and its parents if they are empty then. */
function removeWithEmpty(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) {
    removeWithEmpty(parent as ChildNode);
  }
}
