import { expect, type Page } from 'playwright/test';
import { press } from './support';

/** Everything that would take its time to move or change, and the page's own way of scrolling. */
const findMovement = (page: Page) =>
  page.evaluate(() => {
    const moving = [...document.querySelectorAll('*')].filter((element) =>
      [undefined, '::before', '::after'].some((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return /[1-9]/.test(style.transitionDuration) || style.animationName !== 'none';
      }),
    );
    const glides = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
    return [...moving.map(({ className }) => String(className)), ...(glides ? ['scroll'] : [])];
  });

/** The page moves, and stands still where the visitor asks for it, and where the device does. */
export async function expectCalm(page: Page): Promise<void> {
  const calm = page.getByRole('switch', { name: 'Arrêter les animations' });
  expect(await findMovement(page), 'the page moves otherwise').not.toEqual([]);
  await press(calm);
  expect(await findMovement(page), 'stopped by the visitor').toEqual([]);
  await press(calm);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await findMovement(page), 'stopped by the device').toEqual([]);
}
