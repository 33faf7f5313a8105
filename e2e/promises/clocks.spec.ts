import { expect, test, type Locator, type Page } from 'playwright/test';
import { open as openForm, partsOf, ready } from '../form';
import {
  dateKeys,
  pickDate,
  pickTime,
  press,
  TOUCH_PHONE,
  whenAlive,
  holdScripts,
} from '../support';

/** Whose hour it is: the centre's hours for those who live by another clock. */

test.use(TOUCH_PHONE);

/** Opens the contact page at a moment, on a clock that stands still. */
async function contactAt(page: Page, utc: string): Promise<void> {
  await page.clock.setFixedTime(utc);
  await page.goto('/contact');
  await whenAlive(page);
}

const byPhone = (page: Page) => page.getByRole('region', { name: 'Par téléphone' });
const receptionHours = (page: Page) =>
  page.getByRole('main').getByRole('heading', { name: 'Accueil téléphonique' }).locator('..');

/** What the style sheet adds to the hours of ordinary days. */
const toldAfter = (hours: Locator) =>
  hours
    .getByText(/^8\sh\s–\s20\sh$/)
    .evaluate((element) => getComputedStyle(element, '::after').content);

const places: Record<string, { zone: string; says: Record<string, string> }> = {
  Yaoundé: {
    zone: 'Africa/Douala',
    says: {
      // Monday at 10, Monday at 23:59, Saturday at 15, Sunday at noon.
      '2026-11-23T09:00:00Z': 'Ouvert en ce moment, jusqu’à 20 h',
      '2026-11-23T22:59:00Z': 'Ouvre demain à 8 h',
      '2026-11-28T14:00:00Z': 'Ouvre lundi à 8 h',
      '2026-11-29T11:00:00Z': 'Ouvre demain à 8 h',
    },
  },
  Montréal: {
    zone: 'America/Montreal',
    says: {
      '2026-11-23T09:00:00Z': 'Ouvert en ce moment, jusqu’à 20 h à Yaoundé, soit 14 h chez vous',
      '2026-11-23T22:59:00Z': 'Ouvre demain à 8 h à Yaoundé, soit 2 h chez vous',
      '2026-11-29T11:00:00Z': 'Ouvre demain à 8 h à Yaoundé, soit 2 h chez vous',
    },
  },
  Paris: {
    zone: 'Europe/Paris',
    says: {
      '2026-11-23T22:59:00Z': 'Ouvre demain à 8 h',
      '2026-07-06T22:59:00Z': 'Ouvre demain à 8 h à Yaoundé, soit 9 h chez vous',
    },
  },
};

for (const [place, { zone, says }] of Object.entries(places)) {
  test.describe(`in ${place}`, () => {
    test.use({ timezoneId: zone });

    test('one reads by the phone whether somebody answers', async ({ page }) => {
      for (const [utc, words] of Object.entries(says)) {
        await contactAt(page, utc);
        await expect(byPhone(page).getByText(/^(Ouvert|Ouvre) /)).toHaveText(words);
      }
    });
  });
}

test.describe('in Montréal', () => {
  const BOTH = '8 h – 20 h soit 2 h – 14 h chez vous';

  test.use({ timezoneId: 'America/Montreal' });

  test('hours are said on both clocks, wherever they stand, and nothing moves for it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as { value?: number }).value ?? 0);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await contactAt(page, '2026-11-23T09:00:00Z');
    await expect(receptionHours(page)).toContainText(BOTH);
    // Whose the first hours are stands in the style sheet, where others do not meet it.
    expect(await toldAfter(receptionHours(page))).toContain('à Yaoundé,');
    await expect(page.getByRole('contentinfo')).toContainText(BOTH);
    // Emergencies are answered at any hour: no clock makes another hour of it.
    await expect(receptionHours(page)).not.toContainText('24 h/24 à Yaoundé');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  });

  test('the wished hour is Yaoundé’s, and one’s own is said beside it', async ({ page }) => {
    await openForm(page);
    const { appointmentTime: time } = partsOf(page);
    await expect(time).toHaveAccessibleName('Heure souhaitée (heure de Yaoundé) (obligatoire)');
    await pickDate(partsOf(page).appointmentDate, '2099-07-24');
    await pickTime(time, '10:30');
    await expect(page.locator('form')).toContainText('10 h 30 à Yaoundé, soit 5 h 30 chez vous.');
  });
});

test('in Yaoundé one clock is enough', async ({ page }) => {
  await contactAt(page, '2026-11-23T09:00:00Z');
  expect(await toldAfter(receptionHours(page))).toBe('none');
  await expect(
    page.getByText('chez vous', { exact: false }).filter({ hasText: 'soit' }),
  ).toHaveCount(0);
  await openForm(page);
  await expect(partsOf(page).appointmentTime).toHaveAccessibleName('Heure souhaitée (obligatoire)');
});

test('what is said changes when the hour comes, without a reload', async ({ page }) => {
  await page.clock.install({ time: '2026-11-23T18:59:30Z' });
  await page.goto('/contact');
  await whenAlive(page);
  const state = byPhone(page).getByText(/^(Ouvert|Ouvre) /);
  await expect(state).toHaveText('Ouvert en ce moment, jusqu’à 20 h');
  await page.clock.runFor(31_000);
  await expect(state).toHaveText('Ouvre demain à 8 h');
});

test('a day half typed when the page comes to life loses nothing, whether one is still there or not', async ({
  page,
}) => {
  const { appointmentDate: date, fullName, country } = partsOf(page);
  const keys = dateKeys('2099-12-24');
  for (const isLeft of [false, true]) {
    const release = await holdScripts(page);
    await page.goto('/appoitment');
    await press(date);
    for (let part = 0; part < 2; part += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type(keys.slice(0, 4));
    if (isLeft) await press(fullName);
    release();
    // It comes with the form itself.
    await expect(country).toBeVisible();
    if (isLeft) await date.focus();
    // What was typed stands in the first parts: the last one is missing.
    for (let part = 0; isLeft && part < 2; part += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.type(keys.slice(4));
    await expect(date).toHaveValue('2099-12-24');
    await press(fullName);
    await ready(page);
    await expect(date).toHaveValue('2099-12-24');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => sessionStorage.clear());
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the ordinary hours stand by the phone', async ({ page }) => {
    await page.goto('/contact');
    await expect(byPhone(page)).toContainText(/lundi au vendredi/i);
  });
});
