import { expect, test, type Page } from 'playwright/test';
import { shareOnePage } from '../onePage';
import { DESKTOP, open } from '../states';
import { press } from '../support';

/** What the visitor has asked of the device, or of the page: contrast, colours, calm. */

const pageOfAll = shareOnePage();

test('in forced colours nothing hangs on a background: edges, what is current, icons, rings', async () => {
  const page = pageOfAll();
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await test.step('what is chosen, current or rated', async () => {
    await open(page, '/', DESKTOP.width);
    const fillOf = (selector: string, pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo);
    const canvas = await fillOf('body');
    expect(await fillOf('[aria-current="true"]', '::before')).not.toBe(canvas);
    expect(await fillOf('[role="switch"] > span', '::after')).not.toBe(canvas);
  });
  await test.step('icons take the colour of their words', async () => {
    await open(page, '/contact');
    const odd = await page
      .locator('main a svg')
      .evaluateAll((icons) =>
        icons
          .filter((icon) => getComputedStyle(icon).fill !== getComputedStyle(icon).color)
          .map((icon) => icon.parentElement?.textContent),
      );
    expect(odd).toEqual([]);
  });
  await test.step('each button and field has an edge', async () => {
    const flat = await page
      // A lozenge of its own says what a switch is.
      .locator('button:not([role="switch"]), input, select, textarea')
      .locator('visible=true')
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { borderBottomStyle, borderBottomWidth, opacity } = getComputedStyle(control);
            const hasEdge = borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) > 0;
            return !hasEdge && opacity !== '0';
          })
          .map((control) => control.getAttribute('aria-label') ?? control.outerHTML),
      );
    expect(flat).toEqual([]);
  });
  await test.step('the ring of the keyboard', async () => {
    await page.keyboard.press('Tab');
    const stop = page.locator(':focus');
    await expect(stop).toHaveCSS('outline-style', 'solid');
    await expect(stop).toHaveCSS('outline-width', '3px');
  });
  await page.emulateMedia({ forcedColors: null, reducedMotion: null });
});

test('who asks for more contrast gets darker lines and no soft text; a dark device the same light page, its fields included', async () => {
  const page = pageOfAll();
  await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
  await page.goto('/contact');
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(page.locator('[aria-labelledby="par-telephone"] > h2 + p')).toHaveCSS('color', ink);
  await expect(page.locator('main input[type="date"]')).toHaveCSS('border-top-color', ink);
  await expect(page.locator('main input[type="date"]')).toHaveCSS('color-scheme', 'light only');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ contrast: null, colorScheme: null });
});

/** Everything that would take its time to move or change, and the page's own way of scrolling. */
const findMovement = (page: Page) =>
  page.evaluate(() =>
    // What keeps touches off the menu for a moment moves nothing.
    [...document.querySelectorAll(':not([popover], [popover] *)')]
      .filter((element) =>
        [undefined, '::before', '::after'].some((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const isMoving = style.animationName !== 'none' || style.scrollBehavior === 'smooth';
          return isMoving || /[1-9]/.test(style.transitionDuration);
        }),
      )
      .map((element) => element.outerHTML.slice(0, 100)),
  );

test('the page moves, and stands still where the device asks for it, and where the visitor does', async () => {
  const page = pageOfAll();
  await open(page, '/');
  expect(await findMovement(page), 'the page moves otherwise').not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await findMovement(page), 'stopped by the device').toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await press(page.getByRole('switch', { name: 'Arrêter les animations' }));
  expect(await findMovement(page), 'stopped by the visitor').toEqual([]);
});

test('Chrome’s dark theme for sites leaves the main button readable', async () => {
  const page = pageOfAll();
  const client = await page.context().newCDPSession(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await client.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.goto('/');
  const button = page.getByRole('link', { name: 'Consultation' }).locator('visible=true').first();
  const picture = (await button.screenshot()).toString('base64');
  // What is painted, which no computed style tells.
  const contrast = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    // The middle alone, where there is nothing but the button.
    const [x, y] = [image.width / 4, image.height / 4];
    const { data } = context.getImageData(x, y, 2 * x, 2 * y);
    const shares = Array.from({ length: data.length / 4 }, (_, pixel) =>
      [0.2126, 0.7152, 0.0722].reduce((sum, weight, channel) => {
        const share = data[4 * pixel + channel]! / 255;
        return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
      }, 0),
    );
    return (Math.max(...shares) + 0.05) / (Math.min(...shares) + 0.05);
  }, picture);
  expect(contrast).toBeGreaterThan(7);
  await client.send('Emulation.setAutoDarkModeOverride', {});
  await client.detach();
  await page.emulateMedia({ colorScheme: null });
});

test('with a minimum font size the bars keep whole words and leave room', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=minimumFontSize=24'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  for (const width of [320, 360, 412, 768, 1280]) {
    const page = await browser.newPage({ baseURL, viewport: { width, height: 720 } });
    for (const path of ['/', '/en', '/appoitment']) {
      await page.goto(path);
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      const bars = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('body > header, body > nav')]
          .filter((bar) => bar.checkVisibility())
          .map((bar) => {
            const { top, bottom } = bar.getBoundingClientRect();
            const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
            const words = [...bar.querySelectorAll<HTMLElement>('a, button')]
              .filter((it) => it.checkVisibility({ visibilityProperty: true }))
              .filter(
                (it) =>
                  it.scrollWidth > it.clientWidth + 1 ||
                  it.offsetLeft < 0 ||
                  it.getBoundingClientRect().right > innerWidth,
              )
              .map((it) => it.innerText);
            return { words, share: Math.max(0, shown) / innerHeight };
          }),
      );
      for (const { words, share } of bars) {
        expect.soft(words, `${path}, ${width}`).toEqual([]);
        expect.soft(share, `${path}, ${width}`).toBeLessThan(0.2);
      }
    }
    await page.close();
  }
  await browser.close();
});
