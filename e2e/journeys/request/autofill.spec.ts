import { expect, type Page } from 'playwright/test';
import {
  answerWhatsApp,
  awa,
  onlyParams,
  setSilently,
  STILL_PHONE,
  test,
} from '@/e2e/support/form';
import { tap, type, waitForHydration } from '@/e2e/support/page';

/** Chromium's own autofill, with an address in France. */

test.use(STILL_PHONE);

const ADDRESS = {
  NAME_FULL: awa.fullName,
  EMAIL_ADDRESS: awa.email,
  ADDRESS_HOME_STREET_ADDRESS: '12 rue des Lilas',
  ADDRESS_HOME_DEPENDENT_LOCALITY: 'Montchat',
  ADDRESS_HOME_CITY: 'Lyon',
  ADDRESS_HOME_ZIP: '69003',
  ADDRESS_HOME_COUNTRY: 'FR',
};

const CLOSED = /nous sommes fermés|We are closed/;

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const country = (page: Page) => page.locator('form select[form=""]');

/** Fills in the form from its name, as a tap on Chromium's suggestion does. */
async function autofill(page: Page): Promise<void> {
  await tap(field(page, 'fullName'));
  const client = await page.context().newCDPSession(page);
  const isMissing = await client.send('Autofill.enable').then(
    () => false,
    () => true,
  );
  test.skip(isMissing, 'this Chromium is the headless shell, without autofill');
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const selector = 'form [name="fullName"]';
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await client.send('DOM.describeNode', { nodeId });
  const fields = Object.entries(ADDRESS).map(([name, value]) => ({ name, value }));
  await client.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
  await expect(field(page, 'email')).toHaveValue(awa.email);
  await client.detach();
}

// /appoitment has the form of /contact.
for (const path of ['/contact', '/en/appointment']) {
  test(`autofill changes no country or place on ${path}`, async ({ page, sends }) => {
    const whatsApp = await answerWhatsApp(page);
    await page.goto(path);
    await waitForHydration(page);
    // In both orders.
    if (path === '/contact') await autofill(page);
    await type(field(page, 'phone'), '699123456');
    await expect(country(page)).toHaveValue('CM');
    if (path !== '/contact') await autofill(page);
    await expect(country(page)).toHaveValue('CM');
    await expect(field(page, 'visitPlace')).toHaveValue('');
    await field(page, 'serviceType').selectOption(awa.serviceType);
    await field(page, 'appointmentDate').fill(awa.appointmentDate);
    await test.step('an hour at night is remarked, and not refused', async () => {
      await field(page, 'appointmentTime').fill(awa.appointmentTime);
      await expect(page.getByText(CLOSED)).toHaveCount(0);
      await field(page, 'appointmentTime').fill('02:00');
      await expect(page.getByText(CLOSED)).toBeVisible();
    });
    await test.step('a place that software sets is repeated before the button', async () => {
      const repeated = page.getByText(/viendrons ici|will come here/);
      await setSilently(field(page, 'visitPlace'), 'Montchat', 'input');
      await expect(repeated).toHaveCount(0);
      await tap(page.locator('form input[type="radio"]').nth(1));
      await expect(repeated).toContainText('Montchat');
    });
    if (path === '/contact') {
      await whatsApp.write();
      return expect(whatsApp.texts.at(-1)).toContain('+237699123456');
    }
    await tap(page.locator('form[novalidate] button[type="submit"]'));
    await expect(page.locator('[data-sent]')).toBeVisible();
    expect(onlyParams(sends).phone).toBe('+237699123456');
  });
}
