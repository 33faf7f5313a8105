import { expect, test } from 'playwright/test';
import { shortClassNames } from './shortClassNames';

const SHEET =
  '.VmHeFq_actions{gap:0}.p9op_q_card:hover .swiper-slide{animation:VmHeFq_turn 1s}@keyframes VmHeFq_turn{to{gap:0}}';

test('shortens the names of CSS Modules everywhere', () => {
  const shorten = shortClassNames([SHEET]);
  const css = shorten(SHEET);
  const [, actions, card, turn] =
    /^\.([a-z]{3})\{gap:0\}\.([a-z]{3}):hover \.swiper-slide\{animation:([a-z]{3}) 1s\}/.exec(
      css,
    ) ?? [];
  expect(css).toContain(`@keyframes ${turn}{`);
  expect(shorten('<p class="VmHeFq_actions p9op_q_card">VmHeFq_other</p>')).toBe(
    `<p class="${actions} ${card}">VmHeFq_other</p>`,
  );
  expect(shorten('e.s(["card","p9op_q_card"])')).toBe(`e.s(["card","${card}"])`);
  // A class keeps its name from build to build.
  expect(shortClassNames(['.aaaaaa_more{gap:0}', SHEET])('VmHeFq_actions')).toBe(actions);
});

test('shortens names whose hash begins with a digit or a hyphen', () => {
  const digit = '._7lYnIW_signs{gap:0}';
  expect(shortClassNames([digit])(digit)).toMatch(/^\.[a-z]{3}\{/);
  const sheet = '.-\\38 vvvG_nav{animation:-\\38 vvvG_slide-in 1s}@keyframes -\\38 vvvG_slide-in{}';
  const shorten = shortClassNames([sheet]);
  const [, nav] =
    /^\.([a-z]{3})\{animation:([a-z]{3}) 1s\}@keyframes \2\{\}$/.exec(shorten(sheet)) ?? [];
  expect(shorten('<nav class="-8vvvG_nav">')).toBe(`<nav class="${nav}">`);
});

test('two classes never share a name', () => {
  const names = Array.from({ length: 1000 }, (_, index) => `p9op_q_${'x'.repeat(1 + index)}`);
  const short = shortClassNames([names.map((name) => `.${name}{gap:0}`).join('')])(names.join(' '));
  expect(new Set(short.split(' ')).size).toBe(names.length);
});
