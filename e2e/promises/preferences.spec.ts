import { expect, test, type Page } from 'playwright/test';
import { DESKTOP, enter, open, states } from '../states';

/** What the visitor has asked of the device or of the site: calm, contrast, colours. */

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  /** Controls that nothing but a lost background would tell from the text around them. */
  const findFlat = (page: Page) =>
    page.evaluate(() => {
      const hasEdge = (element: Element) => {
        const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
        return borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) > 0;
      };
      return (
        [...document.querySelectorAll('button, input, select, textarea, dialog[open]')]
          .filter((element) => element.checkVisibility({ opacityProperty: true }))
          .filter((element) => !hasEdge(element))
          // A lozenge of its own says what it is.
          .filter(
            (element) => !element.matches('[role="switch"], [aria-label^="Aller à la diapo"]'),
          )
          .map((element) => element.getAttribute('aria-label') ?? element.textContent)
      );
    });

  for (const state of states.filter(({ isWordy }) => isWordy)) {
    test(`${state.name}: each button and field has an edge`, async ({ page }) => {
      await enter(page, state);
      expect(await findFlat(page)).toEqual([]);
    });
  }

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
