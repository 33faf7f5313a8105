import { expect, test, type Locator, type Page, type Route } from 'playwright/test';
import { tabTo, wake, whenAlive } from '../support';

const sliders = [
  { path: '/', name: 'home', interval: 7000 },
  { path: '/services', name: 'services', interval: 5000 },
  { path: '/blog', name: 'blog', interval: 5000 },
] as const;

const HOME_INTERVAL = sliders[0].interval;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const STOP = 'Arrêter le défilement';
const RESTART = 'Relancer le défilement';

const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const next = (page: Page) => control(page, 'Diapositive suivante');
const previous = (page: Page) => control(page, 'Diapositive précédente');
const dot = (page: Page, slide: number) => control(page, `Aller à la diapositive ${slide}`);
const section = (page: Page) => page.locator('[aria-roledescription="carrousel"]');
const track = (page: Page) => page.locator('.swiper');
/** Found by its label, and not through its role: an inert slide has none. */
const slide = (page: Page, number: number) =>
  page.locator(`[aria-roledescription="diapositive"][aria-label="${number} sur 3"]`);

/** Waits until a slide is the one shown, stands still, and its dot is the current one. */
async function expectShown(page: Page, number: number) {
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(slide(page, number)).not.toHaveAttribute('inert');
  await expectInView(page, number);
}

/** Waits until a slide stands still where it is seen. */
async function expectInView(page: Page, number: number) {
  const readPlace = () =>
    slide(page, number).evaluate((element) => {
      const track = element.closest('.swiper')!;
      const moving = track.firstElementChild!.getAnimations().length > 0;
      const offset = element.getBoundingClientRect().left - track.getBoundingClientRect().left;
      return moving ? 'moving' : Math.abs(Math.round(offset));
    });
  await expect.poll(readPlace, { intervals: [50] }).toBe(0);
}

/** Waits until Swiper carries the slides, without a fake clock. */
async function waitForSwiper(page: Page) {
  await expect(track(page)).toHaveClass(/swiper-initialized/);
  await expect(page.locator('.swiper-slide[inert]')).toHaveCount(2);
}

/** Lets React do what the last step has asked of it; its work waits in the same queue. */
async function settle(page: Page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      }),
  );
}

/** Opens a page whose clock stands still from when the slider is ready to turn. */
async function openWithStoppedClock(page: Page, path: string) {
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
async function pass(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  await settle(page);
}

/** The slider turns from one slide to another after its interval, and not a tenth before. */
async function expectTurn(page: Page, interval: number, from: number, to: number) {
  await settle(page);
  await pass(page, interval - 100);
  await expectShown(page, from);
  await pass(page, 100);
  await expectShown(page, to);
}

/** Takes the pointer and the focus out of the slider, where both hold it. */
async function leaveSlider(page: Page) {
  await page.mouse.move(1, 1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await settle(page);
}

/** Presses a button as a screen reader or a voice does: without pointer, without focus. */
const activate = (button: Locator) => button.evaluate((element: HTMLElement) => element.click());

type Point = readonly [x: number, y: number];

/** One finger, from one point to another. */
async function swipe(page: Page, from: Point, to: Point) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y]) => ({ x, y })),
    });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 10; step += 1) {
    const at = (start: number, end: number) => start + ((end - start) * step) / 10;
    await touch('touchMove', [[at(from[0], to[0]), at(from[1], to[1])]]);
  }
  await touch('touchEnd', []);
  await client.detach();
}

/** A swipe across most of the slides' width, near their top. */
async function swipeSlides(page: Page, direction: 'next' | 'previous') {
  const box = (await track(page).boundingBox())!;
  const y = box.y + 60;
  const [left, right]: [Point, Point] = [
    [box.x + box.width * 0.15, y],
    [box.x + box.width * 0.85, y],
  ];
  await (direction === 'next' ? swipe(page, right, left) : swipe(page, left, right));
}

/**
 * Does something else with Swiper's file than to load it. Its name is a digest: its content
 * tells it from the other scripts.
 */
async function onSwiperFile(page: Page, handle: (route: Route) => Promise<void>) {
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const isSwiper = (await response.text()).includes('containerModifierClass');
    await (isSwiper ? handle(route) : route.fulfill({ response }));
  });
}

/** Holds Swiper's file back until `deliver`; `asked` is kept once the page has asked for it. */
async function holdSwiperFile(page: Page) {
  let deliver = () => {};
  let noteAsked = () => {};
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  const asked = new Promise<void>((resolve) => (noteAsked = resolve));
  await onSwiperFile(page, async (route) => {
    noteAsked();
    await delivered;
    await route.continue();
  });
  return { asked, deliver };
}

