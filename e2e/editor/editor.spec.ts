import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test, type Locator, type Page } from 'playwright/test';
import sharp from 'sharp';
import { COMPUTER, SITE, startGitHost, type GitHost } from './gitHost';
import { OUT } from '@/e2e/support/exported';

/** The outline of what is missing. */
const RED = 'rgb(179, 38, 30)';

const SERVICE = 'content/services/1.md';
const SERVICE_VIEW = 'collections/services/entries/1';

/** Opens a view such as `collections/services/entries/1`. */
const openView = (page: Page, view: string) => page.goto(`${SITE}/admin#/${view}`);

/** A field of the form, which renders once in view. */
async function field(page: Page, name: string): Promise<Locator> {
  const found = page.locator(`.field[data-key-path="${name}"]`);
  const controls = found.locator('input, textarea, button, [contenteditable="true"]');
  await page.locator('.field').first().hover();
  await expect(async () => {
    // A section renders its control, and those inside it, once in view.
    if ((await found.count()) > 0) await found.scrollIntoViewIfNeeded({ timeout: 1000 });
    else await page.mouse.wheel(0, 400);
    expect(await controls.count()).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000, intervals: [60] });
  await found.scrollIntoViewIfNeeded();
  return found;
}

const box = async (page: Page, name: string): Promise<Locator> =>
  (await field(page, name)).locator('input, textarea').first();

/** Expands a collapsed field; of a list, every row. */
async function unfold(page: Page, name: string): Promise<void> {
  const buttons = (await field(page, name)).getByRole('button', { name: /^(Tout d|D)évelopper$/ });
  await buttons.first().press('Enter');
}

const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Enregistrer', exact: true });

async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await saved(page);
}

// Opened before this announcement, an entry may open twice, and lose its checks (Sveltia CMS 0.221).
const saved = (page: Page): Promise<void> =>
  expect(page.getByText(/^Vous consultez maintenant/)).toBeAttached({ timeout: 60_000 });

/** Not by `check()`, which fails if the control renders its state a moment later. */
async function turn(control: Locator, checked: boolean): Promise<void> {
  await expect(control).toBeChecked({ checked: !checked });
  await control.click();
  await expect(control).toBeChecked({ checked });
}

