import postcss, { type Declaration } from 'postcss';

/** Reads a custom property, with nothing in its place where there is none. */
const READING = /var\((--[\w-]+)\)/g;

/**
 * Writes the values of the tokens that never change where they are read, so that a page need not
 * declare them: what is packed best is said once more rather than named. A token that anything
 * changes, such as a wish for more contrast, stays a token, and so does what is made of it.
 *
 * @param css The whole style of a page.
 */
export function withConstantTokens(css: string): string {
  const root = postcss.parse(css);
  const declared = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
  });

  /** The value with all that is constant in it written out; nothing where anything changes. */
  function constant(name: string): string | undefined {
    const [only, ...others] = declared.get(name) ?? [];
    if (!only || others.length > 0 || !isOfAllPages(only)) return undefined;
    const value = written(only.value);
    return value.includes('var(') ? undefined : value;
  }
  const written = (value: string): string =>
    value.replace(READING, (reading, name: string) => constant(name) ?? reading);

  root.walkDecls((declaration) => {
    declaration.value = written(declaration.value);
  });
  return root.toString();
}

/** Declared on the root itself, whatever the device. */
const isOfAllPages = ({ parent }: Declaration) =>
  parent?.type === 'rule' &&
  'selector' in parent &&
  parent.selector === ':root' &&
  parent.parent?.type === 'root';
