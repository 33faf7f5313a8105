import { expect, test } from 'playwright/test';
import { DESKTOP, open } from '../states';

/**
 * What the visitor has asked of the device: contrast, colours. What a page keeps of it after something
 * was done there is tried by states.spec.ts.
 */

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('what is chosen, current or rated does not hang on a background', async ({ page }) => {
    await open(page, '/', DESKTOP.width);
    const fillOf = (selector: string, pseudo: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo);
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await fillOf('[aria-current="true"]', '::before')).not.toBe(canvas);
    expect(await fillOf('[role="switch"] > span', '::after')).not.toBe(canvas);
  });

  test('icons take the colour of their words', async ({ page }) => {
    await open(page, '/contact');
    const odd = await page.evaluate(() =>
      [...document.querySelectorAll('main a svg')]
        .filter((icon) => getComputedStyle(icon).fill !== getComputedStyle(icon).color)
        .map((icon) => icon.parentElement?.textContent),
    );
    expect(odd).toEqual([]);
  });

  test('the ring of the keyboard is there', async ({ page }) => {
    await open(page, '/appoitment', DESKTOP.width);
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
        return { outlineStyle, isThick: parseFloat(outlineWidth) >= 2 };
      });
      expect(outline).toEqual({ outlineStyle: 'solid', isThick: true });
    }
  });
});

test('who asks for more contrast gets darker lines and no soft text', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await open(page, '/services');
  const look = await page.evaluate(() => {
    const question = document.querySelector('details')!;
    const lead = document.querySelector('#faq-heading + p')!;
    return {
      edge: getComputedStyle(question).borderTopColor,
      lead: getComputedStyle(lead).color,
      ink: getComputedStyle(document.body).color,
    };
  });
  expect(look.edge).toBe(look.ink);
  expect(look.lead).toBe(look.ink);
});

test('a dark device shows the same light page, its fields included', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/appoitment');
  const look = await page.evaluate(() => ({
    body: getComputedStyle(document.body).backgroundColor,
    field: getComputedStyle(document.querySelector('input[type="date"]')!).colorScheme,
  }));
  expect(look).toEqual({ body: 'rgb(255, 255, 255)', field: 'light' });
});
