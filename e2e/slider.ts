import { expect, type Page } from 'playwright/test';
import { runToHydration } from './support';

/** The slides, counted from 1. Those of the home page are tried for all. */

export const HOME_INTERVAL = 7000;

export const control = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true });
export const next = (page: Page) => control(page, 'Diapositive suivante');
export const dot = (page: Page, slide: number) => control(page, `Aller à la diapositive ${slide}`);
export const section = (page: Page) => page.locator('[aria-roledescription="carrousel"]');

/** Found by its label, and not through its role: an inert slide has none. */
export const slide = (page: Page, number: number) =>
  page.locator(`[aria-roledescription="diapositive"][aria-label^="${number} sur "]`);

/** Waits until a slide is the one shown, stands still, and its dot is the current one. */
export async function expectShown(page: Page, number: number) {
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(slide(page, number)).not.toHaveAttribute('inert');
  await expectInView(page, number);
}

/** Waits until a slide stands still where it is seen. */
export async function expectInView(page: Page, number: number) {
  const readPlace = () =>
    slide(page, number).evaluate((element) => {
      const slider = element.closest('[aria-roledescription="carrousel"]')!;
      const isMoving = document
        .getAnimations()
        .some(({ effect }) => (effect as KeyframeEffect).target?.contains(element));
      const offset = element.getBoundingClientRect().left - slider.getBoundingClientRect().left;
      // Without the sign of a zero, which is not the zero that is awaited.
      return isMoving ? 'moving' : Math.round(offset) || 0;
    });
  await expect.poll(readPlace, { intervals: [50] }).toBe(0);
}

/** Waits until Swiper carries the slides of each slider of the page, if it has any. */
export async function waitForSwiper(page: Page) {
  const slides = page.locator('[aria-roledescription="diapositive"]');
  const hidden = (await slides.count()) - (await section(page).count());
  await expect(slides.and(page.locator('[inert]'))).toHaveCount(hidden);
}

/** Lets React do what the last step has asked of it; its work waits in the same queue. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    port2.postMessage(null);
    await new Promise((resolve) => (port1.onmessage = resolve));
  });

/** Opens a page whose clock stands still from when the slider is ready to turn. */
export async function openWithStoppedClock(page: Page, path: string) {
  const start = new Date('2026-03-02T10:00:00Z').getTime();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  await page.goto(path);
  await runToHydration(page);
  // The page is idle now, and Swiper is asked for.
  await page.clock.runFor(100);
  await waitForSwiper(page);
  await settle(page);
}

/** Passes time, and lets everything that fell due happen. */
export async function pass(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  await settle(page);
}
