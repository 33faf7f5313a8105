import { expect, test } from 'playwright/test';
import { criticalCss, partForFew, scriptClasses } from './criticalCss';

/** What a page needs that names two classes, and whose scripts name a third. */
const neededOf = (css: string) => criticalCss(css, 'Ab1-_x_lead _2b3c4d_more', 'Ab1-_x_open');

test('rules of the page’s classes and of its elements stay in it', () => {
  for (const rule of [
    'p{color:red}',
    '.Ab1-_x_lead._2b3c4d_more > p{color:red}',
    ':root{--mark:1px}@media print{:root{--mark:2px}p{margin:calc(var(--mark)*2)}}',
    '@font-face{font-family:x;src:url(/x.woff2)}',
    'p{animation:1s Zz9aaa_turn}@keyframes Zz9aaa_turn{from{opacity:0}to{opacity:1}}',
    // What an element must not be, or may be, need not be there.
    '.Ab1-_x_lead:not(.Zz9aaa_card){color:red}',
    '.Ab1-_x_lead:is(.Zz9aaa_card,p){color:red}',
    '.Ab1-_x_lead:has(> .Zz9aaa_card:not(:hover)){color:red}',
  ]) {
    expect(neededOf(rule)).toEqual({ now: rule, later: '' });
  }
});

test('rules of what only scripts show come with these', () => {
  const page = '@font-face{src:url(/x)}:root{--ink:#000}';
  for (const rule of [
    '.Ab1-_x_lead.Ab1-_x_open > p{color:var(--ink)}',
    '@media (min-width:1px){.Ab1-_x_open{color:var(--ink)}}',
    '.Ab1-_x_open{color:var(--ink);animation:Ab1-_x_turn 1s}@keyframes Ab1-_x_turn{to{opacity:1}}',
  ]) {
    expect(neededOf(page + rule)).toEqual({ now: page, later: rule });
  }
  expect(neededOf('.Ab1-_x_open,.Ab1-_x_lead{color:red}')).toEqual({
    now: '.Ab1-_x_lead{color:red}',
    later: '.Ab1-_x_open{color:red}',
  });
});

test('rules that nothing here can need go, and what they leave empty', () => {
  for (const rule of [
    '._9z9aaa_card{color:red}',
    '.Ab1-_x_open .Zz9aaa_card{color:red}',
    '@supports (gap:1px){@media print{.Zz9aaa_card{color:red}}}',
    '.Ab1-_x_lead:-moz-any(a,b){color:red}',
  ]) {
    expect(neededOf(rule)).toEqual({ now: '', later: '' });
  }
  // Custom properties that nothing reads, and those that only these read.
  expect(neededOf(':root{--ink:#000;--text:var(--ink);color:red}').now).toBe(':root{color:red}');
  const read = criticalCss(':root{--line:red;--ink:#000}', '', '', 'p{color:var(--line)}');
  expect(read.now).toBe(':root{--line:red}');
});

test('what is for paper or for few stands apart, in its order', () => {
  const few = '@media print{@page{margin:1mm}a{color:red}}@media (max-width:15em){a{color:blue}}';
  const most = 'p{color:blue}@media screen,print{b{top:0}}';
  expect(partForFew(most + few)).toEqual({ most, few });
});

test('scripts may set what they name, and what those name that they may ask for', () => {
  const texts: Record<string, string> = {
    '/site/_next/static/chunks/a.js': 'e.l("static/chunks/b~1.js");set("Ab1-_x_lead")',
    '/site/_next/static/chunks/b~1.js': 'e.l("static/chunks/a.js");set("Ab1-_x_open")',
  };
  const classes = scriptClasses(
    ['/site/_next/static/chunks/a.js'],
    (address) => texts[address] ?? '',
    '/site/_next/',
  );
  expect([...classes].sort()).toEqual(['Ab1-_x_lead', 'Ab1-_x_open']);
});
