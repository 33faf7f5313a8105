import { expect, test } from 'playwright/test';
import { withConstantTokens } from './constantTokens';

test('what never changes is written out, also where another token is made of it', () => {
  const css = ':root{--navy:#123;--edge:1px solid var(--navy)}p{border:var(--edge)}';
  expect(withConstantTokens(css)).toMatch(/p\{border:1px solid #123\}$/);
});

test('what a device, a wish or an element changes stays a token, and what is made of it', () => {
  const changed = 'p{border:var(--edge)}';
  for (const change of [
    '@media (prefers-contrast:more){:root{--navy:#000}}',
    'footer{--navy:#fff}',
  ]) {
    const css = `:root{--navy:#123;--edge:1px solid var(--navy)}${changed}${change}`;
    expect(withConstantTokens(css)).toBe(css);
  }
  const wide = `@media (min-width:40em){:root{--edge:0}}${changed}`;
  expect(withConstantTokens(wide)).toBe(wide);
  const orElse = ':root{--edge:0}p{border:var(--edge,1px)}';
  expect(withConstantTokens(orElse)).toBe(orElse);
});
