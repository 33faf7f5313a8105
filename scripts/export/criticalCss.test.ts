import postcss from 'postcss';
import { expect, test } from 'playwright/test';
import { inlineConstants, splitStyle } from './criticalCss';
import { parsePage } from './htmlTree';

/** A page whose scripts contain names of other elements. */
const split = (css: string) =>
  splitStyle(
    postcss.parse(css),
    parsePage('<p class="a_lead b_more"><b></b><a href="/"></a></p><i></i>'),
    (name) => ['a_open', 'dialog', 'aria-busy'].includes(name),
  );

test('inlines the rules of the page’s classes and elements', () => {
  for (const rule of [
    'p{color:red}',
    '.a_lead.b_more > b:first-child{color:red}',
    'p:not(:hover) + i::before{color:red}',
    'p > [href]{color:red}',
    'i:empty{color:red}',
    'b[aria-invalid]{color:red}',
    'a[href^="tel b"]{color:red}',
    '@font-face{font-family:x;src:url(/x.woff2)}',
    'p{animation:1s z_turn}@keyframes z_turn{from{opacity:0}to{opacity:1}}',
    // Arguments of `:not()` and `:is()` need not occur in the page.
    '.a_lead:not(.z_card){color:red}',
    '.a_lead:is(.z_card,p){color:red}',
    '.a_lead:has(> .z_card:not(:hover)){color:red}',
    'p:where(.a_lead:hover) > b{color:red}',
  ]) {
    expect(split(rule)).toEqual({ critical: rule, deferred: '' });
  }
});

test('defers script-only, print and forced-colors rules', () => {
  const page = '@font-face{src:url(/x)}:root{--ink:#000}b{color:var(--ink)}';
  for (const rule of [
    '.a_lead.a_open > p{color:var(--ink)}',
    'p[aria-busy]{color:var(--ink)}',
    'p > dialog{color:var(--ink)}',
    'i:not(:empty){color:var(--ink)}',
    'i > p, a:first-child{color:var(--ink)}',
    '@media (hover:hover){a:hover{color:var(--ink)}}',
    '@media (min-width:1px){.a_open{color:var(--ink)}}',
    '.a_open{color:var(--ink);animation:a_turn 1s}@keyframes a_turn{to{opacity:1}}',
    '@media print{@page{margin:1mm}a{color:var(--ink)}}@media (prefers-contrast:more){.a_open{color:red}}',
  ]) {
    expect(split(page + rule)).toEqual({ critical: page, deferred: rule });
  }
  expect(split(':root{--ink:#000;--ground:#fff}.a_open{color:var(--ink)}')).toEqual({
    critical: ':root{--ink:#000}',
    deferred: '.a_open{color:var(--ink)}',
  });
  expect(split('.a_open,.a_lead{color:red}')).toEqual({
    critical: '.a_lead{color:red}',
    deferred: '.a_open{color:red}',
  });
});

test('drops unused rules and emptied blocks', () => {
  for (const rule of [
    '.z_card{color:red}',
    ':where(.z_card:not(.a_lead)) b{color:red}',
    'table{color:red}',
    '.a_open .z_card{color:red}',
    '@supports (gap:1px){@media print{.z_card{color:red}}}',
    ':root{--ink:#000;--text:var(--ink)}',
  ]) {
    expect(split(rule)).toEqual({ critical: '', deferred: '' });
  }
});

test('replaces custom properties that have one value', () => {
  const used = (tokens: string) => {
    const inlined = inlineConstants(postcss.parse(`${tokens}b{color:var(--ink)}`)).toString();
    return inlined.slice(inlined.lastIndexOf('b{'));
  };
  expect(used(':root{--ink:var(--night);--night:#000}')).toBe('b{color:#000}');
  for (const changed of ['@media (max-width:9em){:root{--ink:red}}', 'i{--ink:red}']) {
    expect(used(`:root{--ink:#000}${changed}`)).toBe('b{color:var(--ink)}');
  }
  expect(used('i{--ink:red}')).toBe('b{color:var(--ink)}');
});
