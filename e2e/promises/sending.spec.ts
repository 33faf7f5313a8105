import { expect, test, type Page, type Route } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { phoneHref } from '@/lib/text/format';
import {
  awa,
  expectFilled,
  fill,
  holdSends,
  onlyParams,
  open,
  partsOf,
  plain,
  ready,
  REFERENCE,
  SEND,
  watchSends,
} from '../form';
import { press, pressInFoot, TOUCH_PHONE, write } from '../support';

/** The way of a request: it leaves once, says so, and arrives. */

// Without the glides, which take their time: appointment.spec.ts has them.
test.use({ ...TOUCH_PHONE, contextOptions: { reducedMotion: 'reduce' } });

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('the way of a request', () => {
  /** Twice in the same place, faster than the page can answer. */
  async function tapTwice(page: Page): Promise<void> {
    const { submit } = partsOf(page);
    await submit.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await submit.boundingBox()) ?? {};
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    await Promise.all([tap(), tap()]);
  }

  const hurries: [how: string, send: (page: Page) => Promise<void>][] = [
    ['the button tapped twice', tapTwice],
    [
      'Enter pressed twice in a field',
      async (page) => {
        await press(partsOf(page).fullName);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      },
    ],
    [
      'a script that submits twice in the same moment',
      (page) =>
        partsOf(page).form.evaluate((form: HTMLFormElement) => {
          form.requestSubmit();
          form.requestSubmit();
        }),
    ],
  ];

  test('however often it is sent it leaves once, and while it is on its way the form says so', async ({
    page,
  }) => {
    const sends = watchSends(page);
    const parts = await open(page);
    const busy = page.getByRole('button', { name: 'Envoi en cours...', exact: true });
    for (const [index, [how, send]] of hurries.entries()) {
      await test.step(`${how} sends one request`, async () => {
        if (index > 0) await press(page.getByRole('button', { name: 'Nouvelle demande' }));
        await page.unrouteAll();
        const gate = await holdSends(page);
        await fill(page);
        await send(page);
        await expect(busy).toBeDisabled();
        await expect.poll(() => sends.length).toBeGreaterThan(index);
        if (index === 0) await test.step('it can be neither sent again nor erased', isOnItsWay);
        if (index === 0) {
          await test.step('whoever calls meanwhile is not held up', callsMeanwhile);
          await test.step('leaving the site is asked about', isAskedAbout);
        }
        gate.open();
        await expect(parts.sent).toBeVisible();
        expect(sends).toHaveLength(index + 1);
      });
    }

    await test.step('once it has arrived, nobody is kept', async () => {
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.type());
        void dialog.accept();
      });
      await page.reload();
      await ready(page);
      expect(dialogs).toEqual([]);
    });

    /** Chrome tells the page of a call as if it were left: what does the page answer? */
    async function callsMeanwhile() {
      await page.evaluate(() => {
        addEventListener('beforeunload', (event) => {
          Object.assign(window, { holdsUp: event.defaultPrevented });
        });
      });
      const answer = () => page.evaluate(() => (window as { holdsUp?: boolean }).holdsUp);
      await press(page.locator('a[href^="tel:"]').locator('visible=true').first());
      await expect.poll(answer).toBe(false);
      await press(parts.fullName);
    }

    async function isAskedAbout() {
      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      await expect(busy).toBeVisible();
    }

    async function isOnItsWay() {
      await expect(busy).toBeVisible();
      await expect(parts.submit).toHaveCount(0);
      await expect(parts.sent).toHaveCount(0);
      await press(busy, { force: true });
      await press(parts.fullName);
      await page.keyboard.press('Enter');
      await expectFilled(page, awa);

      // Its confirmation would cover a new one.
      await expect(parts.erase).toBeDisabled();
      await press(parts.erase, { force: true });
      await expectFilled(page, awa);
    }
  });

  test('it arrives, is shown and printed, and gives way to a new one', async ({ page }) => {
    const sends = watchSends(page);
    await page.addInitScript(() => {
      window.print = () => {
        const { dataset } = document.documentElement;
        dataset.prints = `${dataset.prints ?? ''}once `;
      };
    });
    const parts = await open(page);
    await press(parts.fullName);
    await expect(parts.country).toBeVisible();
    await fill(page);
    await write(parts.phone, '699123456');
    await press(parts.submit);

    await test.step('once it has arrived the page says so, and shows what was sent', async () => {
      await expect(parts.sent).toBeFocused();
      await expect(parts.sent).toBeInViewport();
      await expect(parts.form).toHaveCount(0);
    });
    const { reference = '' } = onlyParams(sends);
    expect(reference).toMatch(REFERENCE);
    await test.step('each answer stands there, and how to reach the centre meanwhile', async () => {
      const confirmation = page.locator('[data-sent]');
      const labels = await confirmation.getByRole('term').allTextContents();
      const values = await confirmation.getByRole('definition').allTextContents();
      expect(values).toHaveLength(labels.length);
      expect(labels.map((label, index) => [plain(label), plain(values[index])])).toEqual([
        ['Référence', reference],
        ['Nom', 'Awa Ngo Bell'],
        ['E-mail', 'awa.bell+rdv@exemple.cm'],
        ['Téléphone', '+237699123456'],
        ['Type de service', 'Consultation générale'],
        ['Date souhaitée', 'jeudi 24 décembre 2099'],
        ['Heure souhaitée', '10:30'],
        ['Message', 'Pour ma mère, « Mama Ngo ».\nElle marche avec une canne.'],
      ]);
      await expect(confirmation).toContainText('Nous vous répondons par téléphone ou par e-mail');
      // How to reach the centre meanwhile.
      await expect(confirmation.locator(`a[href="${phoneHref(site.phones[0])}"]`)).toBeVisible();
      await expect(confirmation.locator(`a[href="${site.social.whatsapp}"]`)).toBeVisible();
    });
    await test.step('it stands in the centre’s box', async () => {
      const outbox = await (await page.request.get('/outbox')).text();
      const messages = outbox.split('<article>').filter((text) => text.includes(reference));
      expect(messages).toHaveLength(1);
      for (const line of [
        'Nom : Awa Ngo Bell',
        'E-mail : awa.bell+rdv@exemple.cm',
        'Type de service : Consultation générale',
        'Date souhaitée : 2099-12-24',
        'Heure souhaitée : 10:30',
        'Elle marche avec une canne.',
      ]) {
        expect(messages[0]).toContain(line);
      }
    });
    await test.step('it can be printed', async () => {
      await expect(page.locator('html')).not.toHaveAttribute('data-prints');
      await press(page.getByRole('button', { name: 'Imprimer', exact: true }));
      await expect(page.locator('html')).toHaveAttribute('data-prints', 'once ');
    });
    await test.step('«Nouvelle demande» gives back an empty form, ready to be filled', async () => {
      await press(page.getByRole('button', { name: 'Nouvelle demande', exact: true }));
      await expect(parts.sent).toHaveCount(0);
      await expect(parts.serviceType).toBeFocused();
      await expectFilled(page, {
        serviceType: '',
        appointmentDate: '',
        appointmentTime: '',
        fullName: '',
        email: '',
        message: '',
      });
      await expect(parts.phone).toHaveValue('');
      await expect(parts.submit).toBeEnabled();
    });
    await test.step('the new one has a reference of its own, and no message a word instead', async () => {
      // As a mail program copies an address.
      const email = 'Paul Mbarga <mailto:paul@exemple.cm>';
      await fill(page, { ...awa, email, fullName: 'Paul Mbarga', message: '' });
      await press(parts.submit);
      await expect(parts.sent).toBeVisible();
      await expect(page.locator('[data-sent]')).toContainText('paul@exemple.cm');
      await expect(page.locator('[data-sent]')).not.toContainText('mailto');
      expect(sends).toHaveLength(2);
      const second = sends[1]?.postDataJSON().template_params;
      expect(second.from_name).toBe('Paul Mbarga');
      expect(second.from_email).toBe('paul@exemple.cm');
      expect(second.reply_to).toBe('paul@exemple.cm');
      expect(second.reference).toMatch(REFERENCE);
      expect(second.reference).not.toBe(reference);
      expect(second.message).toBe('(Aucun message supplémentaire)');
      await expect(page.locator('main')).not.toContainText('Aucun message supplémentaire');
    });
  });
});

