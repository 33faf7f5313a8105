import { test } from 'playwright/test';
import * as acts from '../visits/acts';
import { planVisit } from '../visits/plan';
import { type Act, type Plan } from '../visits/script';
import { goThrough } from '../visits/visit';

/**
 * Visits, as hands make them: on a phone or a computer, at any moment of the load, and whatever the
 * scripts and the mailbox do meanwhile. Whatever comes of it, the site keeps its promises: see
 * e2e/visits/promises.ts.
 *
 * `VISITS_MINUTES=60 npm test -- e2e/visits.spec.ts` goes on for an hour with visits that nobody
 * has seen yet; `VISITS_SEED=12345` makes one of them again.
 */

/** Acts that follow one another without haste. */
const slowly = (...list: Act[]): Plan['steps'] => list.map((act) => ({ wait: 100, act }));

/** Nothing of React comes until it is let through. */
const HELD = { page: [Infinity] };

const scenarios: Record<string, Plan> = {
  'a tap on a label before React sends nothing, though the form is full': {
    hands: 'phone',
    path: '/appoitment',
    hold: HELD,
    steps: slowly(
      ...acts.fillAll('Odile Mbarga'),
      acts.tapLabel('message'),
      acts.letScriptsThrough,
      acts.rest,
    ),
  },
  'a tap into the first field before React scolds nobody, and leaves the focus there': {
    hands: 'phone',
    path: '/appoitment',
    hold: HELD,
    steps: slowly(acts.tapField('fullName'), acts.letScriptsThrough, acts.rest),
  },
  'a click beside the fields before React sends nothing': {
    hands: 'computer',
    path: '/contact',
    hold: HELD,
    steps: slowly(acts.tapGap(0.3), acts.tapLegend(0.5), acts.letScriptsThrough, acts.rest),
  },
  'a press before React leads to the errors, though the form has been left since': {
    hands: 'phone',
    path: '/appoitment',
    hold: { ...HELD, phone: [50] },
    steps: slowly(
      acts.write('phone', '6 77 00 11 22'),
      acts.press,
      acts.tapLegend(0.5),
      acts.letScriptsThrough,
      acts.rest,
    ),
  },
  'two presses while the phone library is on its way send one request': {
    hands: 'phone',
    path: '/appoitment',
    hold: { phone: [Infinity] },
    steps: [
      ...slowly(acts.write('phone', '699123456'), ...acts.fillAll('Odile Mbarga')),
      { wait: 100, act: acts.press },
      { wait: 2500, act: acts.press },
      { wait: 5000, act: acts.letScriptsThrough },
      { wait: 100, act: acts.rest },
    ],
  },
  'two taps on an arrow before React turn the slides twice': {
    hands: 'phone',
    path: '/services',
    hold: HELD,
    steps: slowly(acts.nextSlide(), acts.nextSlide(), acts.letScriptsThrough, acts.rest),
  },
};

// The browser scrolls on for a while after the finger has gone: Swiper may come at any moment of it.
for (const wait of [60, 180, 240]) {
  scenarios[`a swipe ${400 - wait} ms before Swiper arrives leaves the slides in their place`] = {
    hands: 'phone',
    path: '/blog',
    hold: { slider: [400] },
    still: true,
    steps: [
      { wait, act: acts.swipe('next') },
      { wait: 500, act: acts.rest },
    ],
  };
}

for (const [promise, plan] of Object.entries(scenarios)) {
  test(promise, async ({ browser }) => {
    await goThrough(browser, plan);
  });
}

const { VISITS_SEED, VISITS_MINUTES } = process.env;

const seed = Number(VISITS_SEED);
const minutes = Number(VISITS_MINUTES);

/** The visits that every run makes, on any machine: to a page, to slides, to the form. */
const SEEDS = [1008, 1009, 1010];
/** How many tests share the visits of an hour: as many as there are workers. */
const SHARES = 3;
/** Between the seeds of two shares: neither comes upon the visits of the other. */
const APART = 1_000_000;

if (minutes && !seed) {
  // An hour is for what nobody has seen; `npm test` for what can be had again.
  const first = Math.floor(Date.now() / 1000) % 1_000_000_000;
  for (let share = 0; share < SHARES; share += 1) {
    test(`visits made by chance, part ${share + 1}`, async ({ browser }) => {
      test.setTimeout(minutes * 60_000 + 120_000);
      const end = Date.now() + minutes * 60_000;
      let visits = 0;
      while (visits === 0 || Date.now() < end) {
        await goThrough(browser, planVisit(first + share * APART + visits));
        visits += 1;
      }
      test.info().annotations.push({ type: 'visits', description: `${visits}` });
    });
  }
} else {
  const seeds = seed ? [seed] : SEEDS;
  for (const each of seeds) {
    test(`the visit ${each}, made by chance`, async ({ browser }) => {
      test.setTimeout(180_000);
      const story = await goThrough(browser, planVisit(each));
      if (seed) console.log(story);
    });
  }
}
