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

for (const { path, cards } of [
  { path: '/blog', cards: '[aria-labelledby="articles"] ul' },
  { path: '/doctors', cards: 'main ul:has(> li > img):has(h2)' },
]) {
  test(`one to nine cards of ${path} stand well`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const count of [1, 2, 3, 5, 8, 9]) {
        const boxes = await boxesOf(page.locator(cards), count);
        const message = `${count} cards on ${width} pixels`;
        // No picture fills the screen.
        const widest = Math.max(...boxes.map(({ share }) => share));
        if (width > 360) expect(widest, message).toBeLessThanOrEqual(0.5);
        for (const { top, before } of boxes) {
          const line = boxes.filter((other) => other.top === top);
          const { after } = line.at(-1)!;
          expect(Math.min(before, after), message).toBeGreaterThanOrEqual(-1);
          // Doctors stand in the middle of their line, articles fill it on wide screens.
          if (line[0]?.before !== before) continue;
          const off = path === '/doctors' ? Math.abs(before - after) : before + after;
          if (path === '/doctors' || (width === 1280 && count > 1)) {
            expect(off, message).toBeLessThanOrEqual(2);
          }
        }
      }
    }
  });
}
