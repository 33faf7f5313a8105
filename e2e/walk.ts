import { expect, type Page } from 'playwright/test';

/** A walk through a page with the keyboard alone. */

/** Where the keyboard stands, as it was seen there. */
interface Stop {
  name: string;
  /** A number for each element. */
  id: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** What is the matter there, if anything. */
  faults: string[];
  /** Is out of the way of reading on purpose: it stays in the window, or comes to it. */
  isApart: boolean;
  /** In the list of a text's parts: before the text, or beside its head where there is room. */
  isContents: boolean;
}

/** More than any page has. */
const MANY = 300;

/** Where the keyboard stands before a walk. */
const FOOTHOLD = 'foothold';

/** Puts the keyboard before the first stop, or behind the last one. */
const standAt = (page: Page, end: InsertPosition) =>
  page.evaluate(
    ([place, name]) => {
      document.getElementById(name)?.remove();
      const foothold = document.createElement('span');
      foothold.tabIndex = -1;
      foothold.id = name;
      foothold.textContent = name;
      document.body.insertAdjacentElement(place, foothold);
      foothold.focus();
    },
    [end, FOOTHOLD] as const,
  );

/** Where the keyboard leaves the page, or begins anew: -1 where it does neither. */
const endOf = (stops: (Stop | null)[]) =>
  stops.findIndex(
    (stop, index) =>
      stop === null ||
      stop.name === FOOTHOLD ||
      (stop.id === stops[0]?.id && stop.id !== stops[index - 1]?.id && index > 0),
  );

/** How many keys follow one another before it is looked where the keyboard stands. */
const STRIDE = 20;

/** Waits until the page is still: the call bar comes back a moment after a field is left. */
const settle = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));

/** Presses a key some times, each once the page is still. */
async function pressSlowly(page: Page, key: string, times: number): Promise<void> {
  for (let pressed = 0; pressed < times; pressed += 1) {
    await page.keyboard.press(key);
    await settle(page);
  }
}