/** Makes Swiper's file fail; the list that it gives fills with what the page then says of it. */
async function failSwiperFile(page: Page) {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.text().includes('carrousel')) said.push('a line on the console');
  });
  await onSwiperFile(page, (route) => route.abort());
  return said;
}

/** A page that never counts as idle: only the visitor can make Swiper load. */
async function neverIdle(page: Page) {
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window);
    // React itself waits for the first idle moment: that one comes.
    window.requestIdleCallback = (...asked) => {
      window.requestIdleCallback = () => 0;
      return whenIdle(...asked);
    };
  });
}

test.describe('turning by itself', () => {
  for (const { path, name, interval } of sliders) {
    test(`the ${name} slides turn every ${interval / 1000} seconds, and come round`, async ({
      page,
    }) => {
      await openWithStoppedClock(page, path);
      await expectShown(page, 1);
      await expectTurn(page, interval, 1, 2);
      await expectTurn(page, interval, 2, 3);
      await expectTurn(page, interval, 3, 1);
    });
  }

  test('choosing a slide starts the seven seconds anew', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    await pass(page, 4000);
    await activate(next(page));
    await expectShown(page, 2);
    await expectTurn(page, HOME_INTERVAL, 2, 3);
  });

  test('the slides wait while the mouse is on them', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    await track(page).hover();
    await settle(page);
    await pass(page, 3 * HOME_INTERVAL);
    await expectShown(page, 1);
    await leaveSlider(page);
    await expectTurn(page, HOME_INTERVAL, 1, 2);
  });

  for (const [place, find] of [
    ['a control', next],
    ['the link of the slide', (page: Page) => slide(page, 1).getByRole('link')],
  ] as const) {
    test(`the slides wait while focus is on ${place}`, async ({ page }) => {
      await openWithStoppedClock(page, '/');
      await tabTo(find(page));
      await settle(page);
      await pass(page, 3 * HOME_INTERVAL);
      await expectShown(page, 1);
      await leaveSlider(page);
      await expectTurn(page, HOME_INTERVAL, 1, 2);
    });
  }

  for (const [place, find] of [
    ['an arrow', next],
    ['a dot', (page: Page) => dot(page, 2)],
  ] as const) {
    test(`after a press on ${place} the slides turn on, although focus stays there`, async ({
      page,
    }) => {
      await openWithStoppedClock(page, '/');
      await find(page).click();
      await page.mouse.move(1, 1);
      await expect(find(page)).toBeFocused();
      await expectTurn(page, HOME_INTERVAL, 2, 3);
      await expect(find(page)).toBeFocused();
      // A key says that the keyboard is in use from now on.
      await page.keyboard.press('Shift');
      await settle(page);
      await pass(page, 3 * HOME_INTERVAL);
      await expectShown(page, 3);
    });
  }

  test('the slides wait while the tab is hidden', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    await settle(page);
    await pass(page, 3 * HOME_INTERVAL);
    await expectShown(page, 1);
    await setHidden(false);
    await expectTurn(page, HOME_INTERVAL, 1, 2);
  });

  test('under reduced motion the slides stand still until the visitor starts them', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await waitForSwiper(page);
    await expect(control(page, RESTART)).toBeVisible();
    await page.clock.fastForward(4 * HOME_INTERVAL);
    await settle(page);
    await expectShown(page, 1);

    await control(page, RESTART).click();
    await expect(control(page, STOP)).toBeVisible();
    await leaveSlider(page);
    await page.clock.fastForward(HOME_INTERVAL);
    await expectShown(page, 2);
  });
});

