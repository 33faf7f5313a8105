/**
 * What the export may use of the languages of the Web, so that everything works in the oldest
 * browsers that are promised to work: Chrome and Edge 95, Firefox 98, Safari 15.4 (`browserslist` in
 * package.json). Next writes scripts and styles for them; this reads what came out, since one word
 * that such a browser does not know costs it a whole script, or a whole rule.
 */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parse, tokTypes } from 'acorn';
import postcss, { type Rule } from 'postcss';

/** Of 2022, and yet read by no Safari before 16.4: lookbehinds, and static blocks of a class. */
const UNSUPPORTED_SCRIPT = /\(\?<[=!]|^static\s*\{/;

/** @returns Why the oldest browsers can't read a script, if they can't. */
export function scriptProblems(script: string): string[] {
  try {
    parse(script, {
      ecmaVersion: 2022,
      onToken: ({ type, start, end }) => {
        const token = script.slice(start, type === tokTypes.regexp ? end : end + 2);
        const mayBeYoung = type === tokTypes.regexp || type === tokTypes.name;
        if (mayBeYoung && UNSUPPORTED_SCRIPT.test(token)) throw new SyntaxError(`unknown: ${token}`);
      },
    });
  } catch (error) {
    return [(error as Error).message];
  }
  return [];
}

/** Selectors that one of the four does not know: it drops the rule, the others of its list included. */
const UNSUPPORTED_SELECTOR =
  /:(?:has|dir)\(|:(?:popover-open|open|modal|user-invalid|user-valid)\b|::(?:-webkit-|-moz-)/;

/** What one of the four does not know: a value that it does stands before, for the same property. */
const UNSUPPORTED_DECLARATIONS: readonly RegExp[] = [
  /[\d.](?:[dsl]v(?:h|w|b|i|min|max)|r?lh|r?cap|r?ic|cq\w+)\b/,
  /\b(?:color-mix|oklch|oklab|light-dark|linear|anchor)\(/,
  /^overflow[a-z-]*:clip/,
  /^content:"" ?\//,
  /^(?:inline|block|min|max|width|height)[a-z-]*:stretch/,
  /^(?:rotate|translate|scale):/,
];

const UNSUPPORTED_AT_RULE =
  /^@(?:layer|container|scope|property|starting-style|view-transition)\b|^@media.*[<>]/;

/** @returns What is wrong so in the scripts and styles that stand in a page. */
function pageProblems(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\stype="application\//.test(attributes))
    .flatMap(([, , script = '']) => scriptProblems(script));
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)];
  return [...scripts, ...styles.flatMap(([, css = '']) => styleProblems(css))];
}

/** @returns What in a style sheet costs the oldest browsers more than an ornament. */
export function styleProblems(css: string): string[] {
  const problems: string[] = [];
  const root = postcss.parse(css);
  // A browser reads it only where it says that it knows it.
  root.walkAtRules('supports', (block) => void block.remove());
  root.walkAtRules(({ name, params }) => {
    if (UNSUPPORTED_AT_RULE.test(`@${name} ${params}`)) problems.push(`@${name} ${params}`);
  });
  root.walkRules((rule) => {
    const young = rule.selectors.filter((it) => UNSUPPORTED_SELECTOR.test(it));
    const takesOthers = young.length > 0 && young.length < rule.selectors.length;
    const isNested = rule.parent?.type === 'rule';
    if (takesOthers || isNested) problems.push(rule.selector);
    problems.push(...declarationProblems(rule));
  });
  return problems;
}

function declarationProblems({ selector, nodes }: Rule): string[] {
  const declarations = nodes.filter((it) => it.type === 'decl');
  return declarations
    .filter(({ prop }, index) => !declarations.slice(0, index).some((it) => it.prop === prop))
    .map(({ prop, value }) => `${prop}:${withoutTexts(value)}`)
    .filter((declaration) => UNSUPPORTED_DECLARATIONS.some((sign) => sign.test(declaration)))
    .map((declaration) => `${selector}: ${declaration} has nothing before it`);
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

/** Stops the build where a script or a style is not for the oldest browsers that are promised. */
export async function checkBrowserSupport(directory: string): Promise<void> {
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