/** Icons render as icons, not as their names, and nothing overflows. */
async function expectLayout(page: Page, where: string): Promise<void> {
  const seen = await page.evaluate(() => ({
    unrendered: [...document.querySelectorAll<HTMLElement>('.material-symbols-outlined')]
      // One icon is hidden until the font has loaded.
      .filter((icon) => icon.checkVisibility({ opacityProperty: true }))
      .filter((icon) => icon.offsetWidth > 1.2 * parseFloat(getComputedStyle(icon).fontSize))
      .map((icon) => icon.textContent),
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(seen, where).toEqual({ unrendered: [], overflow: 0 });
}

// One worker bundles the editor once; all tests share its page, whose load takes as long as a test.
test.describe.configure({ mode: 'default' });
let page: Page;
let host: GitHost;

test.beforeAll(async ({ browser }, info) => {
  test.setTimeout(240_000);
  const context = await browser.newContext();
  page = await context.newPage();
  host = await startGitHost(context, info.outputPath('bundle'));
  await page.goto(`${SITE}/admin`);
  const signIn = page.getByRole('button', { name: 'Se connecter avec un jeton d’accès' });
  // It waits for the bundle, which a loaded machine reads slowly.
  await signIn.click({ timeout: 60_000 });
  await expectLayout(page, 'entrance');
  await page.getByRole('textbox', { name: 'Jeton d’accès personnel' }).fill('jeton');
  await page.keyboard.press('Enter');
  await page.getByText('Services et prix').first().waitFor();
});
test.afterAll(() => page.context().close());

test('explains a wrong value in French without losing it', async () => {
  const { phones } = host.readEntry<{ phones: string[] }>('content/site.yml');
  const phone = phones[0] === '+237699123456' ? '+237699123457' : '+237699123456';
  const openSite = () => openView(page, 'collections/centre/entries/site');
  await openSite();
  const first = await box(page, 'phones.0');
  await first.fill('699 12');
  await saveButton(page).click();
  const marked = (await field(page, 'phones.0')).getByRole('alert');
  await expect(marked).toContainText('« 699 12 » n’est pas un numéro');
  await expect(page.getByText('Un champ comporte une erreur.')).toBeVisible();
  expect(host.messages).toEqual([]);
  await first.press('Control+a');
  await first.pressSequentially(phone);
  await save(page);
  expect(host.replaced).toEqual({ before: [`  - '${phones[0]}'`], after: [`  - '${phone}'`] });
  await test.step('a closing period adds its lines alone', async () => {
    await openSite();
    const closings = await field(page, 'closingDays');
    await closings.getByRole('button', { name: /^Ajouter/ }).press('Enter');
    const period = { date: '2027-08-02', until: '2027-08-06', reason: 'Congé annuel' };
    for (const [name, text] of Object.entries(period))
      await (await box(page, `closingDays.0.${name}`)).fill(text);
    await save(page);
    expect(host.readEntry('content/site.yml')).toHaveProperty('closingDays', [period]);
    expect(host.replaced.before).toEqual([]);
  });
  await test.step('errors across fields are reported after saving', async () => {
    await openSite();
    await unfold(page, 'hours.consultations.lines');
    await unfold(page, 'hours.consultations.lines.0.openings');
    await (await box(page, 'hours.consultations.lines.0.openings.0.closes')).fill('00:30');
    const dialogEvent = page.waitForEvent('dialog');
    await saveButton(page).click();
    const notice = await dialogEvent;
    expect(notice.message()).toMatch(/^C’est enregistré, mais.*la fermeture .* doit venir après/s);
    await notice.accept();
    await saved(page);
  });
});

test('a price is changed on a phone by keyboard', async () => {
  const { pricing } = host.readEntry<{ pricing: { option: string; amount: number }[] }>(SERVICE);
  const [first] = pricing;
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await openView(page, SERVICE_VIEW);
  const prices = await field(page, 'pricing');
  await expect(prices).toContainText(`${first?.option} : ${first?.amount}`);
  await expectLayout(page, 'a form on a phone');
  await prices.getByRole('button', { name: 'Tout développer' }).focus();
  await page.keyboard.press('Enter');
  const amount = await box(page, 'pricing.0.amount');
  const part = await field(page, 'pricing.0.amount');
  const typePrice = async (price: string) => {
    await amount.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(price);
    await amount.blur();
  };
  await typePrice('4,5');
  await page.keyboard.press('Control+s');
  await expect(part.getByRole('alert')).toContainText('« 4,5 » n’est pas un prix');
  await expect(part.getByRole('status')).toBeEmpty();
  await typePrice(String((first?.amount ?? 0) * 10));
  await expect(part.getByRole('status')).toContainText('Est-ce le bon prix ?');
  await typePrice('12.500');
  await expect(amount).toHaveValue(/^12\s500$/);
  await page.keyboard.press('Control+s');
  await saved(page);
  expect(host.replaced).toEqual({
    before: [`    amount: ${first?.amount}`],
    after: ['    amount: 12500'],
  });
  expect(host.messages.at(-1)).toBe(`Modification : service (${SERVICE})`);

  await test.step('it is said when it is online', async () => {
    const line = page.locator('#state');
    await expect(line).toContainText(/^Enregistré le 1\sdécembre\s2026\sà\s10:42\s: en\scours\.$/);
    await expectLayout(page, 'the list on a phone');
    host.version.now = '2026-12-01T10:10:00Z';
    await page.reload();
    await expect(line).toContainText('voyez l’e-mail de l’hébergeur');
    host.version.date = '2026-12-01T09:42:59Z';
    await page.reload();
    await expect(line).toContainText('✓ En ligne');
  });
  await page.setViewportSize(size);
});

test('points before the launch are confirmed by subject', async () => {
  type Launch = { points: { subject: string; confirmed: boolean }[] };
  const readPoints = () => host.readEntry<Launch>('content/launch.yml').points;
  const points = readPoints();
  await openView(page, 'collections/launching/entries/launch');
  const prices = page.getByRole('group', { name: /^Les prix/ });
  await turn(prices.getByRole('checkbox').nth(1), true);
  await expect(prices.getByRole('button')).toHaveCount(0);
  await page
    .getByRole('button', { name: /tout cocher/ })
    .first()
    .click();
  const pages = points.filter(({ subject }) => subject === 'pages').length;
  await expect(page.getByText(`Confirmés : ${pages + 1} sur ${points.length}.`)).toBeVisible();
  await save(page);
  expect(readPoints().filter(({ confirmed }) => confirmed)).toHaveLength(pages + 1);
});

test('a draft gets a photograph, and is checked when published', async () => {
  // Large pictures are slow.
  test.slow();
  const alt = 'Des mains sous l’eau d’un seau à robinet.';
  await openView(page, 'collections/services/new');
  await (await box(page, 'title')).fill('Apprendre à se laver les mains');
  await turn((await field(page, 'draft')).getByRole('switch'), true);
  await (await box(page, 'image.alt')).fill(alt);
  const focalPoint = await field(page, 'image.focalPoint');
  await turn(focalPoint.getByRole('radio', { name: 'Centre', exact: true }), true);
  const upload = await field(page, 'image.src');
  await upload.getByRole('button', { name: 'Parcourir' }).press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Téléverser' }).first().click();
  // As from a phone: large, with a GPS position.
  const photograph = sharp({
    create: { width: 2400, height: 1800, channels: 3, background: '#86a' },
  }).withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 52/1 0/1' } });
  const buffer = await photograph.jpeg({ quality: 95 }).toBuffer();
  await (await chooser).setFiles({ name: 'Marché 01.JPG', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Insérer', exact: true }).click();
  await expect(upload.getByText('Remplacer')).toBeVisible({ timeout: 30_000 });
  await save(page);
  const find = (name: RegExp) => [...host.files.keys()].find((file) => name.test(file))!;
  const stored = find(/^public\/photos\/march[eé]-01\.webp$/);
  const { width, exif } = await sharp(host.files.get(stored)).metadata();
  expect({ width, exif }).toEqual({ width: 2000, exif: undefined });
  const image = { src: stored.replace('public', ''), alt, focalPoint: 'centre' };
  const file = find(/^content\/services\/\d{14}\.md$/);
  expect(host.readEntry(file)).toMatchObject({ draft: true, image });

  await openView(page, `collections/services/entries/${basename(file, '.md')}`);
  const draft = await field(page, 'draft');
  await turn(draft.getByRole('switch'), false);
  await saveButton(page).click();
  await expect(draft.getByRole('alert')).toContainText('Résumé : ce champ manque');
  await expect(draft.getByRole('alert')).not.toContainText('Image');
  const summary = await field(page, 'description');
  await expect(summary).toHaveCSS('outline-color', RED);
  await (
    await box(page, 'description')
  ).fill('Un geste simple, à l’eau et au savon, qui protège toute la maison.');
  await expect(summary).not.toHaveCSS('outline-color', RED);
});

test('a second tab takes the editor, and loses no text', async () => {
  await openView(page, SERVICE_VIEW);
  const title = await box(page, 'title');
  await title.press('Control+a');
  // Typed: Sveltia backs up only what a user enters.
  await title.pressSequentially('Titre du premier onglet');
  const other = await page.context().newPage();
  await openView(other, SERVICE_VIEW);
  await other.getByRole('button', { name: 'Continuer ici' }).click();
  await expect(page.getByText('s’est ouvert dans un autre onglet')).toBeVisible();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Restaurer' }).click();
  await expect(await box(other, 'title')).toHaveValue('Titre du premier onglet');
  await save(other);
  await page.getByRole('button', { name: 'Revenir ici' }).click();
  await page.getByRole('button', { name: 'Continuer ici' }).click();
  await other.close();
  await openView(page, SERVICE_VIEW);
  await expect(await box(page, 'title')).toHaveValue('Titre du premier onglet');
});

test('opens the folder of this computer', async () => {
  const local = await page.context().newPage();
  await local.goto(`${COMPUTER}/logo.svg`);
  await local.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    await folder.getDirectoryHandle('.git', { create: true });
  });
  // The tests' browser has no dialog, but a file system of its own.
  await local.addInitScript(() =>
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
  );
  await local.goto(`${COMPUTER}/admin`);
  const open = local.getByRole('button', { name: 'Travailler avec un dépôt local' });
  await open.click({ timeout: 60_000 });
  await local.getByText('Services et prix').first().waitFor();
  await local.close();
});

test('an export without a repository has no editor', () => {
  expect(readdirSync(OUT)).toContain('index.html');
  expect(readdirSync(OUT).filter((name) => name.startsWith('admin'))).toEqual([]);
});
