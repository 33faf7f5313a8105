import { expect, test, type Page } from 'playwright/test';
import { findUnfit } from '../fit';
import { enter, open, states, templates } from '../states';

/** The ways to read that every page has to bear: WCAG 1.4.10 and 1.4.12. */
const readings = [
  { name: 'at 400 % zoom', width: 320, height: 256, css: ':root {}' },
  {
    name: 'with the text spaced out',
    width: 320,
    height: 640,
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
  },
] as const;

// The pages' policy refuses the style sheets that these tests bring along.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Reads the page in each way, and expects that all of it is there. */
async function expectFit(page: Page) {
  for (const { name, css, ...size } of readings) {
    await page.setViewportSize(size);
    const style = await page.addStyleTag({ content: css });
    expect.soft(await findUnfit(page), name).toEqual([]);
    await style.evaluate((element: Element) => element.remove());
  }
}

for (const path of templates) {
  test(`${path} fits at 400 % zoom and with its text spaced out`, async ({ page }) => {
    await open(page, path);
    await expectFit(page);
  });
}

for (const state of states.filter(({ isWordy }) => isWordy)) {
  test(`${state.name}: all fits at 400 % zoom and with its text spaced out`, async ({ page }) => {
    await enter(page, state);
    await expectFit(page);
  });
}
