import { expect, test } from 'playwright/test';
import { gesturesPage } from '@/lib/content/generated/gesturesPage';
import { hospitals } from '@/lib/content/generated/hospitals';
import { site } from '@/lib/content/generated/site';
import { GESTURES_SHEET, HOSPITALS_PART, gestureRoute } from '@/lib/danger/gestures';
import { HOSPITAL_NEEDS } from '@/lib/content/schemas/hospitals';
import { routes, sheetRoute } from '@/lib/routes';
import { linesOf, mainOf } from '../exported';
import { TOUCH_PHONE, press, SMOKE } from '../support';

/** What to do before hospital: read in haste, on a small phone, perhaps without network. */

const { gestures, review } = gesturesPage;
const html = mainOf(routes.gestures);
const lines = linesOf(html);

/** A part of the page, by its name in addresses. */
const partOf = (name: string) =>
  new RegExp(`<section id="${name}".*?</section>`, 's').exec(html)?.[0] ?? '';

test('hospitals stand by what for; one that is not checked says so', () => {
  const part = linesOf(partOf(HOSPITALS_PART));
  for (const [need, heading] of Object.entries(HOSPITAL_NEEDS)) {
    const own = hospitals.items.filter(({ needs }) => (needs as string[]).includes(need));
    const said = part.slice(part.indexOf(heading) + 1, part.indexOf(heading) + 1 + own.length);
    for (const [index, { name, checked }] of own.entries()) {
      expect.soft(said[index]?.startsWith(name), `${name} for ${need}`).toBe(true);
      expect.soft(said[index]?.includes(hospitals.toCheck), name).toBe(checked === undefined);
    }
  }
  expect.soft(part.includes(hospitals.noNumber)).toBe(site.emergencyNumbers.length === 0);
});

test('the page says whether a doctor has read it, and leads to the sheet of all gestures', () => {
  const reading = review ? `Relu par ${review.by}` : 'Relecture par un médecin\u00a0: en attente';
  expect(lines.some((line) => line.includes(reading))).toBe(true);
  expect(html).toContain(`href="${sheetRoute(GESTURES_SHEET)}"`);
});

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

  test('a tap or a link opens one first-aid action', SMOKE, async ({ page }) => {
    const [first] = gestures;
    const last = gestures.at(-1)!;
    const line = ({ lines: [words = ''] }: typeof last) => page.getByText(words).first();
    await page.goto(gestureRoute(last.code));
    await expect(line(last)).toBeInViewport();
    await press(page.getByRole('heading', { level: 2, name: first!.title }));
    await expect(line(first!)).toBeVisible();
    await expect(line(last)).toBeHidden();
  });
});