test.describe('stopping it', () => {
  test('the button that stops it is the first control that Tab reaches', async ({ page }) => {
    await page.goto('/');
    await waitForSwiper(page);
    await tabTo(control(page, STOP));
    await page.keyboard.press('Shift+Tab');
    await expect(section(page).locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(control(page, STOP)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(previous(page)).toBeFocused();
  });

  for (const key of ['Enter', 'Space', 'click'] as const) {
    test(`${key} on the button stops the slides, and starts them again`, async ({ page }) => {
      await openWithStoppedClock(page, '/');
      const press = async (name: string) => {
        if (key === 'click') await control(page, name).click();
        else await control(page, name).press(key);
      };
      await press(STOP);
      await expect(control(page, RESTART)).toBeVisible();
      await expect(control(page, STOP)).toHaveCount(0);
      await expect(control(page, RESTART)).not.toHaveAttribute('aria-pressed');
      await leaveSlider(page);
      await pass(page, 3 * HOME_INTERVAL);
      await expectShown(page, 1);

      await press(RESTART);
      await expect(control(page, STOP)).toBeVisible();
      await expect(control(page, RESTART)).toHaveCount(0);
      await leaveSlider(page);
      await expectTurn(page, HOME_INTERVAL, 1, 2);
    });
  }

  test('stopped slides stay stopped on the next page, and after a reload', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await waitForSwiper(page);
    await control(page, STOP).click();
    await expect(control(page, RESTART)).toBeVisible();

    const expectStopped = async () => {
      await expect(control(page, RESTART)).toBeVisible();
      await waitForSwiper(page);
      await page.mouse.move(1, 1);
      await page.clock.fastForward(4 * HOME_INTERVAL);
      await settle(page);
      await expectShown(page, 1);
    };
    const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
    await navigation.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expectStopped();
    await page.reload();
    await expectStopped();
  });

  test('stopped slides still follow the arrows, as often as they are pressed', async ({ page }) => {
    await page.goto('/');
    await waitForSwiper(page);
    await control(page, STOP).click();
    for (const number of [2, 3, 1, 2]) {
      await next(page).click();
      await expectShown(page, number);
    }
    for (const number of [1, 3]) {
      await previous(page).click();
      await expectShown(page, number);
    }
  });

  test('slides that were stopped, moved by hand and started again do turn', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    await activate(control(page, STOP));
    await activate(next(page));
    await expectShown(page, 2);
    await activate(control(page, RESTART));
    await expectTurn(page, HOME_INTERVAL, 2, 3);
    await expectTurn(page, HOME_INTERVAL, 3, 1);
  });
});

test.describe('moving it by hand', () => {
  for (const { path, name } of sliders) {
    test(`the arrows of the ${name} slides go round at both ends`, async ({ page }) => {
      await page.goto(path);
      await waitForSwiper(page);
      for (const number of [3, 2, 1]) {
        await previous(page).click();
        await expectShown(page, number);
      }
      for (const number of [2, 3, 1]) {
        await next(page).click();
        await expectShown(page, number);
      }
      await expect(next(page)).toBeFocused();
    });
  }

  test('each dot leads to its slide, and the current one says so', async ({ page }) => {
    await page.goto('/');
    await waitForSwiper(page);
    for (const number of [3, 1, 2]) {
      await dot(page, number).click();
      await expectShown(page, number);
      await expect(section(page).locator('button[aria-current]')).toHaveCount(1);
      await expect(dot(page, number)).toBeFocused();
    }
  });

  test('the arrow keys move the slides from any of the controls', async ({ page }) => {
    await page.goto('/');
    await waitForSwiper(page);
    await tabTo(control(page, STOP));
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 2);
    await expect(control(page, STOP)).toBeFocused();
    await tabTo(dot(page, 1));
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, 1);
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, 3);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 1);
    await expect(dot(page, 1)).toBeFocused();
  });

  test('Alt and an arrow key stay with the browser, which goes back with them', async ({
    page,
  }) => {
    await page.goto('/');
    await waitForSwiper(page);
    await page.evaluate(() => {
      addEventListener('keydown', (event) => {
        if (event.altKey && event.key !== 'Alt') {
          document.documentElement.dataset.taken = String(event.defaultPrevented);
        }
      });
    });
    await tabTo(next(page));
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(page.locator('html')).toHaveAttribute('data-taken', 'false');
    await expectShown(page, 1);
  });
});

test('each press of an arrow is a slide, however fast they come', async ({ page }) => {
  await page.goto('/');
  await waitForSwiper(page);
  for (let press = 0; press < 5; press += 1) await next(page).click();
  await expectShown(page, 3);
  for (let press = 0; press < 4; press += 1) await previous(page).click();
  await expectShown(page, 2);
});

test.describe('under a finger', () => {
  test.use(PHONE);

  test('taps on an arrow move the slides by as many, and let them turn on', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    await next(page).tap();
    await next(page).tap();
    await expectShown(page, 3);
    await expectTurn(page, HOME_INTERVAL, 3, 1);
  });

  test('swipes move the slides one by one, round at both ends', async ({ page }) => {
    await page.goto('/services');
    await waitForSwiper(page);
    await swipeSlides(page, 'previous');
    await expectShown(page, 3);
    for (const number of [1, 2, 3, 1]) {
      await swipeSlides(page, 'next');
      await expectShown(page, number);
    }
  });

  test('swiping starts the seven seconds anew', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    await pass(page, 4000);
    await swipeSlides(page, 'next');
    await expectShown(page, 2);
    await expectTurn(page, HOME_INTERVAL, 2, 3);
  });

  test('scrolling the page with a finger on the slides neither moves nor stops them', async ({
    page,
  }) => {
    await openWithStoppedClock(page, '/');
    const box = (await track(page).boundingBox())!;
    const x = box.x + box.width / 2;
    await swipe(page, [x, box.y + 300], [x, box.y + 60]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expectShown(page, 1);
    await expectTurn(page, HOME_INTERVAL, 1, 2);
  });
});

