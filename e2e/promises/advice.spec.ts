import { expect, test, type Page } from 'playwright/test';
import { finder } from '@/lib/content/made/finder';
import { services } from '@/lib/content/made/services';
import { site } from '@/lib/content/made/site';
import { phoneHref } from '@/lib/format';
import { adviceRoute, requestRoute, routes, serviceRoute } from '@/lib/routes';
import { exportedPages, readExported } from '../exported';
import { shareOnePage } from '../onePage';
import { press, whenAlive } from '../support';

/** The pages of advice: what they say, and what they do not say to others. */

const pages = exportedPages().filter(({ route }) => route.startsWith(`${routes.finder}/`));

test('each advice has a page, and there is no other', () => {
  const known = finder.results.map(({ number }) => adviceRoute(number));
  expect(pages.map(({ route }) => route).sort()).toEqual([...known].sort());
});

/** What a page says of a price, line by line. */
const readPrices = (page: Page, html: string): Promise<Record<string, string[]>> =>
  page.evaluate((source) => {
    const doc = new DOMParser().parseFromString(source, 'text/html');
    const found: Record<string, string[]> = {};
    for (const list of doc.querySelectorAll('main dl')) {
      const heading = list.closest('section')?.querySelector('h2')?.textContent ?? '';
      found[heading] = [...list.children].map((line) => line.textContent);
    }
    return found;
  }, html);

test.describe('each advice', () => {
  const pageOfAll = shareOnePage();

  for (const { number, services: advised, why } of finder.results) {
    test(`advice ${number} names its services, their prices and every way on`, async () => {
      const page = pageOfAll();
      await page.goto(adviceRoute(number), { waitUntil: 'domcontentloaded' });
      const main = page.getByRole('main');
      await expect(main.getByText(why)).toBeVisible();
      const prices = await readPrices(page, readExported(`${adviceRoute(number)}.html`));
      const titles = advised.map((id) => services.find((it) => it.id === id)?.title ?? '');
      expect(Object.keys(prices)).toEqual(titles);
      for (const [index, id] of advised.entries()) {
        const section = main.getByRole('region', { name: titles[index] });
        const own = await readPrices(page, readExported(`${serviceRoute(id)}.html`));
        expect(prices[titles[index] ?? '']).toEqual(own['Nos tarifs']);
        await expect(section.locator(`a[href="${requestRoute(id)}"]`)).toHaveCount(1);
        await expect(section.locator(`a[href="${serviceRoute(id)}"]`)).toHaveCount(1);
      }
      const talk = main.getByRole('region', { name: finder.talk.heading });
      await expect(talk.locator(`a[href="${phoneHref(site.phones[0])}"]`)).toHaveCount(1);
      await expect(talk.getByRole('link', { name: 'WhatsApp' })).toHaveCount(1);
      await expect(main.getByText(site.emergency.rule)).toBeVisible();
    });
  }
});

test('the form comes with the service chosen', async ({ page }) => {
  const [{ number, services: advised }] = finder.results as [(typeof finder.results)[number]];
  await page.goto(adviceRoute(number));
  await whenAlive(page);
  const service = services.find(({ id }) => id === advised[0]);
  await press(page.getByRole('link', { name: `Demander ce service : ${service?.title}` }));
  await expect(page).toHaveURL(requestRoute(service?.id ?? 0));
  await expect(page.getByLabel('Type de service')).toHaveValue(service?.requestType ?? '');
});

test('whoever sees its address or its preview learns nothing of anyone’s health', () => {
  const seen = pages.map(({ route, html }) => {
    expect(route).toMatch(/^\/trouver\/[1-9]\d*$/);
    const number = route.split('/').at(-1);
    const head = html.slice(0, html.indexOf('</head>'));
    const shown = [
      ...(head.match(/<title>[^<]*/g) ?? []),
      ...(head.match(/<meta (?:name|property)="(?:description|og:|twitter:)[^>]*>/g) ?? []),
      ...(head.match(/<link rel="canonical"[^>]*>/g) ?? []),
    ];
    expect(shown.length, route).toBeGreaterThan(10);
    // Nor does it come by whoever searches.
    expect(head, route).toMatch(/<meta name="robots" content="noindex[^"]*"/);
    return shown.join('\n').replace(new RegExp(`(trouver/|n°\\s)${number}\\b`, 'g'), '$1N');
  });
  // One says what the other says, but for the number, which says nothing.
  expect([...new Set(seen)]).toHaveLength(1);
  expect(seen[0]).toContain('Conseil n°\u00a0N');
});
