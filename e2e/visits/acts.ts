import type { Locator } from 'playwright/test';
import { receive } from '../guests';
import { VISITOR } from '../support';
import type { SliderState } from './journal';
import { Impossible, type Act } from './script';
import { type Visit } from './visit';

/**
 * What hands do on the site. An act that needs chance gets it as a number from 0 to 1 when it is
 * made: the same plan does the same.
 */

/** Milliseconds that an act waits for what it needs; without it, it is left out. */
const OCCASION = 2000;

export const FIELDS = [
  'serviceType',
  'appointmentDate',
  'appointmentTime',
  'fullName',
  'email',
  'phone',
  'message',
] as const;
export type Field = (typeof FIELDS)[number];

/** A point of the page's window, in CSS pixels. */
interface Point {
  x: number;
  y: number;
}

const act = (name: string, done: Act['do']): Act => ({ name, do: done });

const form = ({ page }: Visit) =>
  page.locator('form').filter({ has: page.locator('[name="fullName"]') });
const control = (visit: Visit, field: Field) =>
  field === 'phone'
    ? form(visit).locator('input[type="tel"]')
    : form(visit).locator(`[name="${field}"]`);
const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true });

/** The element of that share of a list, among those that are shown. */
async function oneOf(list: Locator, share: number): Promise<Locator> {
  const count = await list.count();
  const shown: Locator[] = [];
  for (let index = 0; index < count; index += 1) {
    if (await list.nth(index).isVisible()) shown.push(list.nth(index));
  }
  const chosen = shown[Math.floor(share * shown.length)];
  if (!chosen) throw new Impossible('there is none');
  return chosen;
}

/** Brings an element into sight, and finds a point of it that nothing else covers. */
async function pointOf(element: Locator, inItself = false): Promise<Point> {
  if ((await element.count()) === 0) throw new Impossible('it is not there');
  const point = await element.first().evaluate((node, itself) => {
    const seen = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return itself ? top === node : Boolean(top && (node === top || node.contains(top)));
    };
    const find = () => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const shares = itself ? [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98] : [0.5, 0.3, 0.7];
      for (const down of shares) {
        for (const across of shares) {
          const [x, y] = [left + width * across, top + height * down];
          if (width > 0 && y > 0 && y < innerHeight && seen(x, y)) return { x, y };
        }
      }
      return null;
    };
    const found = find();
    if (found) return found;
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
    return find();
  }, inItself);
  if (!point) throw new Impossible('it can’t be reached');
  return point;
}