test.describe('what screen readers are told', () => {
  for (const { path, name } of sliders) {
    test(`only the shown one of the ${name} slides can be reached`, async ({ page }) => {
      await page.goto(path);
      await waitForSwiper(page);
      await expect(section(page)).toHaveAttribute('aria-label', /\S/);
      for (const number of [1, 2, 3]) {
        await dot(page, number).click();
        await expectShown(page, number);
        const reachable = section(page).locator('[role="group"]:not([inert])');
        await expect(reachable).toHaveCount(1);
        await expect(reachable).toHaveAccessibleName(`${number} sur 3`);
        await expect(reachable).toHaveAttribute('aria-roledescription', 'diapositive');
      }
    });
  }

  test('a slide that was asked for is said, and none that the clock brings', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    const said = section(page).locator('[aria-live="polite"]');
    await expect(track(page)).not.toHaveAttribute('aria-live');
    await expectTurn(page, HOME_INTERVAL, 1, 2);
    await expect(said).toBeEmpty();
    await next(page).click();
    await expectShown(page, 3);
    const title = await slide(page, 3).getByRole('heading').innerText();
    await expect(said).toHaveText(`Diapositive 3 sur 3 : ${title}`);
    await leaveSlider(page);
    await expectTurn(page, HOME_INTERVAL, 3, 1);
    await expect(said).toBeEmpty();
  });
});

test.describe('before Swiper is there, or without it', () => {
  test.use(PHONE);

  /** Swipes from the first slide to the last, and back to the middle one: one slide a swipe. */
  async function expectPlainSwipes(page: Page) {
    for (const [direction, number] of [
      ['next', 2],
      ['next', 3],
      ['previous', 2],
    ] as const) {
      await swipeSlides(page, direction);
      await expectInView(page, number);
    }
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const { path, name } of sliders) {
      test(`the three ${name} slides are there to swipe, and no dead button`, async ({ page }) => {
        await page.goto(path);
        await expect(section(page).locator('[role="group"]:not([inert])')).toHaveCount(3);
        await expect(section(page).locator('button').first()).toBeAttached();
        await expect(section(page).getByRole('button')).toHaveCount(0);
        await expectPlainSwipes(page);
      });
    }
  });

  test('slides swiped before Swiper has come stay where they are when it comes', async ({
    page,
  }) => {
    const { asked, deliver } = await holdSwiperFile(page);
    await page.goto('/');
    await asked;
    await expectPlainSwipes(page);
    await expect(track(page)).not.toHaveClass(/swiper-initialized/);
    deliver();
    await waitForSwiper(page);
    await expectShown(page, 2);
    await swipeSlides(page, 'next');
    await expectShown(page, 3);
    await swipeSlides(page, 'next');
    await expectShown(page, 1);
  });

  test('an arrow pressed before Swiper has come is obeyed when it comes', async ({ page }) => {
    const { asked, deliver } = await holdSwiperFile(page);
    await neverIdle(page);
    await page.goto('/');
    await whenAlive(page);
    await next(page).click();
    await asked;
    deliver();
    await expectShown(page, 2);
  });

  for (const [what, act] of [
    ['touch', (page: Page) => swipeSlides(page, 'next')],
    ['key', (page: Page) => next(page).press('ArrowRight')],
    ['focus', (page: Page) => tabTo(control(page, STOP))],
  ] as const) {
    test(`the first ${what} on the slides makes Swiper come, on a page that is busy`, async ({
      page,
    }) => {
      await neverIdle(page);
      await page.goto('/');
      await whenAlive(page);
      await expect(track(page)).not.toHaveClass(/swiper-initialized/);
      await act(page);
      await waitForSwiper(page);
    });
  }

  test('slides still swipe where Swiper can’t be loaded, and the page has no error', async ({
    page,
  }) => {
    const said = await failSwiperFile(page);
    await page.goto('/');
    await expect.poll(() => said).not.toHaveLength(0);
    await expectPlainSwipes(page);
    await expect(section(page).locator('[role="group"]:not([inert])')).toHaveCount(3);
    const before = said.length;
    await next(page).click();
    await expect.poll(() => said.length).toBeGreaterThan(before);
    expect([...new Set(said)]).toEqual(['a line on the console']);
  });

  test('a touch on a busy page whose Swiper can’t be loaded makes no error', async ({ page }) => {
    const said = await failSwiperFile(page);
    await neverIdle(page);
    await page.goto('/');
    await whenAlive(page);
    await swipeSlides(page, 'next');
    await expectInView(page, 2);
    await expect.poll(() => said).not.toHaveLength(0);
    expect([...new Set(said)]).toEqual(['a line on the console']);
  });
});
