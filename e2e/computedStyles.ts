import type { Page } from 'playwright/test';

/** How everything in sight is drawn, element by element, once nothing is on its way any more. */
export async function computedStyles(page: Page): Promise<string[]> {
  await page.mouse.move(0, 0);
  return page.evaluate(async () => {
    const pictures = [...document.images].filter((it) => it.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((it) => it.decode()));
    // What the pointer leaves begins to change with the next picture.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((it) => it.finished));
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const style = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const names = ['display', 'position', 'font', 'padding', 'border-radius', 'gap', 'opacity'];
        // What was under a finger changes its colours for that alone; a picture's are its words'.
        if (!element.closest('a, button, summary, img'))
          names.push('color', 'background', 'border');
        const said = names.map((name) => style.getPropertyValue(name));
        return [element.tagName, Math.round(width), Math.round(height), ...said].join(' ');
      });
  });
}

/** The same with the sheets that the page has left out. */
export async function computedStylesWithFullSheets(page: Page): Promise<string[]> {
  const left = page.locator('link[rel="stylesheet"][disabled]');
  const addresses = await left.evaluateAll((links) =>
    links.map((link) => (link as HTMLLinkElement).href),
  );
  if (addresses.length === 0) throw new Error('The page has left no sheet out.');
  const sheets = await Promise.all(addresses.map((url) => page.addStyleTag({ url })));
  const drawn = await computedStyles(page);
  for (const sheet of sheets) await sheet.evaluate((element: Element) => element.remove());
  return drawn;
}
