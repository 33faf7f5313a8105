import { expect, type Page } from 'playwright/test';
import { runToHydration } from './page';

/** Slides count from 1. The tests use those of the home page. */

export const HOME_INTERVAL = 7000;

export const control = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true });
export const next = (page: Page) => control(page, 'Diapositive suivante');
export const dot = (page: Page, slide: number) => control(page, `Aller à la diapositive ${slide}`);
export const section = (page: Page) => page.locator('[aria-roledescription="carrousel"]');

/** By label, since inert slides have no role. */
export const slide = (page: Page, number: number) =>
  page.locator(`[aria-roledescription="diapositive"][aria-label^="${number} sur "]`);

/** Waits until a slide is current and at rest. */
export async function expectShown(page: Page, number: number) {
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(slide(page, number)).not.toHaveAttribute('inert');
  await expectInView(page, number);
}

/** Waits until a slide is in view and at rest. */
export async function expectInView(page: Page, number: number) {
  const readPlace = () =>
    slide(page, number).evaluate((element) => {
      const slider = element.closest('[aria-roledescription="carrousel"]')!;
      const isMoving = document
        .getAnimations()
        .some(({ effect }) => (effect as KeyframeEffect).target?.contains(element));
      const offset = element.getBoundingClientRect().left - slider.getBoundingClientRect().left;
      // `|| 0` turns -0 into 0.
      return isMoving ? 'moving' : Math.round(offset) || 0;
    });
  await expect.poll(readPlace, { intervals: [50] }).toBe(0);
}

/** Waits for Swiper in every slider, if the page has any. */
export async function waitForSwiper(page: Page) {
  await expect(page.locator('[data-swiper]')).toHaveCount(await section(page).count());
}

/** Lets React render: its scheduler uses the same task queue. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    port2.postMessage(null);
    await new Promise((resolve) => (port1.onmessage = resolve));
  });

/** Opens a page with a paused clock, and waits for Swiper. */
export async function openWithStoppedClock(page: Page, path: string) {
  const start = new Date('2026-03-02T10:00:00Z').getTime();
  await page.clock.install({ time: start });
  // It throws if the time is past already: a loaded machine may need seconds.
  await page.clock.pauseAt(start + 60_000);
  await page.goto(path);
  await runToHydration(page);
  // Swiper loads on idle.
  await pass(page, 100);
  await waitForSwiper(page);
  await settle(page);
}

/** Runs the clock, and lets React render. */
export async function pass(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  await settle(page);
}
