// What is demanded of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';

const SCREEN = { width: 360, height: 740 };

/** How far a thumb has to go. Articles, legal texts and sheets are as long as what they have to say. */
const MOST_SCREENS: Record<string, number> = {
  '/ServiceDetails/3': 8.2,
  '/contact': 8.5,
  '/appoitment': 6,
  '/tarifs': 9,
  // Everything on one page.
  '/en': 14.6,
  // The lists of the footer stand open.
  '/': 9,
};

test.use({ viewport: SCREEN, hasTouch: true, isMobile: true });

test('no page is longer than a thumb will go', async ({ page }) => {
  for (const [path, screens] of Object.entries(MOST_SCREENS)) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height / SCREEN.height, path).toBeLessThanOrEqual(screens);
  }
  await test.step('the slides of the home page are turned in its first view', async () => {
    const controls = page.getByRole('button', { name: 'Diapositive suivante' });
    await expect(controls).toBeInViewport({ ratio: 1 });
    const { y, height } = (await controls.boundingBox())!;
    const bar = (await page.getByRole('navigation', { name: 'Nous joindre' }).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(bar.y);
  });
});
