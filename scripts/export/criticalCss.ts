/**
 * Critical CSS: each page brings the rules that its first view can need, and beside it those that
 * its scripts may show, or that few need. What another page needs of the same sheets comes before
 * it is shown: see components/layout/fullStyleSheets.ts.
 */
import { compile, selectOne } from 'css-select';
import { parseDocument } from 'htmlparser2';
import postcss, { AtRule, type ChildNode, type Declaration, type Root } from 'postcss';
import { DEFERRED_FOLDER } from '@/lib/hydration/pageScripts';
import type { ExportFolder } from './exportFolder';
import { chunksNamedIn, styleSheetsOf, withStyle, type Scripts } from './nextOutput';

/** Paper, letters twice as large, colours of one's own, a mouse: their rules stand beside the page. */
const DEFERRED_MEDIA = [
  'print',
  '(max-width:15em)',
  '(forced-colors:active)',
  '(prefers-contrast:more)',
  '(hover:hover)',
];

/** What an element must not be, or may be instead, and values: their names need not be there. */
const CONDITION = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)|[~|^$*]?=[^\]]*(?=\])/g;
/** A class, an element, a highlight: a page has no use for one that nothing of it names. */
const NAME = /(?:\.|::highlight\(|(?:^|[\s>+~])(?=[a-z]))([\w-]+)/g;
/** What a script sets; `open` also the browser. */
const ATTRIBUTE = /\[(?!open)([\w-]+)/g;
/** Pseudo-elements and attributes, and pseudo-classes but those of an element's place in the tree. */
const STATE =
  /::?(?!(?:first|last|only|nth)-(?:last-)?(?:child|of-type))[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?|\[[^\]]*\]/g;
/** A place between combinators from which a state was taken. */
const EMPTY_COMPOUND = /(^|[\s>+~])(?=[\s>+~]|$)/g;
/** A custom property. No script of the site reads or sets one. */
const PROPERTY = /(?<![\w-])--[\w-]+/g;
const DECLARED = /(?<![\w-])--[\w-]+:/g;
/** An address in a style sheet that starts from the sheet's own folder. */
const RELATIVE_URL = /url\((["']?)(?!data:|https?:|\/|#)([^"')]+)\1\)/g;

/** React writes `inputMode`, and style sheets say `[inputmode]`. */
const wordsIn = (text: string): Set<string> =>
  new Set(`${text} ${text.toLowerCase()}`.match(/[\w-]+/g));

/**
 * The style of the pages of an export.
 *
 * @returns Gives a page its critical style, and a link to the rest of what it can need.
 */
export function criticalStyle({ read, keep, basePath }: ExportFolder) {
  // Pages of one kind have the same scripts and the same sheets.
  const wordsOfScripts = remember((...scripts: string[]) => {
    // Grows while it is gone through.
    const reached = new Set(scripts);
    for (const address of reached) {
      for (const chunk of chunksNamedIn(read(address))) reached.add(`${basePath}/_next/${chunk}`);
    }
    return wordsIn([...reached].map(read).join('\n'));
  });
  const styleOf = remember((...sheets: string[]) =>
    postcss.parse(sheets.map((href) => fromRoot(read(href), href)).join('\n')),
  );
  return (html: string, { data, chunks, runtime }: Scripts): string => {
    const ofScripts = wordsOfScripts(...chunks, runtime);
    const ofData = wordsIn(data);
    const { now, rest } = splitStyle(
      styleOf(...styleSheetsOf(html)),
      html,
      (name) => ofData.has(name) || ofScripts.has(name),
    );
    const link = `<link rel="stylesheet" href="${keep(rest, DEFERRED_FOLDER, 'css')}" media="${DEFERRED_MEDIA.join()}"/>`;
    // Whom it is for sees the page while it comes, and where it hangs: in the head it would hold up
    // the first paint, and before a script that one.
    return withStyle(html, now).replace('</body>', () => `${link}</body>`);
  };
}

/** A function of texts that does its work once for the same texts. */
function remember<T>(work: (...texts: string[]) => T): (...texts: string[]) => T {
  const known = new Map<string, T>();
  return (...texts) => {
    const key = texts.join();
    const result = known.get(key) ?? work(...texts);
    known.set(key, result);
    return result;
  };
}

/** Fonts and pictures are named from the style sheet's folder: in the page that is another. */
const fromRoot = (css: string, href: string): string =>
  css.replace(RELATIVE_URL, (_, _quote: string, address: string) => {
    const { pathname } = new URL(address, new URL(href, 'https://site.invalid'));
    return `url(${pathname})`;
  });

/**
 * Splits a style by the elements that its selectors match, and the names that they ask for.
 *
 * @param html The page as it is before React, with its inline scripts.
 * @param mayCome Whether its scripts may set a class or an attribute, or draw an element.
 * @returns What the page is drawn with, and what comes beside it.
 */
export function splitStyle(style: Root, html: string, mayCome: (name: string) => boolean) {
  const inPage = wordsIn(html);
  const document = parseDocument(html);
  const isNow = remember((selector: string) =>
    Boolean(
      // The inline scripts name the attributes that they set.
      namesIn(selector, ATTRIBUTE).every((name) => inPage.has(name)) &&
      selectOne(queryOf(withoutStates(selector)), document),
    ),
  );
  const isPossible = (selector: string) =>
    namesIn(selector, NAME).every((name) => inPage.has(name) || mayCome(name));
  const most = style.nodes.filter((node) => !isDeferred(node));
  const now = keepRules(most, isNow);
  const rest = keepRules(most, (selector) => isPossible(selector) && !isNow(selector));
  // They stand in the page.
  rest.walkAtRules('font-face', removeWithEmpty);
  const moving = animationsIn(now);
  const movingLater = animationsIn(rest);
  keepAnimations(now, (name) => moving.has(name));
  keepAnimations(rest, (name) => movingLater.has(name) && !moving.has(name));
  rest.append(keepRules(style.nodes.filter(isDeferred), isPossible));
  dropUnread(now);
  // What only the rest reads comes with it.
  const declared = new Set(`${now}`.match(DECLARED));
  const tokens = keepRules(most, (selector) => selector === ':root');
  tokens.walkDecls((declaration) => {
    if (!/^--/.test(declaration.prop) || declared.has(`${declaration.prop}:`))
      removeWithEmpty(declaration);
  });
  dropUnread(tokens, `${rest}`.match(PROPERTY));
  rest.prepend(tokens);
  return { now: inOneLine(now), rest: inOneLine(rest) };
}

const isDeferred = (node: ChildNode) =>
  node.type === 'atrule' && DEFERRED_MEDIA.includes(node.params.replaceAll(': ', ':'));

const inOneLine = (style: Root) => style.toString().replaceAll('\n', '');

const queryOf = remember((selector: string) => compile(selector));

const withoutStates = (selector: string) =>
  selector
    .replace(STATE, '')
    .replace(/\s*([>+~])\s*/g, '$1')
    .replace(EMPTY_COMPOUND, '$1*');

const namesIn = (selector: string, kind: RegExp) =>
  Array.from(selector.replace(CONDITION, '').matchAll(kind), ([, name = '']) => name);

/** The rules of whose selectors one is to be kept. */
function keepRules(nodes: ChildNode[], isKept: (selector: string) => boolean): Root {
  const root = postcss.root({ nodes: nodes.map((node) => node.clone()) });
  root.walkRules((rule) => {
    // `from`, `50%`: a step of an animation is no element.
    if (rule.parent instanceof AtRule && rule.parent.name.endsWith('keyframes')) return;
    const kept = rule.selectors.filter(isKept);
    if (kept.length === 0) removeWithEmpty(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return root;
}

/** What the rules of a style name as their animation, among other words. */
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

/** Takes out the custom properties that no other value reads, and those that only these read. */
function dropUnread(root: Root, readBesides?: string[] | null): void {
  const read = new Set(readBesides);
  root.walkDecls(({ value }) => value.match(PROPERTY)?.forEach((name) => read.add(name)));
  const unread: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) unread.push(declaration);
  });
  unread.forEach(removeWithEmpty);
  if (unread.length > 0) dropUnread(root, readBesides);
}

/** Takes a part of the style out, and what is around it where nothing else is in that. */
function removeWithEmpty(part: ChildNode): void {
  const { parent } = part;
  part.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) {
    removeWithEmpty(parent as ChildNode);
  }
}
