import { expect, test } from 'playwright/test';
import { classesIn } from '../nextOutput';
import { partForFew, scriptClasses, styleFinder } from './criticalCss';

const PAGE = '<p class="Ab1-_x_lead _2b3c4d_more">Bonjour</p>';
const SCRIPTS = '{open:"Ab1-_x_open"}';

/** The part of a style that a page needs, without its scripts and with them. */
function neededOf(css: string) {
  const { now, later } = styleFinder()(css, classesIn(PAGE), classesIn(SCRIPTS));
  return { now: now.replace(/\s+/g, ' '), later: later.replace(/\s+/g, ' ') };
}

test('rules of the page’s classes and of its elements stay in it', () => {
  for (const rule of [
    'p{color:red}',
    '.Ab1-_x_lead{color:red}',
    '.Ab1-_x_lead._2b3c4d_more > p{color:red}',
    ':root{--ink:#000}p{color:var(--ink)}',
    ':root{--mark:1px}@media print{:root{--mark:2px}p{margin:calc(var(--mark)*2)}}',
    '.plain{color:red}',
    '@font-face{font-family:x;src:url(/x.woff2)}',
    'p{animation:1s Zz9aaa_turn}@keyframes Zz9aaa_turn{from{opacity:0}to{opacity:1}}',
  ]) {
    expect(neededOf(rule)).toEqual({ now: rule, later: '' });
  }
});

test('rules of what only scripts show come with these', () => {
  for (const rule of [
    '.Ab1-_x_open{color:red}',
    '.Ab1-_x_lead.Ab1-_x_open > p{color:red}',
    '@media (min-width:1px){.Ab1-_x_open{color:red}}',
  ]) {
    expect(neededOf(`@font-face{src:url(/x)}p{top:0}${rule}`)).toEqual({
      now: '@font-face{src:url(/x)}p{top:0}',
      later: rule,
    });
  }
  expect(neededOf('.Ab1-_x_open,.Ab1-_x_lead{color:red}')).toEqual({
    now: '.Ab1-_x_lead{color:red}',
    later: '.Ab1-_x_open{color:red}',
  });
  const steps = '@keyframes Ab1-_x_turn{to{opacity:1}}';
  const turning = `.Ab1-_x_open{animation:Ab1-_x_turn 1s}${steps}`;
  expect(neededOf(turning)).toEqual({ now: '', later: turning });
  expect(neededOf(`p{animation:Ab1-_x_turn 1s}${turning}`)).toEqual({
    now: `p{animation:Ab1-_x_turn 1s}${steps}`,
    later: '.Ab1-_x_open{animation:Ab1-_x_turn 1s}',
  });
  expect(neededOf(`.Zz9aaa_card{animation:Ab1-_x_turn}${steps}`)).toEqual({ now: '', later: '' });
  // The page declares what they read.
  const css = ':root{--ink:#000}.Ab1-_x_open{color:var(--ink)}';
  expect(neededOf(css).now).toBe(':root{--ink:#000}');
});

test('rules for browsers that no one promises go', () => {
  const css = '.Ab1-_x_lead:-moz-any(a,b){color:red}.Ab1-_x_lead:is(a,b){color:red}';
  expect(neededOf(css).now).toBe('.Ab1-_x_lead:is(a,b){color:red}');
});

test('rules of classes that nothing here bears go, and what they leave empty', () => {
  for (const rule of [
    '.Zz9aaa_card{color:red}',
    '._9z9aaa_card{color:red}',
    '.Ab1-_x_lead .Zz9aaa_card{color:red}',
    '.Ab1-_x_open .Zz9aaa_card{color:red}',
    '@media print{.Zz9aaa_card{color:red}}',
    '@supports (gap:1px){@media print{.Zz9aaa_card{color:red}}}',
  ]) {
    expect(neededOf(rule)).toEqual({ now: '', later: '' });
  }
  expect(neededOf('.Zz9aaa_card,.Ab1-_x_lead{color:red}').now).toBe('.Ab1-_x_lead{color:red}');
});

test('custom properties that nothing here reads go, and those that only they read', () => {
  expect(neededOf(':root{--ink:#000;--text:var(--ink);color:red}').now).toBe(':root{color:red}');
  expect(neededOf('@media print{:root{--ink:#000}}p{color:red}').now).toBe('p{color:red}');
  const css = ':root{--line:red;--ink:#000}';
  const { now } = styleFinder()(css, new Set(), new Set(), 'p{color:var(--line)}');
  expect(now).toBe(':root{--line:red}');
});

test('what an element must not be, or may be, need not be there', () => {
  for (const rule of [
    '.Ab1-_x_lead:not(.Zz9aaa_card){color:red}',
    '.Ab1-_x_lead:is(.Zz9aaa_card,p){color:red}',
    '.Ab1-_x_lead:has(> .Zz9aaa_card:not(:hover)){color:red}',
  ]) {
    expect(neededOf(rule).now).toBe(rule);
  }
});

test('what is for paper or for few stands apart, in its order', () => {
  const css =
    '@media print{@page{margin:1mm}a{color:red}}p{color:blue}@media screen,print{b{top:0}}' +
    '@supports (gap:1px){@media print{i{top:0}}}@media (max-width:15em){a{color:blue}}';
  const { most, few } = partForFew(css);
  expect(few).toBe(
    '@media print{@page{margin:1mm}a{color:red}}@media (max-width:15em){a{color:blue}}',
  );
  expect(most).toBe(
    'p{color:blue}@media screen,print{b{top:0}}@supports (gap:1px){@media print{i{top:0}}}',
  );
});

test('pages that name other classes get another part of the same style', () => {
  const finder = styleFinder();
  const find = (style: string, page: string) => finder(style, classesIn(page), new Set()).now;
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
