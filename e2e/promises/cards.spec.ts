import { expect, test, type Locator } from 'playwright/test';

/**
 * The lists of cards, whatever the owner puts into them: the content has a fixed number today, so
 * cards are repeated or taken away in the page.
 */
const lists = [
  { path: '/', cards: '#services ul:has(> li > img)', look: 'filled' },
  { path: '/', cards: '#temoignages ul', look: 'filled' },
  {
    path: '/services',
    cards: '[aria-labelledby="services-heading"] ul:has(> li > img)',
    look: 'filled',
  },
  { path: '/blog', cards: '[aria-labelledby="articles"] ul', look: 'filled' },
  { path: '/doctors', cards: 'main ul:has(> li > img):has(h2)', look: 'alike' },
  { path: '/doctors', cards: '[aria-labelledby="metiers"] ul', look: 'filled' },
  { path: '/about', cards: '[aria-labelledby="priorites"] ul', look: 'alike' },
] as const;

const MOST = 9;

// Without scripts: React would put its own cards back.
test.use({ javaScriptEnabled: false });

/** Leaves `count` cards in the list, and tells where each line of them begins and ends in it. */
const linesOf = (list: Locator, count: number) =>
  list.evaluate((element, wanted) => {
    const [first] = element.children;
    if (!first) throw new Error('The list is empty.');
    while (element.children.length > wanted) element.lastElementChild?.remove();
    while (element.children.length < wanted) element.append(first.cloneNode(true));
    const { left: start, width } = element.getBoundingClientRect();
    const lines = new Map<number, { left: number; right: number; width: number }[]>();
    for (const card of element.children) {
      const { top, left, right, width: own } = card.getBoundingClientRect();
      const line = lines.get(Math.round(top)) ?? [];
      line.push({ left: left - start, right: start + width - right, width: own });
      lines.set(Math.round(top), line);
    }
    return { width, lines: [...lines.values()] };
  }, count);

for (const { path, cards, look } of lists) {
  test(`${path} ${cards}: any number of cards stands well`, async ({ page }) => {
    await page.goto(path);
    const list = page.locator(cards);
    for (const window of [360, 768, 1280]) {
      await page.setViewportSize({ width: window, height: 900 });
      for (let count = 1; count <= MOST; count += 1) {
        const { width, lines } = await linesOf(list, count);
        const widths = lines.flat().map((card) => Math.round(card.width));
        const message = `${window} pixels: ${count} cards, in lines of ${lines.map((line) => line.length).join()}`;
        expect(widths, message).toHaveLength(count);
        // Nothing hangs out, and a line is as far from one edge as from the other.
        for (const line of lines) {
          const [before, after] = [line[0]?.left ?? NaN, line.at(-1)?.right ?? NaN];
          expect(Math.min(before, after), message).toBeGreaterThanOrEqual(-1);
          if (look === 'alike') expect(Math.abs(before - after), message).toBeLessThanOrEqual(2);
          else if (count > 1) expect(before + after, message).toBeLessThanOrEqual(2);
        }
        if (look === 'alike') {
          expect(Math.max(...widths) - Math.min(...widths), message).toBeLessThan(2);
        }
        // On a wide screen no card takes it all.
        if (window === 1280) expect(Math.max(...widths), message).toBeLessThanOrEqual(width / 2);
      }
    }
  });
}
