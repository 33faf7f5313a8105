import { expect, type Page } from 'playwright/test';

/** The computed styles of all visible elements, once pictures and animations have finished. */
export async function computedStyles(page: Page): Promise<string[]> {
  await page.mouse.move(0, 0);
  return page.evaluate(async () => {
    // What `content-visibility` skips has the size of a placeholder.
    for (const part of document.querySelectorAll<HTMLElement>('footer, main > *'))
      part.style.contentVisibility = 'visible';
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    // Hover transitions start in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const style = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const names = ['display', 'position', 'font', 'padding', 'border-radius', 'gap', 'opacity'];
        // Links and buttons may still be hovered; the colours of a picture are those of its alt text.
        if (!element.closest('a, button, summary, img'))
          names.push('color', 'background', 'border');
        const values = names.map((name) => style.getPropertyValue(name));
        return [element.tagName, Math.round(width), Math.round(height), ...values].join(' ');
      });
  });
}

/** The full style sheets, which the page leaves disabled, change nothing. */
export async function expectFullSheetsChangeNothing(page: Page): Promise<void> {
  const before = await computedStyles(page);
  const addresses = await page
    .locator('link[rel="stylesheet"][disabled]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(addresses).not.toEqual([]);
  const sheets = await Promise.all(addresses.map((url) => page.addStyleTag({ url })));
  expect.soft(await computedStyles(page), 'with full style sheets').toEqual(before);
  for (const sheet of sheets) await sheet.evaluate((element: Element) => element.remove());
}
