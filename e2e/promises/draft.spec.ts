import { expect, test, type Page, type Request } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { mailHref, phoneHref } from '@/lib/text/format';
import {
  awa,
  expectFilled,
  fill,
  fillByHand,
  onlyParams,
  open,
  partsOf,
  ready,
  stored,
  watchPageErrors,
  watchSends,
  type Answers,
} from '../form';
import {
  announcements,
  choose,
  press,
  TOUCH_PHONE,
  whenAlive,
  write,
  SMOKE,
  holdScripts,
} from '../support';

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

  test('and erased by one tap is given back by another, until something new is typed or the page is left', async ({
    page,
  }) => {
    const sends = watchSends(page);
    const parts = await open(page);
    const undo = page.getByRole('button', { name: 'Rétablir ma saisie', exact: true });
    const relative = page.getByLabel(/^Son prénom/);
    const say = announcements(page).filter({ hasText: 'Votre saisie est effacée.' });
    await fill(page);
    await expect(parts.country).toBeVisible();
    await write(parts.phone, '699123456');
    await press(page.getByText('Vous demandez pour un proche ?'));
    await write(relative, 'Odile');
    const [reference = 'none'] = /AV-\w{3}-\w{3}/.exec(await stored(page)) ?? [];

    await test.step('an empty form has nothing to give back', async () => {
      const other = await page.context().newPage();
      const { erase, serviceType } = await open(other);
      await press(erase);
      await expect(serviceType).toBeFocused();
      await expect(other.getByRole('button', { name: 'Rétablir ma saisie' })).toHaveCount(0);
      await other.close();
    });
    await test.step('it is offered in sight, and said; nothing is kept in the browser meanwhile', async () => {
      await press(parts.erase);
      await expectFilled(page, empty);
      await expect(say).toBeVisible();
      await expect(undo).toBeInViewport({ ratio: 1 });
      await expect(parts.serviceType).toBeFocused();
      expect(await stored(page)).not.toContain('Awa');
    });
    await test.step('one tap gives back every value, the draft and the reference', async () => {
      await press(undo);
      await expectFilled(page, awa);
      await expect(parts.form).toContainText('jeudi 24 décembre 2099');
      await expect(relative).toBeVisible();
      await expect(relative).toHaveValue('Odile');
      await expect(parts.phone).toHaveValue(/6\s?99\s?12\s?34\s?56$/);
      await expect(undo).toHaveCount(0);
      await expect(parts.serviceType).toBeFocused();
      await page.reload();
      await ready(page);
      await expectFilled(page, awa);
      expect(await stored(page)).toContain(reference);
    });
    await test.step('what is typed after erasing takes the offer away', async () => {
      await press(parts.erase);
      await expect(undo).toBeVisible();
      await press(parts.fullName);
      await expect(undo).toBeVisible();
      await write(parts.fullName, 'P');
      await expect(undo).toHaveCount(0);
    });
    await test.step('so does leaving the page, by a link or for another site', async () => {
      await press(parts.erase);
      await expect(undo).toBeVisible();
      await press(page.getByRole('link', { name: 'Confidentialité de vos données' }));
      await expect(page).toHaveURL('/privacy');
      await page.goBack();
      await ready(page);
      await expect(undo).toHaveCount(0);
      await write(parts.fullName, 'P');
      await press(parts.erase);
      await expect(undo).toBeVisible();
      // What a browser tells a page that it may show again as it was.
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
      await expect(undo).toHaveCount(0);
    });
    await test.step('given back, the request leaves under its first reference', async () => {
      await fill(page);
      const [now = 'none'] = /AV-\w{3}-\w{3}/.exec(await stored(page)) ?? [];
      await press(parts.erase);
      await press(undo);
      await expectFilled(page, awa);
      await press(parts.submit);
      await expect(parts.sent).toBeVisible();
      expect(onlyParams(sends)).toMatchObject({ reference: now, from_name: awa.fullName });
      await press(page.getByRole('button', { name: 'Nouvelle demande' }));
      await expect(parts.serviceType).toBeFocused();
      await expect(undo).toHaveCount(0);
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

  test(
    'the form says how the centre is reached, and tells nothing to the address',
    SMOKE,
    async ({ page }) => {
      for (const path of ['/appoitment', '/contact']) {
        await test.step(path, async () => {
          const requests: string[] = [];
          await page.goto(path);
          const parts = partsOf(page);
          const heading = page.getByRole('heading', {
            name: 'Ce formulaire ne marche pas dans votre navigateur',
          });
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
    },
  );
});

test.describe('before the page is alive', () => {
  /** Opens the form with its scripts held back. */
  async function openEarly(page: Page) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const release = await holdScripts(page);
    await page.goto('/appoitment', { waitUntil: 'commit' });
    const parts = partsOf(page);
    await expect(parts.submit).toBeVisible();
    await expect(parts.appointmentDate).not.toHaveAttribute('min');
    return { parts, release };
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
    const { parts, release } = await openEarly(page);
    await fillByHand(page);
    await write(parts.phone, '699123456');
    await press(parts.fullName);
    release();
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
      again.release();
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
