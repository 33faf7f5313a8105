import { expect, test } from 'playwright/test';
import { classesIn, partForPrint, styleFinder } from './neededStyle';
import { scriptClasses } from './scriptClasses';

/** The part of a style that a page needs. */
const neededOf = (css: string, page: string) =>
  styleFinder()(css, classesIn(page)).replace(/\s+/g, ' ');

const PAGE = '<p class="Ab1-_x_lead">Bonjour</p>{open:"Ab1-_x_open"}';

test('rules of the page’s classes and of its elements stay', () => {
  for (const rule of [
    'p{color:red}',
    '.Ab1-_x_lead{color:red}',
    '.Ab1-_x_open{color:red}',
    '.Ab1-_x_lead.Ab1-_x_open > p{color:red}',
    ':root{--ink:#000}p{color:var(--ink)}',
    ':root{--mark:1px}@media print{:root{--mark:2px}p{margin:calc(var(--mark)*2)}}',
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

test('custom properties that nothing here reads go, and those that only they read', () => {
  expect(neededOf(':root{--ink:#000;--text:var(--ink);color:red}', PAGE)).toBe(':root{color:red}');
  expect(neededOf('@media print{:root{--ink:#000}}p{color:red}', PAGE)).toBe('p{color:red}');
  const css = ':root{--line:red;--ink:#000}';
  expect(styleFinder()(css, new Set(), 'p{color:var(--line)}')).toBe(':root{--line:red}');
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

test('what is for paper alone stands apart, in its order', () => {
  const css =
    '@media print{@page{margin:1mm}a{color:red}}p{color:blue}@media screen,print{b{top:0}}' +
    '@supports (gap:1px){@media print{i{top:0}}}@media print{a{color:blue}}';
  const { screen, print } = partForPrint(css);
  expect(print.replace(/\s+/g, ' ')).toBe('@page{margin:1mm}a{color:red}a{color:blue}');
  expect(screen).toBe(
    'p{color:blue}@media screen,print{b{top:0}}@supports (gap:1px){@media print{i{top:0}}}',
  );
});

test('pages that name other classes get another part of the same style', () => {
  const finder = styleFinder();
  const find = (style: string, page: string) => finder(style, classesIn(page));
  const css = '.Ab1-_x_lead{color:red}.Zz9aaa_card{color:blue}';
  expect(find(css, PAGE)).toBe('.Ab1-_x_lead{color:red}');
  expect(find(css, '<i class="Zz9aaa_card">')).toBe('.Zz9aaa_card{color:blue}');
  expect(find(css, PAGE)).toBe('.Ab1-_x_lead{color:red}');
});

test('scripts may set what they name, and what those name that they may ask for', () => {
  const texts: Record<string, string> = {
    '/site/_next/static/chunks/a.js': 'e.l("static/chunks/b~1.js");set("Ab1-_x_lead")',
    '/site/_next/static/chunks/b~1.js': 'e.l("static/chunks/a.js");set("Ab1-_x_open")',
    '/site/_next/static/chunks/c.js': 'set("Zz9aaa_card")',
  };
  const classesOf = scriptClasses((address) => texts[address] ?? '', '/site/_next/');
  const [a = '', , c = ''] = Object.keys(texts);
  expect([...classesOf([a])].sort()).toEqual(['Ab1-_x_lead', 'Ab1-_x_open']);
  expect([...classesOf([c])]).toEqual(['Zz9aaa_card']);
  expect(classesOf([a, c]).size).toBe(3);
});
