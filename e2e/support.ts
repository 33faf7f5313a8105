import { expect, type Page } from 'playwright/test';

/** Every page of the specification, section 2, by its address. */
export const allRoutes = [
  '/',
  '/about',
  '/services',
  '/ServiceDetails/1',
  '/ServiceDetails/2',
  '/ServiceDetails/3',
  '/ServiceDetails/4',
  '/ServiceDetails/5',
  '/ServiceDetails/6',
  '/doctors',
  '/contact',
  '/appoitment',
  '/blog',
  '/blogDetails/1',
  '/blogDetails/2',
  '/blogDetails/3',
  '/blogDetails/4',
  '/blogDetails/5',
  '/privacy',
  '/terms',
  '/cookies',
  '/accessibilite',
] as const;

/**
 * Gathers what goes wrong behind a page, from now on: errors on the console, errors that nobody
 * caught, requests that failed or were refused, and requests to another origin.
 *
 * Requests that the browser gives up by itself because it leaves the page are no problem.
 *
 * @returns A list that grows; a page in order leaves it empty.
 */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  const origins = new Set<string>();
  page.on('console', (message) => {
    // A refused file is told by its response, which also names it.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load')) return;
    problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    // The first request is the page itself: it says where home is.
    if (origins.size === 0) origins.add(origin);
    if (!origins.has(origin)) problems.push(`another origin: ${request.url()}`);
  });
  return problems;
}

/**
 * On a page whose clock a test holds: lets the page be idle, whereupon its scripts start, and
 * waits until React has taken over.
 */
export async function wake(page: Page): Promise<void> {
  await page.clock.runFor(100);
  await whenAlive(page);
}

/** Waits until React has taken over the page: from then on its links and buttons are its own. */
export async function whenAlive(page: Page): Promise<void> {
  const last = page.getByRole('switch', { name: 'Arrêter les animations' });
  const owned = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => last.evaluate(owned)).toBe(true);
}

/** Whom the tests ask for. */
export const VISITOR = { name: 'Odile Mbarga', email: 'odile@exemple.cm' };

/** Writes a right request into the form of the page. */
export async function fillRequest(page: Page): Promise<void> {
  await page.getByLabel('Type de service').selectOption('Autre');
  await page.getByLabel('Date souhaitée').fill('2099-12-24');
  await page.getByLabel('Heure souhaitée').fill('10:30');
  await page.getByLabel('Nom et prénom').fill(VISITOR.name);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(VISITOR.email);
}

/** Writes a right request into the form, and sends it. */
export async function sendRequest(page: Page): Promise<void> {
  await fillRequest(page);
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
}
