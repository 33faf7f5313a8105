import { expect, test } from 'playwright/test';
import { scriptProblems, styleProblems } from './browserSupport';

test('accepts scripts of 2022, refuses what Safari 15.4 lacks', () => {
  const known = 'class A { #b = 1; static c = a?.b ?? 1 } a ??= 1; static_ = "static {";';
  expect(scriptProblems(known)).toEqual([]);
  for (const young of ['class A { static { b() } }', 'class A{static{b()}}', '/(?<=a)b/', 'a(']) {
    expect(scriptProblems(young), young).toHaveLength(1);
  }
});

test('accepts styles that old browsers ignore harmlessly', () => {
  for (const css of [
    '.a:has(b),.c:has(d){color:red}',
    '.a{height:100vh;height:100dvh}',
    '@supports (rotate:0deg){.a{rotate:0deg}}',
    '.a:after{content:"@layer{rotate:0}"}.b{background:url(x;{rotate:1)}',
    '.a{top:0;transform:rotate(1deg);transition:scale .2s;flow:1dv}',
  ]) {
    expect(styleProblems(css), css).toEqual([]);
  }
});

test('refuses styles that cost old browsers a rule', () => {
  for (const css of [
    '.a,.b:has(c){color:red}',
    '.a{height:100dvh}',
    '@media print{.a{width:1px;overflow:clip}}',
    '.a:after{content:"/" / ""}',
    '.a{color:red;rotate:3deg}',
    '@layer a{.b{color:red}}',
    '@media (width>=40em){.b{color:red}}',
    '.a{color:red;.b{color:blue}}',
  ]) {
    expect(styleProblems(css), css).toHaveLength(1);
  }
});
