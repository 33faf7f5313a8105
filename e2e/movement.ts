import { expect, type Page } from 'playwright/test';
import { press } from './support';

/** Everything that would take its time to move or change, and the page's own way of scrolling. */
const findMovement = (page: Page) =>
  page.evaluate(() => {
    const holdsStill = ({ style }: CSSKeyframeRule) =>
      [...style].every((name) => name === 'pointer-events');
    // What only keeps touches off for a moment moves nothing.
    const stills = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSKeyframesRule)
      .filter(({ cssRules }) => ([...cssRules] as CSSKeyframeRule[]).every(holdsStill))
      .map(({ name }) => name);
    const moving = [...document.querySelectorAll('*')].filter((element) =>
      [undefined, '::before', '::after'].some((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return (
          /[1-9]/.test(style.transitionDuration) ||
          !['none', ...stills].includes(style.animationName)
        );
      }),
    );
    const glides = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
    return [...moving.map(({ className }) => String(className)), ...(glides ? ['scroll'] : [])];
  });

/**
 * The page moves, and stands still where the device asks for it, and where the visitor does. It is
 * left so: slides that went on turning would be elsewhere in the next picture of the page.
 */
export async function expectCalm(page: Page): Promise<void> {
  expect(await findMovement(page), 'the page moves otherwise').not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await findMovement(page), 'stopped by the device').toEqual([]);
  // Before the page moves again: it would glide all the way there.
  const halt = page.getByRole('switch', { name: /^(Arrêter les|Stop) animations$/ });
  await halt.scrollIntoViewIfNeeded();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await press(halt);
  expect(await findMovement(page), 'stopped by the visitor').toEqual([]);
}
