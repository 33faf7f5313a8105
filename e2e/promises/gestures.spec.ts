import { expect, test } from 'playwright/test';
import { gesturesPage } from '@/lib/content/generated/gesturesPage';
import { hospitals } from '@/lib/content/generated/hospitals';
import { site } from '@/lib/content/generated/site';
import { gestureRoute, HOSPITALS_PART } from '@/lib/danger/gestures';
import { HOSPITAL_NEEDS } from '@/lib/content/schemas/hospitals';
import { routes } from '@/lib/routes';
import { linesOf, mainOf } from '../exported';
import { TOUCH_PHONE, press, SMOKE } from '../support';

test('hospitals stand by need; an unchecked one says so', () => {
  const section = new RegExp(`<section id="${HOSPITALS_PART}".*?</section>`, 's');
  const part = linesOf(section.exec(mainOf(routes.gestures))?.[0] ?? '');
  for (const [need, heading] of Object.entries(HOSPITAL_NEEDS)) {
    const own = hospitals.items.filter(({ needs }) => (needs as string[]).includes(need));
    for (const [index, { name, checked }] of own.entries()) {
      const said = part[part.indexOf(heading) + 1 + index] ?? '';
      expect.soft(said.startsWith(name), `${name} for ${need}`).toBe(true);
      expect.soft(said.includes(hospitals.toCheck), name).toBe(checked === undefined);
    }
  }
  expect.soft(part.includes(hospitals.noNumber)).toBe(site.emergencyNumbers.length === 0);
});

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

  test('a tap or a link opens one first-aid action', SMOKE, async ({ page }) => {
    const { 0: first, [gesturesPage.gestures.length - 1]: last } = gesturesPage.gestures;
    const line = (it: typeof first) => page.getByText(it!.lines[0]!).first();
    await page.goto(gestureRoute(last!.code));
    await expect(line(last)).toBeInViewport();
    await press(page.getByRole('heading', { level: 2, name: first!.title }));
    await expect(line(first)).toBeVisible();
    await expect(line(last)).toBeHidden();
  });
});
