import { expect, test } from 'playwright/test';
import { classesIn, styleFinder } from './neededStyle';

/** The part of a style that a page needs, where scripts know one class of their own. */
const neededOf = (css: string, html: string) =>
  styleFinder(classesIn('{open:"Ab1-_x_open"}'))(css, html).replace(/\s+/g, ' ');

const PAGE = '<p class="Ab1-_x_lead">Bonjour</p>';

test('rules of the page, of its elements and of what scripts may add stay', () => {
  for (const rule of [
    'p{color:red}',
    '.Ab1-_x_lead{color:red}',
    '.Ab1-_x_open{color:red}',
    '.Ab1-_x_lead.Ab1-_x_open > p{color:red}',
    ':root{--ink:#000}',
    '.plain{color:red}',
    '@font-face{font-family:x;src:url(/x.woff2)}',
    '@keyframes Zz9aaa_turn{from{opacity:0}to{opacity:1}}',
  ]) {
    expect(neededOf(rule, PAGE)).toBe(rule);
  }
});

test('rules of classes that nothing here bears go, and what they leave empty', () => {
  expect(neededOf('.Zz9aaa_card{color:red}', PAGE)).toBe('');
  expect(neededOf('.Ab1-_x_lead .Zz9aaa_card{color:red}', PAGE)).toBe('');
  expect(neededOf('@media print{.Zz9aaa_card{color:red}}', PAGE)).toBe('');
  expect(neededOf('@supports (gap:1px){@media print{.Zz9aaa_card{color:red}}}', PAGE)).toBe('');
  expect(neededOf('.Zz9aaa_card,.Ab1-_x_lead{color:red}', PAGE)).toBe('.Ab1-_x_lead{color:red}');
});

test('what an element must not be, or may be, need not be there', () => {
  for (const rule of [
    '.Ab1-_x_lead:not(.Zz9aaa_card){color:red}',
    '.Ab1-_x_lead:is(.Zz9aaa_card,p){color:red}',
    '.Ab1-_x_lead:has(> .Zz9aaa_card:not(:hover)){color:red}',
  ]) {
    expect(neededOf(rule, PAGE)).toBe(rule);
  }
});

test('pages that name other classes get another part of the same style', () => {
  const find = styleFinder(new Set());
  const css = '.Ab1-_x_lead{color:red}.Zz9aaa_card{color:blue}';
  expect(find(css, PAGE)).toBe('.Ab1-_x_lead{color:red}');
  expect(find(css, '<i class="Zz9aaa_card">')).toBe('.Zz9aaa_card{color:blue}');
  expect(find(css, PAGE)).toBe('.Ab1-_x_lead{color:red}');
});