/** A finger, or a click, at a point. */
async function tapAt({ page, isPhone, promises }: Visit, { x, y }: Point): Promise<void> {
  promises.didUnheard();
  if (isPhone) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

const tap = async (visit: Visit, element: Locator) => tapAt(visit, await pointOf(element));

/** Keys, one by one; a phone's keyboard gives whole letters. */
async function type({ page, isPhone }: Visit, text: string): Promise<void> {
  for (const letter of text) {
    if (isPhone) await page.keyboard.insertText(letter);
    else await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  }
}

// The form.

export const tapField = (field: Field): Act =>
  act(`tap into ${field}`, (visit) => tap(visit, control(visit, field)));

/** Into the text of the label: the picture of a phone's label is its own. */
export const tapLabel = (field: Field): Act =>
  act(`tap on the label of ${field}`, async (visit) => {
    const id = await control(visit, field).first().getAttribute('id', { timeout: OCCASION });
    await tap(visit, form(visit).locator(`label[for="${id}"]`));
  });

export const tapLegend = (share: number): Act =>
  act('tap on a heading of the form', async (visit) =>
    tap(visit, await oneOf(form(visit).locator('legend'), share)),
  );

/** Between the fields, where nothing is. */
export const tapGap = (share: number): Act =>
  act('tap beside the fields', async (visit) => {
    const gaps = form(visit).locator('fieldset, fieldset > div, p[id$="-hint"]');
    const gap = await oneOf(gaps, share);
    await tapAt(visit, await pointOf(gap, true));
  });

/** Words of letters and digits: a key each. */
export const write = (field: 'fullName' | 'email' | 'phone' | 'message', text: string): Act =>
  act(`write «${text}» into ${field}`, async (visit) => {
    const input = control(visit, field);
    await tap(visit, input);
    const { active, form: before } = await visit.state();
    if (active.field !== field) throw new Impossible(`focus is on «${active.name}»`);
    const wasEmpty = before !== null && !before.values[field];
    // A number written into a number is neither: the phone library makes of it what it can.
    if (field === 'phone' && !wasEmpty) throw new Impossible('there is a number already');
    await type(visit, text);
    const { active: now } = await visit.state();
    if (wasEmpty && now.field === field) visit.promises.wrote(field, text);
  });

/** A phone shows a wheel or a calendar of its own: the value comes at once. */
const choose = (field: Field, value: string): Act =>
  act(`choose «${value}» as ${field}`, async (visit) => {
    const input = control(visit, field);
    if ((await input.count()) === 0) throw new Impossible('it is not there');
    visit.promises.didUnheard();
    if (field === 'serviceType') await input.selectOption(value, { timeout: OCCASION });
    else await input.fill(value, { timeout: OCCASION });
  });

export const chooseService = (service: string): Act => choose('serviceType', service);
export const chooseDay = (day: string): Act => choose('appointmentDate', day);
export const chooseTime = (time: string): Act => choose('appointmentTime', time);

/** Everything that the form asks, in its order. */
export const fillAll = (name: string): readonly Act[] => [
  chooseService('Soins spécialisés'),
  chooseDay('2099-12-24'),
  chooseTime('10:30'),
  write('fullName', name),
  write('email', VISITOR.email),
];

export const press: Act = act('press «Envoyer ma demande»', (visit) =>
  tap(visit, form(visit).locator('button[type="submit"]').first()),
);

export const enter = (field: 'fullName' | 'email'): Act =>
  act(`press Enter in ${field}`, async (visit) => {
    await tap(visit, control(visit, field));
    await visit.page.keyboard.press('Enter');
  });

export const erase: Act = act('press «Effacer ma saisie»', (visit) =>
  tap(visit, button(visit, 'Effacer ma saisie')),
);

export const beginAfresh: Act = act('press «Nouvelle demande»', (visit) =>
  tap(visit, button(visit, 'Nouvelle demande')),
);

export const followError = (share: number): Act =>
  act('follow a line of the errors', async (visit) =>
    tap(visit, await oneOf(form(visit).locator('[role="group"] a'), share)),
  );

export const copyRequest: Act = act('press «Copier la demande»', (visit) =>
  tap(visit, button(visit, 'Copier la demande')),
);

// Sliders.

const slider = ({ page }: Visit, share: number) =>
  oneOf(page.locator('[aria-roledescription="carrousel"]'), share);

const onSlider = (name: string, label: string | RegExp, share = 0): Act =>
  act(name, async (visit) =>
    tap(visit, (await slider(visit, share)).getByRole('button', { name: label })),
  );

export const nextSlide = (share = 0): Act => onSlider('next slide', 'Diapositive suivante', share);
export const previousSlide = (share = 0): Act =>
  onSlider('previous slide', 'Diapositive précédente', share);
export const slideNumber = (number: number, share = 0): Act =>
  onSlider(`slide ${number}`, `Aller à la diapositive ${number}`, share);
export const pauseSlides: Act = onSlider('pause of the slides', /le défilement$/);

export const slideKey = (key: 'ArrowLeft' | 'ArrowRight', share: number): Act =>
  act(`${key} in the slides`, async (visit) => {
    await tap(visit, (await slider(visit, share)).getByRole('button', { name: /le défilement$/ }));
    await visit.page.keyboard.press(key);
  });

/** One finger across most of the slides' width. */
export const swipe = (to: 'next' | 'previous', share = 0): Act =>
  act(`swipe to the ${to} slide`, async (visit) => {
    if (!visit.isPhone) throw new Impossible('there is no finger');
    const element = await slider(visit, share);
    // The middle of the controls and the slides lies on the slides, which are the greater part.
    const middle = await pointOf(element);
    const { slidersBefore, index } = await slidersOf(visit, element);
    const width = visit.page.viewportSize()!.width;
    const [right, left] = [width * 0.85, width * 0.15];
    const [from, target] = to === 'next' ? [right, left] : [left, right];
    const client = await visit.context.newCDPSession(visit.page);
    const touch = (phase: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
      client.send('Input.dispatchTouchEvent', { type: phase, touchPoints: points });
    await touch('touchStart', [{ x: from, y: middle.y }]);
    for (let step = 1; step <= 10; step += 1) {
      await touch('touchMove', [{ x: from + ((target - from) * step) / 10, y: middle.y }]);
    }
    await touch('touchEnd', []);
    await client.detach();
    visit.promises.swiped(slidersBefore[index]!, await stillSlider(visit, index));
  });

async function slidersOf(visit: Visit, slider: Locator) {
  const index = await slider.evaluate((element) =>
    [...document.querySelectorAll('[aria-roledescription="carrousel"]')].indexOf(element),
  );
  const { sliders } = await visit.state();
  if (!sliders[index]) throw new Impossible('it is not there');
  return { slidersBefore: sliders, index };
}

/** A slider once it stands still; undefined where it doesn't in time, or the page has gone. */
async function stillSlider(visit: Visit, index: number): Promise<SliderState | undefined> {
  const deadline = Date.now() + OCCASION;
  let last: number | null = null;
  while (Date.now() < deadline) {
    const slider = (await visit.state()).sliders[index];
    if (!slider) return undefined;
    if (slider.seen !== null && slider.seen === last) return slider;
    last = slider.seen;
    await visit.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  return undefined;
}

// The rest of the pages.

export const openMenu: Act = act('open the menu', (visit) => tap(visit, button(visit, 'Menu')));
export const closeMenu: Act = act('close the menu', (visit) =>
  tap(visit, button(visit, 'Fermer').first()),
);
export const askQuestion = (share: number): Act =>
  act('open or close a question', async (visit) =>
    tap(visit, await oneOf(visit.page.locator('summary'), share)),
  );
export const switchMotion: Act = act('switch the animations', (visit) =>
  tap(visit, visit.page.getByRole('switch', { name: 'Arrêter les animations' })),
);
/** Copies, opens a dialog, or closes one. */
export const shareButton = (share: number): Act =>
  act('press a button that shares, copies or closes', async (visit) => {
    const name = /^(Copier|Instagram|Partager cet article|Fermer|OK)/;
    await tap(visit, await oneOf(visit.page.getByRole('button', { name }), share));
  });

/** Any link to a page of the site. */
export const followLink = (share: number): Act =>
  act('follow a link', async (visit) => {
    const link = await oneOf(visit.page.locator('a[href^="/"]:not([download])'), share);
    const href = (await link.getAttribute('href', { timeout: OCCASION })) ?? '';
    // A file is no page: leaving the site ends a visit.
    if (/\.\w+$/.test(href)) throw new Impossible(`${href} is no page`);
    visit.tell(`  it leads to ${href}`);
    await tap(visit, link);
  });

/** The link that most visitors take. */
export const followToForm: Act = act('follow a link to the form', async (visit) =>
  tap(visit, await oneOf(visit.page.locator('a[href^="/contact"], a[href="/appoitment"]'), 0)),
);

export const followHash = (share: number): Act =>
  act('follow a link within the page', async (visit) => {
    const links = visit.page.locator('main a[href^="#"]:not(form a)');
    await tap(visit, await oneOf(links, share));
  });

export const reload: Act = act('reload', async ({ page }) => {
  await page.reload({ waitUntil: 'commit' });
});

export const goBack: Act = act('back', async (visit) => {
  if ((await visit.state()).historyIndex === 0) throw new Impossible('there is nothing before');
  visit.promises.leaves();
  await visit.page.goBack({ waitUntil: 'commit' });
});

export const goForward: Act = act('forward', async (visit) => {
  visit.promises.leaves();
  await visit.page.goForward({ waitUntil: 'commit' });
});

export const scroll = (share: number): Act =>
  act('scroll', async ({ page }) => {
    await page.evaluate((to) => scrollTo(0, to * document.body.scrollHeight), share);
  });

export const pressKey = (key: 'Tab' | 'Escape'): Act =>
  act(`press ${key}`, ({ page }) => page.keyboard.press(key));

// What else lives in the browser.

export const receiveGuest = (name: string): Act =>
  act(`there comes ${name}`, ({ page }) => receive(page, name));

// The test's own hand.

/** Lets the scripts through that were held back until now. */
export const letScriptsThrough: Act = act('the scripts arrive', async (visit) =>
  visit.letScriptsThrough(),
);

/** Waits until nothing happens any more, where nothing is held back. */
export const rest: Act = act('wait until the page is at rest', async (visit) => {
  if (visit.holdsScripts) throw new Impossible('scripts are held back');
  await visit.rest();
});
