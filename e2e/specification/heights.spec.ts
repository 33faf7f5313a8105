// What is demanded of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';
import { shareOnePage } from '../onePage';

/**
 * How far a thumb has to go: pages of the delivered content, in screens of a small phone. Articles,
 * legal texts, sheets and gestures are as long as what they have to say; so are the signs of danger
 * of two services, of which nothing is folded.
 */

const SCREEN = { width: 360, height: 740 };

const MOST_SCREENS: Record<string, number> = {
  '/': 8,
  '/services': 8,
  '/ServiceDetails/1': 8,
  '/ServiceDetails/2': 8,
  '/ServiceDetails/3': 9,
  '/ServiceDetails/4': 8,
  '/ServiceDetails/5': 9,
  '/ServiceDetails/6': 8,
  '/contact': 8,
  '/about': 9,
  '/appoitment': 9,
  '/blog': 9,
  '/comment-ca-se-passe': 9,
  '/depuis-l-etranger': 9,
  '/doctors': 9,
  // The whole site on one page: see docs/decisions/6-signs-of-danger.md.
  '/en': 19,
  '/fiches': 9,
  '/hors-connexion': 9,
  '/tarifs': 9,
  '/trouver': 9,
};

test.use({ viewport: SCREEN, hasTouch: true, isMobile: true });

const pageOfAll = shareOnePage();

for (const [path, screens] of Object.entries(MOST_SCREENS)) {
  test(`${path} is at most ${screens} screens of a small phone high`, async () => {
    const page = pageOfAll();
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / SCREEN.height).toBeLessThanOrEqual(screens);
  });
}