/**
 * Goes through the page with Tab, from its head to its end, and says each stop. What is seen is
 * written down by the page itself when the next key comes: by then it stands still.
 *
 * @param isSlow Waits after each key until it does: a page with fields takes a moment.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', isSlow = false): Promise<Stop[]> {
  await standAt(page, key === 'Tab' ? 'afterbegin' : 'beforeend');
  // The walk before may have ended in a field.
  await settle(page);
  await page.evaluate(() => {
    const numbers = new Map<Element, number>();
    const seen: unknown[] = [];
    /** The outline may be its card's. */
    const hasRing = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && opacity !== '0') return true;
      const next = element.nextElementSibling;
      if (opacity === '0' && next) return hasRing(next);
      return hasRing(element.parentElement);
    };
    const fixed = () =>
      [
        ...document.querySelectorAll(
          'header, nav:is([aria-label="Nous joindre"], [aria-label="Reach us"])',
        ),
      ].filter(
        (bar) =>
          ['sticky', 'fixed'].includes(getComputedStyle(bar).position) && bar.checkVisibility(),
      );
    const writeDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const element = document.activeElement;
      if (!element || element === document.body || element === document.documentElement) {
        seen.push(null);
        return;
      }
      if (!numbers.has(element)) numbers.set(element, numbers.size);
      const box = element.getBoundingClientRect();
      const faults: string[] = [];
      if (!hasRing(element)) faults.push('no ring');
      if (box.width < 1 || box.height < 1) faults.push('no size');
      for (const bar of fixed()) {
        // The way past the navigation stands over it.
        if (bar.contains(element) || element.matches('a[href="#contenu"]')) continue;
        const edge = bar.getBoundingClientRect();
        const isHigherThanWindow = box.height > innerHeight - 2 * edge.height;
        if (!isHigherThanWindow && box.bottom > edge.top + 1 && box.top < edge.bottom - 1) {
          faults.push(`under ${bar.tagName.toLowerCase()}`);
        }
      }
      const [line = box] = element.getClientRects();
      const hit = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
      if (!hit || !(element.contains(hit) || hit.contains(element))) faults.push('covered');
      const isApart =
        element.closest(
          'header, nav:is([aria-label="Nous joindre"], [aria-label="Reach us"]), [aria-roledescription="carrousel"], a[href="#contenu"]',
        ) !== null;
      const contents = element.closest('nav[aria-labelledby="sommaire"]');
      if (contents && element === contents.querySelector('a')) {
        const [part] = [...document.querySelectorAll('main h2')].filter(
          (heading) => !contents.contains(heading),
        );
        const end = part!.getBoundingClientRect().bottom;
        if (contents.getBoundingClientRect().top > end) faults.push('below the text it lists');
      }
      seen.push({
        name:
          element.getAttribute('aria-label') ??
          (element.textContent!.trim() || element.getAttribute('name') || element.tagName),
        id: numbers.get(element),
        left: box.left,
        right: box.right,
        top: box.top + scrollY,
        bottom: box.bottom + scrollY,
        faults,
        isApart,
        isContents: contents !== null,
      });
    };
    const known = window as unknown as {
      stops?: unknown[];
      onStop?: (event: KeyboardEvent) => void;
    };
    if (known.onStop) document.removeEventListener('keydown', known.onStop, true);
    known.stops = seen;
    known.onStop = writeDown;
    document.addEventListener('keydown', writeDown, true);
  });
  const read = () => page.evaluate(() => (window as unknown as { stops: (Stop | null)[] }).stops);
  let stops: (Stop | null)[] = [];
  for (let pressed = 0; pressed < MANY && endOf(stops) < 0; pressed += STRIDE) {
    if (isSlow) await pressSlowly(page, key, STRIDE);
    else await Promise.all(Array.from({ length: STRIDE }, () => page.keyboard.press(key)));
    stops = (await read()).slice(1);
  }
  expect(endOf(stops), 'nothing holds the keyboard back').toBeGreaterThan(0);
  const walked = stops.slice(0, endOf(stops)) as Stop[];
  // A date has a stop for each of its parts.
  return walked.filter((stop, index) => stop.id !== walked[index - 1]?.id);
}

/** Steps that lead back up: neither further down nor further right than where one comes from. */
const backward = (stops: Stop[]) =>
  stops.slice(1).flatMap((stop, index) => {
    const last = stops[index]!;
    if (stop.isApart || last.isApart) return [];
    // Read first, the list of contents leads back to the text that it stands beside.
    if (last.isContents && !stop.isContents && stop.left < last.left) return [];
    const goesOn = stop.top > last.top - 4 || stop.left > last.left + 8;
    return goesOn ? [] : [`${last.name} → ${stop.name}`];
  });

/**
 * Goes through a page with Tab as who uses the keyboard does: each stop is in sight with its ring,
 * none leads back up. The page must lie still.
 *
 * @param andBack Goes the way back too: it is the way there.
 */
export async function expectWalk(page: Page, andBack: boolean): Promise<void> {
  const hasFields = (await page.locator('input, select, textarea').count()) > 0;
  const there = await walk(page, 'Tab', hasFields);
  expect.soft(there[0]?.name).toMatch(/^(Aller au contenu|Skip to the page)$/);
  expect
    .soft(
      there
        .filter(({ faults }) => faults.length > 0)
        .map(({ name, faults }) => `${name}: ${faults}`),
    )
    .toEqual([]);
  expect.soft(backward(there)).toEqual([]);
  if (andBack) {
    // Here no more is asked than the order.
    const back = await walk(page, 'Shift+Tab');
    expect.soft(back.map(({ name }) => name)).toEqual(there.map(({ name }) => name).reverse());
  }
  // What comes after meets no stop that the page does not have.
  await page.evaluate((name) => document.getElementById(name)?.remove(), FOOTHOLD);
}
