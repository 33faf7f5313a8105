/**
 * What the export may use of the languages of the Web, so that everything works in the oldest
 * browsers that are promised to work: Chrome and Edge 87, Firefox 78, Safari 14 (`browserslist` in
 * package.json). Next writes scripts and styles for them; this reads what came out, since one word
 * that such a browser does not know costs it a whole script, or a whole rule.
 */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parse, tokTypes } from 'acorn';

/** What all four read of ECMAScript: Firefox 78 knows nothing of 2021. */
const LEVEL = 2020;
/** Correct since 2018, and yet read by no Safari before 16.4. */
const LOOKBEHIND = /\(\?<[=!]/;

/** @returns Why the oldest browsers can't read a script, if they can't. */
export function scriptProblems(script: string): string[] {
  try {
    parse(script, {
      ecmaVersion: LEVEL,
      onToken: ({ type, start, end }) => {
        const token = script.slice(start, end);
        if (type === tokTypes.regexp && LOOKBEHIND.test(token)) {
          throw new SyntaxError(`a lookbehind: ${token}`);
        }
      },
    });
  } catch (error) {
    return [(error as Error).message];
  }
  return [];
}

/**
 * Selectors that one of the four does not know. It drops the rule, the other selectors of its list
 * included: they must stand alone.
 */
const YOUNG_SELECTORS =
  /:(?:has|is|where|dir)\(|:not\([^()]*,|:(?:popover-open|open|modal|focus-visible|user-invalid|user-valid)\b|::(?:backdrop|-webkit-|-moz-)/;

/** What is lost even where it stands alone. */
const LOST_SELECTORS: readonly [RegExp, string][] = [
  [/:where\(/, 'a rule that Chrome 87 passes over'],
  [/:lang\(ae\)/, 'a second copy of the rule, for scripts from right to left'],
];

/** Values that one of the four does not know: what it knows stands before, for the same property. */
const YOUNG_VALUES: readonly [RegExp, string][] = [
  [/[\d.](?:[dsl]v(?:h|w|b|i|min|max)|r?lh|r?cap|r?ic|cq\w+)\b/, 'a young unit'],
  [/\b(?:color-mix|oklch|oklab|lch|lab|light-dark|linear|anchor)\(/, 'a young function'],
  [/^overflow[a-z-]*:clip/, 'overflow: clip'],
  [/^content:"" ?\//, 'how a sign is read aloud'],
  [/^(?:inline|block|min|max|width|height)[a-z-]*:(?:fit-content|stretch)/, 'a young size'],
];

/** What has an older word for the same, and would be lost. */
const YOUNG_PROPERTIES: readonly [RegExp, string][] = [
  [/^(?:rotate|translate|scale):/, 'write it as a transform: unknown before Chrome 104'],
  [
    /^inset(?:-inline|-block)?(?:-start|-end)?:/,
    'write top, right, bottom, left: unknown to Safari 14.0',
  ],
];

const YOUNG_BLOCKS =
  /^@(?:layer|container|scope|property|starting-style|view-transition)\b|^@media.*[<>]/;

/** One block of a style sheet. */
interface Block {
  /** What stands before its brace. */
  head: string;
  declarations: string[];
  /** The heads of the blocks around it. */
  around: string[];
}

/** @returns What is wrong so in the scripts and styles that stand in a page. */
export function pageProblems(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\stype="application\//.test(attributes))
    .flatMap(([, , script = '']) => scriptProblems(script));
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)];
  return [...scripts, ...styles.flatMap(([, css = '']) => styleProblems(css))];
}

/** @returns What in a style sheet costs the oldest browsers more than an ornament. */
export function styleProblems(css: string): string[] {
  return blocksOf(css).flatMap((block) => {
    const { head, around } = block;
    // A browser reads it only where it says that it knows it.
    if ([head, ...around].some((it) => it.startsWith('@supports'))) return [];
    if (YOUNG_BLOCKS.test(head)) return [`${head}: a block that old browsers pass over`];
    if (head.startsWith('@')) return [];
    const isNested = around.some((it) => !it.startsWith('@'));
    const found = [...selectorProblems(head), ...declarationProblems(block)];
    return [...(isNested ? ['a rule within a rule'] : []), ...found].map((it) => `${head}: ${it}`);
  });
}

function selectorProblems(head: string): string[] {
  const selectors = splitList(head);
  const young = selectors.filter((it) => YOUNG_SELECTORS.test(it));
  const lost = LOST_SELECTORS.filter(([sign]) => sign.test(head)).map(([, name]) => name);
  return young.length > 0 && young.length < selectors.length
    ? [...lost, `${young[0]} takes the other selectors of its list with it`]
    : lost;
}

function declarationProblems({ declarations }: Block): string[] {
  return declarations.flatMap((declaration, index) => {
    const property = declaration.slice(0, declaration.indexOf(':') + 1);
    const hasOlder = declarations.slice(0, index).some((it) => it.startsWith(property));
    const signs = hasOlder ? [] : [...YOUNG_VALUES, ...YOUNG_PROPERTIES];
    return signs
      .filter(([sign]) => sign.test(declaration))
      .map(([, name]) => `${declaration} has nothing before it (${name})`);
  });
}

/** The selectors of a list: a comma within brackets ends none. */
function splitList(list: string): string[] {
  let depth = 0;
  let selectors = [''];
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) selectors = [...selectors, ''];
    else selectors.push((selectors.pop() ?? '') + sign);
  }
  return selectors;
}

/** The blocks of a style sheet, the inner before the outer. */
function blocksOf(css: string): Block[] {
  // What stands in quotes or in an address may hold any sign.
  const plain = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gs, '""')
    .replace(/url\([^)]*\)/g, 'url()');
  const open: Block[] = [];
  const closed: Block[] = [];
  let start = 0;
  for (const { 0: sign, index } of plain.matchAll(/[{};]/g)) {
    const text = plain.slice(start, index).trim();
    start = index + 1;
    if (sign === '{') {
      open.push({ head: text, declarations: [], around: open.map(({ head }) => head) });
      continue;
    }
    if (text) open.at(-1)?.declarations.push(text.replace(/\s*:\s*/, ':'));
    const block = sign === '}' ? open.pop() : undefined;
    if (block) closed.push(block);
  }
  return closed;
}

/** What reads each kind of file as the oldest browsers would. */
const READERS: Record<string, (text: string) => string[]> = {
  '.html': pageProblems,
  '.css': styleProblems,
  '.js': scriptProblems,
};

/**
 * Stops the build where a script or a style is not for the oldest browsers that are promised.
 *
 * @param directory Folder of the export.
 */
export async function refuseYoungLanguage(directory: string): Promise<void> {
  const problems = new Set<string>();
  for (const file of await readdir(directory, { recursive: true })) {
    const find = READERS[extname(file)];
    if (!find) continue;
    const found = find(await readFile(join(directory, file), 'utf8'));
    for (const problem of found) problems.add(`${file}: ${problem}`);
  }
  if (problems.size > 0) {
    throw new Error(`Not for the browsers that are promised:\n${[...problems].join('\n')}`);
  }
}
