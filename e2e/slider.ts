import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from 'playwright/test';
import { home } from '@/lib/content/generated/home';
import { wake } from './support';

/** The slides, counted from 1. Those of the home page are tried for all. */

/** Milliseconds. */
export const HOME_INTERVAL = 7000;

export const LAST = home.slides.length;
export const numbers = Array.from({ length: LAST }, (_, index) => index + 1);

/** The slide that stands so many steps after another, round at both ends. */
export const after = (number: number, steps = 1) => ((number - 1 + steps) % LAST) + 1;

export const STOP = 'Arrêter le défilement';
export const RESTART = 'Relancer le défilement';

export const control = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true });
export const next = (page: Page) => control(page, 'Diapositive suivante');
export const previous = (page: Page) => control(page, 'Diapositive précédente');
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
const settle = (page: Page) =>
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
  await wake(page);
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

/** The slider turns from one slide to another after its interval, and not a tenth before. */
export async function expectTurn(page: Page, interval: number, from: number, to: number) {
  await settle(page);
  await pass(page, interval - 100);
  await expectShown(page, from);
  await pass(page, 100);
  await expectShown(page, to);
}

/** Takes the pointer and the focus out of the slider, where both hold it. */
export async function leaveSlider(page: Page) {
  await page.mouse.move(1, 1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await settle(page);
}

type Point = readonly [x: number, y: number];

/** One finger, a frame for each of its moves: touches that come in bunches may move nothing. */
export async function swipe(page: Page, from: Point, to: Point) {
  const client = await page.context().newCDPSession(page);
  for (let step = 0; step <= 10; step += 1) {
    const at = (start: number, end: number) => start + ((end - start) * step) / 10;
    const type = step === 0 ? 'touchStart' : 'touchMove';
    const touchPoints = [{ x: at(from[0], to[0]), y: at(from[1], to[1]) }];
    await client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await setTimeout(16);
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

/** A swipe across most of the slides' width, near their top. */
export async function swipeSlides(page: Page, direction: 'next' | 'previous') {
  // On a phone the slides stand at the head of their slider.
  const { x, y, width } = (await section(page).boundingBox())!;
  const left: Point = [x + width * 0.15, y + 60];
  const right: Point = [x + width * 0.85, y + 60];
  await (direction === 'next' ? swipe(page, right, left) : swipe(page, left, right));
}