test('a request whose page is left on its way is found again in the form that one comes back to', async ({
  page,
}) => {
  let answer = (route: Route) => route.continue();
  const sends = watchSends(page);
  const parts = await open(page);

  const leave = async () => {
    await pressInFoot(page, 'À propos');
    await expect(page).toHaveURL(/\/about$/);
  };
  /** Sends a request that stays on its way until the gate opens, and goes to another page. */
  const sendAndLeave = async () => {
    const before = sends.length;
    await page.unrouteAll();
    const gate = await holdSends(page, (route) => answer(route));
    await fill(page);
    await press(parts.submit);
    await expect.poll(() => sends.length).toBe(before + 1);
    await leave();
    return gate;
  };
  /** The way to the form from the bar under the thumb. */
  const comeBack = () =>
    press(
      page
        .getByRole('navigation', { name: 'Nous joindre' })
        .getByRole('link', { name: 'Consultation', exact: true }),
    );

  await test.step('it is still on its way, and leaves once', async () => {
    const gate = await sendAndLeave();
    await comeBack();
    const busy = page.getByRole('button', { name: 'Envoi en cours...', exact: true });
    await expect(busy).toBeDisabled();
    await expectFilled(page, awa);
    await press(parts.fullName);
    await page.keyboard.press('Enter');
    gate.open();
    await expect(parts.sent).toBeVisible();
    expect(sends).toHaveLength(1);
    await press(page.getByRole('button', { name: 'Nouvelle demande' }));
  });
  await test.step('it has arrived meanwhile: the form says so, once', async () => {
    const gate = await sendAndLeave();
    const arrived = page.waitForResponse(SEND);
    gate.open();
    await (await arrived).finished();
    await comeBack();
    await expect(parts.sent).toBeVisible();
    await leave();
    await comeBack();
    await expect(parts.submit).toBeVisible();
    await expect(parts.sent).toHaveCount(0);
    await expectFilled(page, { fullName: '', message: '' });
    expect(sends).toHaveLength(2);
  });
  await test.step('it has failed meanwhile: the form says so, keeps it all, and sends it again', async () => {
    answer = (route) => route.fulfill({ status: 500, body: 'Server error' });
    const gate = await sendAndLeave();
    const answered = page.waitForResponse(SEND);
    gate.open();
    await answered;
    await comeBack();
    await expect(page.getByRole('alert').filter({ hasText: 'Erreur:' })).toBeVisible();
    await expectFilled(page, awa);
    answer = (route) => route.continue();
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    expect(sends).toHaveLength(4);
    const references = sends.slice(2).map((send) => send.postDataJSON().template_params.reference);
    expect(new Set(references).size).toBe(1);
  });
});
