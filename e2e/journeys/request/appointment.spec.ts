import { expect } from 'playwright/test';
import { awa, MISSING, test } from '@/e2e/support/form';
import { announcements, tap, SMOKE, TOUCH_PHONE, type } from '@/e2e/support/page';

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

  test('errors show beside fields and in a summary', SMOKE, async ({ page, form, sends }) => {
    await page.clock.install();
    await form.open('/contact');
    for (const [field, kind] of [
      [form.fullName, 'name'],
      [form.email, 'email'],
      [form.phone, 'tel'],
    ] as const)
      await expect(field, 'autofill').toHaveAttribute('autocomplete', kind);
    const title = await page.title();
    const lines = form.summary.getByRole('link');
    const tooShort = 'Votre adresse e-mail s’arrête trop tôt : elle s’écrit comme nom@exemple.com.';

    await test.step('sent empty, the form says what is missing', async () => {
      await tap(form.submit);
      await expect(form.summary).toBeFocused();
      await expect
        .poll(async () => {
          const header = (await page.getByRole('banner').boundingBox())!;
          return (await form.summary.boundingBox())!.y - header.y - header.height;
        }, 'below the sticky header')
        .toBeGreaterThan(0);
      await expect(form.summary).toBeInViewport();
      await expect(lines).toHaveText(Object.values(MISSING));
      for (const [field, sentence] of Object.entries(MISSING))
        await form.expectError(form[field as keyof typeof MISSING], sentence);
      await expect(page).toHaveTitle(/^Erreur\s: /);
    });
    await test.step('a summary link focuses its field, with smooth scrolling', async () => {
      await tap(lines.last());
      await expect(form.email).toBeFocused();
      await expect(form.email).toBeInViewport();
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await test.step('errors update after a debounce', async () => {
      await type(form.email, 'awa@');
      await expect(lines.last()).toHaveText(MISSING.email);
      await form.afterWord();
      await form.expectError(form.email, tooShort);
    });
    await test.step('what is corrected keeps its place in the summary', async () => {
      await type(form.fullName, awa.fullName);
      await form.afterWord();
      await expect(form.fullName).not.toHaveAttribute('aria-invalid');
      const corrected = lines.filter({ hasText: MISSING.fullName });
      await expect(corrected).toHaveText(`${MISSING.fullName} Corrigé.`);
      await tap(corrected);
      await expect(form.fullName).toBeFocused();
      await form.fill(awa);
      await form.afterWord();
      await expect(form.root.getByRole('group', { name: /^C’est corrigé/ })).toBeVisible();
      await expect(form.email).not.toHaveAttribute('aria-invalid');
      await expect(page).toHaveTitle(title);
    });
    await test.step('too long a text is kept, reported, not sent', async () => {
      const long = 'é'.repeat(3002);
      const error = /trop long\s: 3\s000 .*Il y en a 2 de trop/;
      await tap(form.message);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(long);
      await form.afterWord();
      await expect(announcements(form.root).filter({ hasText: error })).toHaveCount(1);
      // New errors wait for the next submit.
      await expect(form.message).not.toHaveAttribute('aria-invalid');
      await tap(form.submit);
      await expect(lines).toHaveText([error]);
      await page.reload();
      await form.ready();
      await expect(form.message).toHaveValue(long);
      expect(sends).toEqual([]);
    });
    await test.step('taller than the window, summary and confirmation show their heading', async () => {
      // As on a phone with large letters.
      await page.setViewportSize({ width: 320, height: 240 });
      await tap(form.submit);
      await expect(form.summary).toBeFocused();
      await expect(form.summary.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await form.fill();
      await tap(form.submit);
      await expect(form.sent).toBeFocused();
      await expect(form.sent.getByRole('heading')).toBeInViewport({ ratio: 1 });
    });
  });
});
