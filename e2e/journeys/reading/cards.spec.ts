import { expect, test, type Locator } from 'playwright/test';

/** Any number of cards fits: the tests repeat or remove some in the page. */

// React would restore its own cards.
test.use({ javaScriptEnabled: false });

const getBoxes = (list: Locator, count: number) =>
  list.evaluate((element, wanted) => {
    while (element.children.length > wanted) element.lastElementChild?.remove();
    while (element.children.length < wanted) element.append(element.children[0]!.cloneNode(true));
    const { left: start, right: end } = element.getBoundingClientRect();
    return [...element.children].map((card) => {
      const { left, right, width } = card.getBoundingClientRect();
      return { overflow: Math.max(start - left, right - end), share: width / (end - start) };
    });
  }, count);

test('one to nine cards fit the grid', async ({ page }) => {
  for (const [path, cards] of [
    ['/blog', '[aria-labelledby="articles"] ul'],
    ['/doctors', 'main ul:has(> li > img):has(h2)'],
  ] as const) {
    await page.goto(path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const count of [1, 2, 5, 9]) {
        const message = `${count} cards of ${path} on ${width} pixels`;
        const boxes = await getBoxes(page.locator(cards), count);
        for (const { overflow, share } of boxes) {
          expect(overflow, message).toBeLessThanOrEqual(1);
          if (width > 360 && share !== boxes.at(-1)?.share)
            expect(share, message).toBeLessThanOrEqual(0.5);
        }
        // A last one on its own fills the row, or is no wider than the others.
        const isFilled = path === '/blog' && width === 768 && count % 2 === 1;
        if (width > 360) expect(boxes.at(-1)!.share > 0.5, message).toBe(isFilled);
      }
    }
  }
});
