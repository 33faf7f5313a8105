// What the specification demands of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';
import { expectTurn, HOME_INTERVAL, next, openWithStoppedClock } from '../slider';

test('the three sliders run on the constants of the specification', async ({ page }) => {
  const constants = {
    loop: true,
    slidesPerView: 1,
    speed: 300,
    threshold: 5,
    touchAngle: 45,
    longSwipesRatio: 0.5,
    longSwipesMs: 300,
    resistanceRatio: 0.85,
  };
  for (const [path, interval] of [
    ['/', HOME_INTERVAL],
    ['/services', 5000],
    ['/blog', 5000],
  ] as const) {
    await openWithStoppedClock(page, path);
    // Swiper stands on the element that the buttons say they control.
    const id = await next(page).getAttribute('aria-controls');
    const params = await page
      .locator(`[id="${id}"]`)
      .evaluate(
        (element: HTMLElement & { swiper?: { params: Record<string, unknown> } }, wanted) =>
          Object.fromEntries(wanted.map((name) => [name, element.swiper?.params[name]])),
        Object.keys(constants),
      );
    expect(params).toEqual(constants);
    await expectTurn(page, interval, 1, 2);
  }
});
