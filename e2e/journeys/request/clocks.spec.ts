import { expect, type Page } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { getClosingDays, formatClosingDay } from '@/lib/openingHours/closingDays';
import { awa, onlyParams, STILL_PHONE, test } from '@/e2e/support/form';
import { ANY_CONTENT, tap, runToHydration } from '@/e2e/support/page';

/** Time zones. lib/openingHours/formatOpenState.test.ts tests more of them. */

test.use(STILL_PHONE);

async function contactAt(page: Page, time: string): Promise<void> {
  await page.clock.install({ time });
  await page.goto('/contact');
  await runToHydration(page);
}

const answersNow = (page: Page) =>
  page.getByRole('region', { name: 'Par téléphone' }).getByText(/^(Ouvert|Ouvre) /);
const receptionHours = (page: Page) =>
  page.getByRole('main').getByRole('heading', { name: 'Accueil téléphonique' }).locator('..');

test.describe('in Montréal', () => {
  test.use({ timezoneId: 'America/Montreal' });

  test('hours and requests are Yaoundé’s', async ({ page, form, sends }) => {
    await test.step('without React, hours name their city', async () => {
      await page.route('**/_next/static/chunks/**', (route) => route.abort());
      await page.goto('/contact');
      const hours = receptionHours(page).getByText('8 h – 20 h');
      await expect(hours).toHaveText('8 h – 20 h');
      await expect(hours).toHaveCSS('content', '" à Yaoundé"', { pseudo: 'after' });
      await page.unrouteAll();
    });
    await contactAt(page, '2026-11-23T18:59:30Z');
    await expect(answersNow(page)).toHaveText('Ouvert en ce moment, jusqu’à 20 h à Yaoundé');
    await expect(page.getByText(/chez vous\)/)).toHaveCount(0);
    await page.clock.runFor(31_000);
    await expect(answersNow(page)).toHaveText('Ouvre demain à 8 h à Yaoundé');
    const { appointmentDate: date, appointmentTime: time } = form;
    await page.clock.setSystemTime('2026-11-24T22:58:30Z');
    await form.openFromFooter();
    await expect(time).toHaveAccessibleName('Heure souhaitée (heure de Yaoundé) (obligatoire)');
    await expect(date).toHaveAttribute('min', '2026-11-24');
    await page.clock.runFor(151_000);
    await expect(date).toHaveAttribute('min', '2026-11-25');

    await test.step('yesterday in Yaoundé is refused', async () => {
      await form.fill({ ...awa, appointmentDate: '2026-11-24' });
      await tap(form.submit);
      const past =
        'Cette date est passée. À Yaoundé, nous sommes le mercredi 25 novembre 2026 : choisissez ce jour ou un autre à venir.';
      await form.expectError(date, past);
      expect(sends).toEqual([]);
    });
    await date.fill('2027-03-01');
    await expect(form.root).toContainText('lundi 1er mars 2027');
    const closed = page.getByText(/nous sommes fermés/);
    await expect(closed).toHaveCount(0);
    await time.fill('02:00');
    await expect(closed).toBeVisible();
    await test.step('a past hour is reported, not refused', async () => {
      await date.fill('2026-11-25');
      await time.fill('00:00');
      await expect(page.getByText('Cette heure est déjà passée à Yaoundé.')).toBeVisible();
      await tap(form.submit);
      await expect(form.sent).toBeVisible();
      expect(onlyParams(sends)).toMatchObject({ date: '2026-11-25', time: '00:00' });
    });
    await test.step('for families abroad, hours show both clocks', async () => {
      await page.goto('/depuis-l-etranger');
      await runToHydration(page);
      await expect(receptionHours(page)).toContainText('8 h – 20 h (soit 2 h – 14 h chez vous)');
      await expect(page.getByRole('contentinfo')).not.toContainText('soit 2 h');
    });
  });
});

test('a closing day shows beside hours and date field', ANY_CONTENT, async ({ page, form }) => {
  const [closing] = getClosingDays(site);
  test.skip(!closing, 'the content has no closing day');
  const { date } = closing!;
  const { days } = formatClosingDay(closing!, site.hours.reception);
  await contactAt(page, `${date}T12:00:00+01:00`);
  await expect(answersNow(page)).toHaveText(/^Ouvre /);
  const places = [receptionHours(page), page.getByRole('contentinfo')];
  for (const place of places) await expect(place).toContainText(days);
  await expect(page.getByText(/soit .* chez vous/), 'one clock in Yaoundé').toHaveCount(0);
  await form.appointmentDate.fill(date);
  await expect(form.root).toContainText('jour de fermeture du centre');

  await page.clock.setSystemTime(`${date}T23:59:30+01:00`);
  await page.clock.runFor(60_000);
  for (const place of places) await expect(place).not.toContainText(days);
});
