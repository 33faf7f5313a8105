import { expect, test, type Page, type Request } from 'playwright/test';
import { site } from '@/lib/content/made/site';
import { mailHref, phoneHref } from '@/lib/format';
import {
  awa,
  expectFilled,
  fill,
  fillByHand,
  makeGate,
  onlyParams,
  open,
  partsOf,
  ready,
  stored,
  watchPageErrors,
  watchSends,
  type Answers,
} from '../form';
import { choose, press, TOUCH_PHONE, whenAlive, write, routeScripts } from '../support';

/** What was typed is kept, for the visit and no longer, whatever the browser lacks. */

// Without the glides, which take their time: appointment.spec.ts has them.
test.use({ ...TOUCH_PHONE, contextOptions: { reducedMotion: 'reduce' } });

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('what was typed', () => {
  const empty = Object.fromEntries(Object.keys(awa).map((field) => [field, ''])) as Answers;

  test('is kept for the visit, and forgotten once it has arrived or is erased', async ({
    page,
    context,
  }) => {
    const sends = watchSends(page);
    const parts = await open(page);
    const title = await page.title();
    const comeBack = async () => {
      await page.reload();
      await ready(page);
    };
    let reference = 'no reference';

    await test.step('it survives a reload, to the last key', async () => {
      await fillByHand(page);
      await expect(parts.country).toBeVisible();
      await write(parts.phone, '699123456');
      [reference = reference] = /AV-\w{3}-\w{3}/.exec(await stored(page)) ?? [];
      await comeBack();
      await expectFilled(page, awa);
      await expect(parts.phone).toHaveValue('+237699123456');
      await expect(parts.form).toContainText('jeudi 24 décembre 2099');
    });
    await test.step('it stays in its tab: a form opened in another one is empty', async () => {
      const other = await context.newPage();
      await open(other);
      await expectFilled(other, empty);
      await other.close();
    });
    await test.step('it survives a look at another page', async () => {
      await press(page.getByRole('link', { name: 'Confidentialité de vos données' }));
      await expect(page).toHaveURL('/privacy');
      await page.goBack();
      await ready(page);
      await expectFilled(page, awa);
    });
    await test.step('a foreign number survives a reload with its country, and all leaves under the same reference', async () => {
      await press(parts.fullName);
      await expect(parts.country).toHaveValue('CM');
      await choose(parts.country, 'France');
      await write(parts.phone, '612345678');
      await comeBack();
      await press(parts.fullName);
      await expect(parts.country).toHaveValue('FR');
      await press(parts.submit);
      await expect(parts.sent).toBeVisible();
      expect(onlyParams(sends)).toMatchObject({
        reference,
        from_name: awa.fullName,
        from_email: awa.email,
        phone: '+33612345678',
        date: awa.appointmentDate,
        time: awa.appointmentTime,
        service: awa.serviceType,
        message: awa.message,
      });
    });
    await test.step('it is forgotten once the request has arrived', async () => {
      await expect.poll(() => stored(page)).not.toContain('Awa');
      await comeBack();
      await expectFilled(page, empty);
    });
    await test.step('it is forgotten by «Effacer ma saisie», errors included', async () => {
      await press(parts.fullName);
      await expect(parts.country).toBeVisible();
      await fill(page, { ...awa, email: 'awa' });
      await write(parts.phone, '699123456');
      await expect.poll(() => stored(page)).toContain(awa.fullName);
      await press(parts.submit);
      await expect(parts.summary).toBeFocused();

      await press(parts.erase);
      await expectFilled(page, empty);
      await expect(parts.phone).toHaveValue('');
      await expect(parts.summary).toHaveCount(0);
      await expect(parts.form).not.toContainText('2099');
      await expect(page).toHaveTitle(title);
      expect(await stored(page)).not.toContain('Awa');
      await comeBack();
      await expectFilled(page, empty);
      await expect(parts.phone).toHaveValue('');
    });
  });
});

