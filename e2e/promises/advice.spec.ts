import { expect, test, type Page } from 'playwright/test';
import { finder } from '@/lib/content/generated/finder';
import { services } from '@/lib/content/generated/services';
import { site } from '@/lib/content/generated/site';
import { phoneHref } from '@/lib/text/format';
import { adviceRoute, requestRoute, routes, serviceRoute } from '@/lib/routes';
import { exportedPages, readExported } from '../exported';
import { press, whenAlive } from '../support';

/** The pages of advice: what they say, and what they do not say to others. */

const pages = exportedPages().filter(({ route }) => route.startsWith(`${routes.finder}/`));

test('each advice has a page, and there is no other', () => {
  const known = finder.results.map(({ number }) => adviceRoute(number));
  expect(pages.map(({ route }) => route).sort()).toEqual([...known].sort());
});

/** What a page of the export says of each price list, line by line, and where it leads beside it. */
interface Told {
  text: string;
  /** By the heading of its part of the page. */
  prices: Record<string, string[]>;
  links: Record<string, string[]>;
}

/** Reads pages of the export in a page of the browser: none of them is opened. */
const readTold = (page: Page, html: readonly string[]): Promise<Told[]> =>
  page.evaluate(
    (sources) =>
      sources.map((source) => {
        const main = new DOMParser().parseFromString(source, 'text/html').querySelector('main')!;
        const told: Told = { text: main.textContent, prices: {}, links: {} };
        for (const section of main.querySelectorAll('section')) {
          const heading = section.querySelector('h2')?.textContent ?? '';
          const prices = section.querySelector('dl')?.children;
          if (prices) told.prices[heading] = [...prices].map((line) => line.textContent);
          const links = [...section.querySelectorAll('a')];
          told.links[heading] = links.map((link) => link.getAttribute('href') ?? '');
        }
        return told;
      }),
    html,
  );

test('each advice names its services, their prices and every way on', async ({ page }) => {
  const read = (addresses: readonly string[]) =>
    readTold(
      page,
      addresses.map((route) => readExported(`${route}.html`)),
    );
  const advice = await read(finder.results.map(({ number }) => adviceRoute(number)));
  const own = await read(services.map(({ id }) => serviceRoute(id)));
  for (const [index, { number, services: advised, why }] of finder.results.entries()) {
    const { text, prices, links } = advice[index]!;
    const name = `advice ${number}`;
    expect.soft(text, name).toContain(why);
    expect.soft(text, name).toContain(site.emergency.rule);
    const known = advised.map((id) => services.findIndex((it) => it.id === id));
    expect.soft(Object.keys(prices), name).toEqual(known.map((at) => services[at]?.title));
    for (const at of known) {
      const { id, title } = services[at]!;
      expect.soft(prices[title], name).toEqual(own[at]!.prices['Nos tarifs']);
      expect
        .soft(links[title], name)
        .toEqual(expect.arrayContaining([requestRoute(id), serviceRoute(id)]));
    }
    const talk = links[finder.talk.heading];
    expect.soft(talk, name).toContain(phoneHref(site.phones[0]));
    expect.soft(talk, name).toContainEqual(expect.stringContaining('wa.me/'));
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
