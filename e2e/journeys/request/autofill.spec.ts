import { expect, type Page } from 'playwright/test';
import {
  answerWhatsApp,
  awa,
  type FormPage,
  setSilently,
  STILL_PHONE,
  test,
} from '@/e2e/support/form';
import { tap, type } from '@/e2e/support/page';

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

/** Fills in the form from its name, as a tap on Chromium's suggestion does. */
async function autofill(page: Page, form: FormPage): Promise<void> {
  await tap(form.fullName);
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
  await expect(form.email).toHaveValue(awa.email);
  await client.detach();
}

test('autofill changes no country or place', async ({ page, form }) => {
  const whatsApp = await answerWhatsApp(page);
  const place = page.locator('form [name="visitPlace"]');
  const typePhone = () => type(form.phone, '699123456');
  const fillIn = () => autofill(page, form);
  for (const steps of [
    [fillIn, typePhone],
    [typePhone, fillIn],
  ]) {
    await form.open('/contact');
    for (const step of steps) await step();
    await expect(form.country).toHaveValue('CM');
    await expect(place).toHaveValue('');
    await form.eraseAll();
  }
  await fillIn();
  await typePhone();
  await form.fill();
  await test.step('an hour at night is remarked, and not refused', async () => {
    const closed = page.getByText('nous sommes fermés');
    await expect(closed).toHaveCount(0);
    await form.appointmentTime.fill('02:00');
    await expect(closed).toBeVisible();
  });
  await test.step('a place that software sets is repeated before the button', async () => {
    const repeated = page.getByText('viendrons ici');
    await setSilently(place, 'Montchat', 'input');
    await expect(repeated).toHaveCount(0);
    await tap(form.forRelative);
    await expect(repeated).toContainText('Montchat');
  });
  await whatsApp.write();
  expect(whatsApp.texts.at(-1)).toContain('+237699123456');
});