test.describe('where the browser blocks storage', () => {
  const block = (page: Page, names: string[]) =>
    page.addInitScript((blocked) => {
      for (const name of blocked) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    }, names);

  test('the form works all the same', async ({ page }) => {
    await block(page, ['sessionStorage']);
    const sends = watchSends(page);
    const errors = watchPageErrors(page);
    const parts = await open(page);
    await fill(page);
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends).from_name).toBe('Awa Ngo Bell');
    await press(page.getByRole('button', { name: 'Nouvelle demande' }));
    await expect(parts.fullName).toHaveValue('');
    await fill(page, { fullName: 'Paul' });
    await press(parts.erase);
    await expect(parts.fullName).toHaveValue('');
    expect(errors).toEqual([]);
  });

  test('and where EmailJS refuses to run without it, the request has other ways', async ({
    page,
  }) => {
    await block(page, ['sessionStorage', 'localStorage']);
    const errors = watchPageErrors(page);
    const parts = await open(page);
    await fill(page);
    await press(parts.submit);
    await expect(page.getByRole('alert').filter({ hasText: 'Erreur' })).toHaveText(
      'Erreur: Une partie du site ne s’est pas chargée, ou votre navigateur la bloque.',
    );
    const way = await page.getByRole('link', { name: 'Par WhatsApp' }).getAttribute('href');
    expect(new URL(way ?? '').searchParams.get('text')).toContain('Awa Ngo Bell');
    await expectFilled(page, awa);
    expect(errors).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says how the centre is reached, and tells nothing to the address', async ({
    page,
  }) => {
    for (const path of ['/appoitment', '/contact']) {
      await test.step(path, async () => {
        const requests: string[] = [];
        await page.goto(path);
        const parts = partsOf(page);
        const heading = page.getByRole('heading', { name: 'Ce formulaire a besoin de JavaScript' });
        await expect(heading).toBeVisible();
        const note = page.locator('noscript').filter({ has: heading });
        await expect(note.locator(`a[href="${phoneHref(site.phones[0])}"]`)).toBeVisible();
        await expect(note.locator(`a[href^="${site.social.whatsapp}"]`)).toBeVisible();
        await expect(note.locator(`a[href="${mailHref(site.email)}"]`)).toBeVisible();

        await fill(page);
        await write(parts.phone, '699123456');
        page.on('request', (request) => requests.push(request.url()));
        await press(parts.submit);
        await press(parts.fullName);
        await page.keyboard.press('Enter');
        await expectFilled(page, awa);
        expect(new URL(page.url()).pathname).toBe(path);
        expect(new URL(page.url()).search).toBe('');
        expect(requests).toEqual([]);
      });
    }
  });
});

test.describe('before the page is alive', () => {
  /** Opens the form with its scripts held back. */
  async function openEarly(page: Page) {
    const gate = makeGate();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await routeScripts(page, async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/appoitment', { waitUntil: 'commit' });
    const parts = partsOf(page);
    await expect(parts.submit).toBeVisible();
    await expect(parts.appointmentDate).not.toHaveAttribute('min');
    return { parts, gate };
  }

  /** Waits until all that React does of its own accord is done: it has not sent the form. */
  async function expectUnsent(page: Page, sends: Request[]): Promise<void> {
    await whenAlive(page);
    await page.waitForLoadState('networkidle');
    expect(sends).toEqual([]);
    await expect(partsOf(page).summary).toHaveCount(0);
  }

  test('what is tapped and typed stays, newer than an older draft, and leaves when it is sent and not before', async ({
    page,
  }) => {
    const sends = watchSends(page);
    const { parts, gate } = await openEarly(page);
    await fillByHand(page);
    await write(parts.phone, '699123456');
    await press(parts.fullName);
    gate.open();
    await ready(page);
    await expectFilled(page, awa);
    await expect(parts.fullName).toBeFocused();
    await expectUnsent(page, sends);
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends)).toMatchObject({
      from_name: awa.fullName,
      from_email: awa.email,
      date: awa.appointmentDate,
      time: awa.appointmentTime,
      service: awa.serviceType,
      message: awa.message,
    });
    expect(onlyParams(sends).phone?.replace('+237', '')).toBe('699123456');

    await test.step('what is typed then is newer than an older draft', async () => {
      await press(page.getByRole('button', { name: 'Nouvelle demande' }));
      await fill(page);
      await expect.poll(() => stored(page)).toContain(awa.fullName);
      const again = await openEarly(page);
      await write(parts.fullName, 'Paul Mbarga');
      again.gate.open();
      await ready(page);
      await expectFilled(page, { ...awa, fullName: 'Paul Mbarga' });
      await expect(parts.fullName).toBeFocused();
      await expectUnsent(page, sends.slice(1));
      await press(parts.submit);
      await expect(parts.sent).toBeVisible();
      expect(onlyParams(sends.slice(1)).from_name).toBe('Paul Mbarga');
    });
  });
});
