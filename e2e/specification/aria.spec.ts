// What the specification demands of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';
import { next } from '../slider';
import { DESKTOP, enter, open, states } from '../states';

/**
 * What a screen reader says, as prose in `e2e/aria/`: read a file aloud after changing it. Only
 * the frame of the site and its moving parts stand there, no text of the content.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const stateNamed = (name: string) => states.find((state) => state.name === name)!;

test('the head of a page reads well', async ({ page }) => {
  await open(page, '/services', DESKTOP.width);
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'head.aria.yml' });
});

test('the menu of a phone reads well', async ({ page }) => {
  await enter(page, stateNamed('the menu of a phone, open'));
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'menu.aria.yml' });
  const callBar = page.getByRole('navigation', { name: 'Nous joindre' });
  await expect(callBar).toMatchAriaSnapshot({ name: 'call-bar.aria.yml' });
});

test('the controls of the slides read well', async ({ page }) => {
  await open(page, '/');
  const slider = page.locator('[aria-roledescription="carrousel"]');
  await expect(slider).toHaveAttribute('aria-label', /\S/);
  const controls = slider.locator('div').filter({ has: next(page) });
  await expect(controls).toMatchAriaSnapshot({ name: 'slider.aria.yml' });
  await expect(slider.getByRole('group')).toHaveCount(3);
  await expect(slider.getByRole('group').first()).toHaveAttribute('aria-label', '1 sur 3');
});

test('the dialog that shares an article reads well', async ({ page }) => {
  await enter(page, stateNamed('the dialog that shares an article, its link copied'));
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'share.aria.yml' });
});

test('the steps for Instagram read well', async ({ page }) => {
  await enter(page, stateNamed('the steps for Instagram'));
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'instagram.aria.yml' });
});

for (const [name, file] of [
  ['the form, come from a service, with its list of countries', 'form'],
  ['the form, sent empty', 'form-wrong'],
  ['the form, refused by the service', 'form-refused'],
] as const) {
  test(`${name} reads well`, async ({ page }) => {
    await enter(page, stateNamed(name));
    await expect(page.locator('form').last()).toMatchAriaSnapshot({ name: `${file}.aria.yml` });
  });
}

test('the request, sent, reads well', async ({ page }) => {
  await enter(page, stateNamed('the request, sent'));
  await expect(page.locator('[data-sent]')).toMatchAriaSnapshot({ name: 'confirmation.aria.yml' });
});
