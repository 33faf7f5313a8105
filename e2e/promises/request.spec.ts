import { expect, test, type Page } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { formatPhone } from '@/lib/text/format';
import { PHONE_SCRIPT } from '../form';
import { fillRequest, press, TOUCH_PHONE, VISITOR, whenAlive } from '../support';

/** One request, once, from a person: what guards it, and what it costs before it is wanted. */

// Without the glides, which take their time: appointment.spec.ts has them.
test.use({ ...TOUCH_PHONE, contextOptions: { reducedMotion: 'reduce' } });

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer ma demande' });
const sent = (page: Page) => page.getByRole('heading', { name: 'Demande envoyée' });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Erreur: ' });

/** The template's parameters of each request that leaves from now on. */
function watchParams(page: Page): Record<string, string>[] {
  const params: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/email/send')) params.push(request.postDataJSON().template_params);
  });
  return params;
}

test('the form costs little before it is reached for, and holds back robots alone', async ({
  page,
  context,
}) => {
  const params = watchParams(page);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  const fetched = async () => {
    const bodies = await Promise.all(scripts);
    return [
      ...bodies.filter((body) => body.includes(PHONE_SCRIPT)).map(() => 'phone'),
      ...bodies.filter((body) => body.includes('lib_version')).map(() => 'EmailJS'),
    ];
  };
  await page.goto('/appoitment');

  await test.step('nothing of EmailJS or of the phone library is fetched before the form is reached for', async () => {
    // The scripts start when the page is idle, which may be after the network is.
    await whenAlive(page);
    await page.waitForLoadState('networkidle');
    expect(await fetched()).toEqual([]);
    expect(scripts.length, 'the page’s own scripts have come').toBeGreaterThan(3);
    await press(page.getByLabel('Nom et prénom'));
    await expect.poll(async () => [...(await fetched())].sort()).toEqual(['EmailJS', 'phone']);
  });
  await test.step('Tab goes through the form without stopping where only robots go', async () => {
    await press(page.getByLabel('Message'));
    await page.keyboard.press('Tab');
    await expect(page.locator('form summary').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('form').getByRole('link', { name: /Confidentialité/ })).toBeFocused();
  });
  const honeypot = page.locator('input[name="precision"]');
  await test.step('what only robots fill in holds a request back, and a person keeps every other way', async () => {
    await fillRequest(page);
    // Nobody meets it: not by sight, not by keyboard, not by screen reader.
    await expect(honeypot).not.toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'Ne remplissez pas ce champ' })).toHaveCount(0);
    // Set from outside, as a robot does it.
    await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://pub.example'));
    await press(send(page));
    await expect(alert(page)).toContainText('Votre appareil a rempli une case');
    for (const way of ['Par WhatsApp', 'Par e-mail', formatPhone(site.phones[0])]) {
      await expect(page.locator('form').getByRole('link', { name: way })).toBeVisible();
    }
    await expect(page.getByLabel('Nom et prénom')).toHaveValue(VISITOR.name);
    expect(params).toEqual([]);
  });
  await test.step('a duplicated tab sends under the same reference, so that staff see a double', async () => {
    await honeypot.evaluate((input: HTMLInputElement) => (input.value = ''));
    // A duplicated tab begins with a copy of what its origin keeps for the visit.
    const readKept = () => page.evaluate(() => ({ ...sessionStorage }));
    await expect.poll(async () => JSON.stringify(await readKept())).toContain(VISITOR.email);
    const kept = await readKept();
    const twin = await context.newPage();
    const twinParams = watchParams(twin);
    await twin.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
    }, kept);
    await twin.goto('/appoitment');
    await expect(twin.getByLabel('Nom et prénom')).toHaveValue(VISITOR.name);
    for (const tab of [page, twin]) {
      await press(send(tab));
      await expect(sent(tab)).toBeVisible();
    }
    expect(params[0]?.reference).toMatch(/^AV-.{3}-.{3}$/);
    expect(twinParams[0]?.reference).toBe(params[0]?.reference);
  });
});
