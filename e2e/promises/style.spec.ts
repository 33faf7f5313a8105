import { expect, test, type Page } from 'playwright/test';
import { DESKTOP, PHONE, states } from '../states';
import { press, whenAlive } from '../support';

/** Each page brings the style that it needs itself: nobody sees that there is more of it. */

test.use({ viewport: PHONE, hasTouch: true });

/** How everything in sight is drawn, element by element, once nothing is on its way any more. */
async function drawing(page: Page): Promise<string[]> {
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
          // What is under a finger or a pointer changes its colours for that alone.
          const isPressed = element.closest('a, button, summary');
          const said = names
            .filter((name) => !isPressed || !/color|border/.test(name))
            .map((name) => style.getPropertyValue(name));
          const [w, h] = [width, height].map(Math.round);
          return [element.tagName, w, h, ...said].join(' ');
        })
    );
  });
}

/** Puts the sheets in that the page has left out. */
async function addWholeSheets(page: Page): Promise<void> {
  const count = await page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
    await Promise.all(
      [...links].map((link) => {
        const sheet = Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href: link.href,
        });
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
}

for (const { name, path, width, prepare, reach } of states) {
  test(`${name}: the whole style would change nothing`, async ({ page }) => {
    if (width) await page.setViewportSize({ width, height: 800 });
    await prepare?.(page);
    await page.goto(path);
    await whenAlive(page);
    await reach(page);
    const before = await drawing(page);
    await addWholeSheets(page);
    expect(await drawing(page)).toEqual(before);
  });
}

test('a page that is come to by a link is drawn as one that was asked for', async ({ page }) => {
  // Without the second of the overlay, and with slides that stand still.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(DESKTOP);
  await page.goto('/cookies');
  await whenAlive(page);
  // From the leanest page to those that the header leads to, one after the other.
  for (const aim of ['/services', '/blog', '/doctors', '/contact', '/about', '/']) {
    await press(
      page
        .getByRole('contentinfo')
        .or(page.getByRole('banner'))
        .locator(`a[href="${aim}"]`)
        .first(),
    );
    await expect(page).toHaveURL(aim);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const arrived = await drawing(page);
    const fresh = await page.context().newPage();
    await fresh.emulateMedia({ reducedMotion: 'reduce' });
    await fresh.setViewportSize(DESKTOP);
    await fresh.goto(aim);
    await whenAlive(fresh);
    expect(arrived, aim).toEqual(await drawing(fresh));
    await fresh.close();
  }
});
