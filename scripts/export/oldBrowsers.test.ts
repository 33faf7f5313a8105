import { expect, test } from 'playwright/test';
import { pageProblems, scriptProblems, styleProblems } from './oldBrowsers';

test('a script of 2020 is read, a younger one is not', () => {
  expect(scriptProblems('for await (const d of e);')).toHaveLength(1);
  expect(scriptProblems('const a = b?.c ?? 1; (async () => { await import(a); })();')).toEqual([]);
  for (const young of [
    'a ??= 1',
    'class A { static { b() } }',
    'class A { #b = 1 }',
    '/(?<=a)b/',
  ]) {
    expect(scriptProblems(young), young).toHaveLength(1);
  }
});

for (const [what, css] of [
  ['a young selector that stands alone', '.a:has(b),.c:has(d){color:red}'],
  ['a young value after one that all know', '.a{height:100vh;height:100dvh}'],
  ['anything where the browser says that it knows it', '@supports (inset:0){.a{inset:0}}'],
  [
    'a sign in a text or an address',
    '.a:after{content:"@layer{inset:0}"}.b{background:url(x;{rotate:1)}',
  ],
  ['what only looks young', '.a{top:0;transform:rotate(1deg);transition:scale .2s;flow:1dv}'],
] as const) {
  test(`a style may have ${what}`, () => {
    expect(styleProblems(css)).toEqual([]);
  });
}

for (const [what, css] of [
  ['a selector that takes others with it', '.a,.b:has(c){color:red}'],
  ['a weightless selector', ':where(.a){color:red}'],
  ['a second copy for scripts from right to left', '.a:not(:lang(ae)){color:red}'],
  ['a young value with nothing before it', '.a{height:100dvh}'],
  ['a young value after another property', '@media print{.a{width:1px;overflow:clip}}'],
  ['how a sign is read aloud, and not the sign', '.a:after{content:"/" / ""}'],
  ['a transform of its own', '.a{color:red;rotate:3deg}'],
  ['the sides in one word', '.a{inset:0}'],
  ['a layer', '@layer a{.b{color:red}}'],
  ['a width between signs', '@media (width>=40em){.b{color:red}}'],
  ['a rule within a rule', '.a{color:red;.b{color:blue}}'],
] as const) {
  test(`a style may not have ${what}`, () => {
    expect(styleProblems(css)).toHaveLength(1);
  });
}

test('the scripts and styles that stand in a page are read, and its data is not', () => {
  const page = '<style>.a{inset:0}</style><script type="application/json">{</script>';
  expect(pageProblems(`${page}<script>a ??= 1</script>`)).toHaveLength(2);
});
