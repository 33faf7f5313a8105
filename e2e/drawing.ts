import { expect, type Page } from 'playwright/test';

/** How everything in sight is drawn, element by element, once nothing is on its way any more. */
export async function drawing(page: Page): Promise<string[]> {
  // Nothing is under the pointer.
  await page.mouse.move(0, 0);
  return page.evaluate(async () => {
    const pictures = [...document.images].filter((it) => it.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((it) => it.decode()));
    // What the pointer leaves begins to change with the next picture.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const finite = document
      .getAnimations()
      .filter((it) => it.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((it) => it.finished));
    return (
      [...document.body.querySelectorAll('*')]
        // The rings of the overlay turn, and are never twice of one size.
        .filter((element) => element.checkVisibility() && !element.matches('[data-overlay] *'))
        .map((element) => {
          const style = getComputedStyle(element);
          const { width, height } = element.getBoundingClientRect();
          const names = [
            ...['display', 'position', 'color', 'background-color', 'font', 'padding'],
            ...['border', 'border-radius', 'flex', 'gap', 'opacity', 'text-decoration-line'],
          ];
          // What is under a finger or a pointer changes its colours for that alone; a picture's
          // are those of its words, which it hides.
          const isPassing = element.closest('a, button, summary, img');
          const said = names
            .filter((name) => !isPassing || !/color|border/.test(name))
            .map((name) => style.getPropertyValue(name));
          const [w, h] = [width, height].map(Math.round);
          return [element.tagName, w, h, ...said].join(' ');
        })
    );
  });
}

/**
 * Puts the sheets in that the page has left out.
 *
 * @returns What takes them away again.
 */
export async function addWholeSheets(page: Page): Promise<() => Promise<void>> {
  const count = await page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
    await Promise.all(
      [...links].map((link) => {
        const sheet = Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href: link.href,
        });
        sheet.dataset.added = '';
        link.after(sheet);
        return new Promise((resolve, reject) => {
          sheet.onload = resolve;
          sheet.onerror = reject;
        });
      }),
    );
    return links.length;
  });
  expect(count).toBeGreaterThan(0);
  return () =>
    page
      .locator('link[data-added]')
      .evaluateAll((sheets) => sheets.forEach((sheet) => sheet.remove()));
}
