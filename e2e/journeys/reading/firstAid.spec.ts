import { expect, test, type Locator, type Page } from 'playwright/test';
import { firstAidPage } from '@/lib/content/generated/firstAidPage';
import { FIRST_AID_HASHES, firstAidRoute } from '@/lib/firstAid/firstAid';
import { fr } from '@/lib/text/typography';
import { routes } from '@/lib/routing/routes';
import { goto, SMOKE, tap, TOUCH_PHONE } from '@/e2e/support/page';

/** First aid: found, read and done in the minutes before hospital. */

test.use({ ...TOUCH_PHONE, viewport: { width: 360, height: 740 } });

const { guides } = firstAidPage;
const [first, second] = guides;
const last = guides.at(-1)!;

/** The end of what the call bar leaves free, in pixels. */
const FOLD = 670;

const title = (page: Page, { title: name }: typeof last) =>
  page.getByRole('heading', { level: 2, name: fr(name), exact: true });

const step = (page: Page, { code }: typeof last, number: number) =>
  page.locator(`#${FIRST_AID_HASHES[code]}-${number}`);

/** What a guide shows one after the other, by the frame of its drawing. */
const getItems = ({ lines, variants, never }: typeof last) => [
  ...lines.map((line, index) => ({ frame: `f${index + 1}`, line })),
  ...variants.map((line, index) => ({ frame: `v${index + 1}`, line })),
  { frame: 'never', line: never },
];

/** A step has its own frame of the drawing. */
async function expectFrame(place: Locator, id: string) {
  await expect(place.locator('img')).toHaveAttribute('src', new RegExp(`\\.svg#${id}$`));
  await expect(place.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
}

test('a tap or a link opens one guide, its first step in sight', SMOKE, async ({ page }) => {
  await goto(page, firstAidRoute(last.code));
  await expect(step(page, last, 1).getByText(fr(last.lines[0]!))).toBeInViewport();
  await tap(title(page, second!));
  await expect(step(page, last, 1)).toBeHidden();
  const own = step(page, second!, 1);
  await expect(own.getByRole('link', { name: 'Suivant' })).toBeInViewport({ ratio: 1 });
  await expect(title(page, second!)).toBeInViewport({ ratio: 1 });
  await test.step('«Tous les gestes» closes it', async () => {
    await tap(page.getByRole('link', { name: 'Tous les gestes' }).locator('visible=true'));
    await expect(own).toBeHidden();
    await expect(title(page, first!)).toBeInViewport({ ratio: 1 });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('six guides are in the first view, steps turn', async ({ page }) => {
    await page.goto(routes.guides);
    for (const guide of guides.slice(0, 6)) {
      const { y, height } = (await title(page, guide).boundingBox())!;
      expect.soft(y + height, guide.title).toBeLessThanOrEqual(FOLD);
    }
    await tap(title(page, first!));
    await expectFrame(step(page, first!, 1), 'f1');
    await test.step('«Attention» is above the first step', async () => {
      const { y, height } = (await page
        .getByText(`${fr('Attention :')} `)
        .locator('visible=true')
        .boundingBox())!;
      expect(y + height).toBeLessThanOrEqual((await step(page, first!, 1).boundingBox())!.y);
    });
    const items = getItems(first!);
    for (let number = 1; number < items.length; number += 1) {
      const { frame, line } = items[number]!;
      await tap(step(page, first!, number).getByRole('link', { name: 'Suivant' }));
      const next = step(page, first!, number + 1);
      await expectFrame(next, frame);
      // It fills the screen: the one before is under the header, the one after not there yet.
      await expect(step(page, first!, number).locator('img')).not.toBeInViewport();
      await expect(next.getByText(fr(line))).toBeInViewport({ ratio: 1 });
      await expect(next.getByRole('link').last()).toBeInViewport({ ratio: 1 });
      await expect(step(page, first!, number + 2)).not.toBeInViewport({ ratio: 0.2 });
      // The call bar stays.
      await expect(page.getByRole('link', { name: 'Appeler' }).last()).toBeInViewport();
    }
    await tap(step(page, first!, 2).getByRole('link', { name: 'Précédent' }));
    await expect(step(page, first!, 1).locator('img')).toBeInViewport({ ratio: 1 });
  });
});
