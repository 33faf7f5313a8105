/**
 * Checks that scripts and styles of the export parse in the oldest supported browsers: Chrome and
 * Edge 95, Firefox 98, Safari 15.4 (`browserslist` in package.json). Next compiles for them; this
 * verifies the output, since unknown syntax costs a whole script or rule.
 */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parse, tokTypes } from 'acorn';
import postcss, { type Rule } from 'postcss';
import { inlineScripts, inlineStyles, parsePage } from './htmlTree';

/** ES2022 that Safari supports only since 16.4: lookbehind, and static blocks of classes. */
const UNSUPPORTED_SCRIPT = /\(\?<[=!]|^static\s*\{/;

/** @returns Why the oldest browsers cannot parse a script; empty if they can. */
export function scriptProblems(script: string): string[] {
  try {
    parse(script, {
      ecmaVersion: 2022,
      onToken: ({ type, start, end }) => {
        const token = script.slice(start, type === tokTypes.regexp ? end : end + 2);
        const isCandidate = type === tokTypes.regexp || type === tokTypes.name;
        if (isCandidate && UNSUPPORTED_SCRIPT.test(token))
          throw new SyntaxError(`unknown: ${token}`);
      },
    });
  } catch (error) {
    return [(error as Error).message];
  }
  return [];
}

/**
 * Selectors that one of the four does not support: it drops the rule with all selectors of its
 * list.
 */
const UNSUPPORTED_SELECTOR =
  /:(?:has|dir)\(|:(?:popover-open|open|modal|user-invalid|user-valid)\b|::(?:-webkit-|-moz-)/;

/**
 * Values that one of the four does not support: a supported value for the same property must
 * precede.
 */
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

/** @returns The problems of the inline scripts and styles of a page. */
function pageProblems(html: string): string[] {
  const page = parsePage(html);
  return [
    ...inlineScripts(page).flatMap(scriptProblems),
    ...inlineStyles(page).flatMap(styleProblems),
  ];
}

/** @returns The parts of a style sheet that break the layout in the oldest browsers. */
export function styleProblems(css: string): string[] {
  const problems: string[] = [];
  const root = postcss.parse(css);
  // Ignored where unsupported.
  root.walkAtRules('supports', (block) => void block.remove());
  root.walkAtRules(({ name, params }) => {
    if (UNSUPPORTED_AT_RULE.test(`@${name} ${params}`)) problems.push(`@${name} ${params}`);
  });
  root.walkRules((rule) => {
    const unsupported = rule.selectors.filter((selector) => UNSUPPORTED_SELECTOR.test(selector));
    const dropsOthers = unsupported.length > 0 && unsupported.length < rule.selectors.length;
    const isNested = rule.parent?.type === 'rule';
    if (dropsOthers || isNested) problems.push(rule.selector);
    problems.push(...declarationProblems(rule));
  });
  return problems;
}

function declarationProblems({ selector, nodes }: Rule): string[] {
  const declarations = nodes.filter((node) => node.type === 'decl');
  return declarations
    .filter(
      ({ prop }, index) => !declarations.slice(0, index).some((earlier) => earlier.prop === prop),
    )
    .map(({ prop, value }) => `${prop}:${withoutStrings(value)}`)
    .filter((declaration) => UNSUPPORTED_DECLARATIONS.some((pattern) => pattern.test(declaration)))
    .map((declaration) => `${selector}: ${declaration} has no fallback before it`);
}

/** Strings and URLs may contain anything. */
const withoutStrings = (value: string): string =>
  value.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""').replace(/url\([^)]*\)/g, 'url()');

/** The checks by file extension. */
const CHECKS: Record<string, (text: string) => string[]> = {
  '.html': pageProblems,
  '.css': styleProblems,
  '.js': scriptProblems,
};

/** Fails the build if a script or a style is not supported by the oldest browsers. */
export async function checkBrowserSupport(directory: string): Promise<void> {
  const problems = new Set<string>();
  for (const file of await readdir(directory, { recursive: true })) {
    const check = CHECKS[extname(file)];
    if (!check) continue;
    const found = check(await readFile(join(directory, file), 'utf8'));
    for (const problem of found) problems.add(`${file}: ${problem}`);
  }
  if (problems.size > 0) {
    throw new Error(`Not supported by the oldest browsers:\n${[...problems].join('\n')}`);
  }
}
