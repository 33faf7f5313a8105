/**
 * What the export may use of the languages of the Web, so that everything works in the oldest
 * browsers that are promised to work: Chrome and Edge 87, Firefox 78, Safari 14 (`browserslist` in
 * package.json). Next writes scripts and styles for them; this reads what came out, since one word
 * that such a browser does not know costs it a whole script, or a whole rule.
 */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parse, tokTypes } from 'acorn';
import postcss, { type AnyNode, type Node, type Rule } from 'postcss';

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
  const problems: string[] = [];
  postcss.parse(css).walk((node) => {
    // A browser reads it only where it says that it knows it.
    if (isWithin(node, (it) => it.type === 'atrule' && it.name === 'supports')) return;
    if (node.type === 'atrule') {
      const head = `@${node.name} ${node.params}`;
      if (YOUNG_BLOCKS.test(head)) problems.push(`${head}: a block that old browsers pass over`);
    } else if (node.type === 'rule') {
      const found = [...selectorProblems(node.selectors), ...declarationProblems(node)];
      if (isWithin(node.parent, (it) => it.type === 'rule')) found.push('a rule within a rule');
      problems.push(...found.map((it) => `${node.selector}: ${it}`));
    }
  });
  return problems;
}

/** Whether a node, or one around it, is what is meant. */
function isWithin(node: Node | undefined, isMeant: (node: AnyNode) => boolean): boolean {
  return node !== undefined && (isMeant(node as AnyNode) || isWithin(node.parent, isMeant));
}

function selectorProblems(selectors: readonly string[]): string[] {
  const young = selectors.filter((it) => YOUNG_SELECTORS.test(it));
  const lost = LOST_SELECTORS.filter(([sign]) => sign.test(selectors.join())).map(([, it]) => it);
  return young.length > 0 && young.length < selectors.length
    ? [...lost, `${young[0]} takes the other selectors of its list with it`]
    : lost;
}

function declarationProblems({ nodes }: Rule): string[] {
  const declarations = nodes.filter((it) => it.type === 'decl');
  return declarations.flatMap(({ prop, value }, index) => {
    const hasOlder = declarations.slice(0, index).some((it) => it.prop === prop);
    const signs = hasOlder ? [] : [...YOUNG_VALUES, ...YOUNG_PROPERTIES];
    const declaration = `${prop}:${withoutTexts(value)}`;
    return signs
      .filter(([sign]) => sign.test(declaration))
      .map(([, name]) => `${declaration} has nothing before it (${name})`);
  });
}

/** What stands in quotes or in an address may hold any sign. */
const withoutTexts = (value: string): string =>
  value.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""').replace(/url\([^)]*\)/g, 'url()');

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
