import { expect, test, type Locator } from 'playwright/test';

/** Any number of cards stands well: the content has a fixed one, so some are repeated in the page. */

// Without scripts: React would put its own cards back.
test.use({ javaScriptEnabled: false });

/** Leaves `count` cards in the list, and tells where each of them stands in it. */
const boxesOf = (list: Locator, count: number) =>
  list.evaluate((element, wanted) => {
    while (element.children.length > wanted) element.lastElementChild?.remove();
    while (element.children.length < wanted) element.append(element.children[0]!.cloneNode(true));
    const { left: start, right: end } = element.getBoundingClientRect();
    return [...element.children].map((card) => {
      const { top, left, right, width } = card.getBoundingClientRect();
      return { top, before: left - start, after: end - right, share: width / (end - start) };
    });
  }, count);

for (const { look, path, cards } of [
  { look: 'every wide line full', path: '/blog', cards: '[aria-labelledby="articles"] ul' },
  { look: 'all of one width', path: '/doctors', cards: 'main ul:has(> li > img):has(h2)' },
]) {
  test(`one to nine cards of ${path} stand well, ${look}`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (let count = 1; count <= 9; count += 1) {
        const boxes = await boxesOf(page.locator(cards), count);
        const message = `${count} cards on ${width} pixels`;
        const shares = boxes.map(({ share }) => share);
        // No picture fills the screen.
        if (width > 360) expect(Math.max(...shares), message).toBeLessThanOrEqual(0.5);
        for (const { top, before } of boxes) {
          const line = boxes.filter((other) => other.top === top);
          if (line[0]?.before !== before) continue;
          const after = line.at(-1)!.after;
          expect(Math.min(before, after), message).toBeGreaterThanOrEqual(-1);
          if (look === 'all of one width') {
            expect(Math.abs(before - after), message).toBeLessThanOrEqual(2);
            expect(Math.max(...shares) - Math.min(...shares), message).toBeLessThan(0.01);
          } else if (width === 1280 && count > 1) {
            expect(before + after, message).toBeLessThanOrEqual(2);
          }
        }
      }
    }
  });
}
