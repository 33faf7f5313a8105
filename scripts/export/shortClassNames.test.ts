import { expect, test } from 'playwright/test';
import { shortClassNames } from './shortClassNames';

const SHEET = '.VmHeFq_actions{gap:0}.p9op_q_card:hover .swiper-slide{animation:VmHeFq_turn 1s}';

test('shortens the class names of CSS Modules everywhere', () => {
  const shorten = shortClassNames([SHEET]);
  const css = shorten(SHEET);
  const [, actions, card] = /^\.(\w{4})\{gap:0\}\.(\w{4}):hover /.exec(css) ?? [];
  expect(css).toBe(`.${actions}{gap:0}.${card}:hover .swiper-slide{animation:VmHeFq_turn 1s}`);
  expect(shorten('<p class="VmHeFq_actions p9op_q_card">VmHeFq_other</p>')).toBe(
    `<p class="${actions} ${card}">VmHeFq_other</p>`,
  );
  expect(shorten('e.s(["card","p9op_q_card"])')).toBe(`e.s(["card","${card}"])`);
});

test('shortens names whose hash begins with a digit', () => {
  const sheet = '._7lYnIW_signs{gap:0}';
  expect(shortClassNames([sheet])(sheet)).toMatch(/^\.\w{4}\{/);
});

test('a class keeps its name from build to build', () => {
  const before = shortClassNames([SHEET])('VmHeFq_actions');
  const after = shortClassNames(['.aaaaaa_more{gap:0}', SHEET])('VmHeFq_actions');
  expect(after).toBe(before);
});
