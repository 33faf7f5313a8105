import { expect, test, type Page } from 'playwright/test';
import { articles } from '@/lib/content/generated/articles';
import { pages as allPages } from '@/lib/content/generated/pages';
import { services } from '@/lib/content/generated/services';
import { site } from '@/lib/content/generated/site';
import { articleRoute, serviceRoute, languageOf } from '@/lib/routes';
import { shareOnePage } from '../onePage';
import { allRoutes, oneOfEachKind } from '../routes';
import { collectProblems, whenAlive, SMOKE } from '../support';

const widths = [320, 360, 768, 1280];

/** A page as it left the server, before any script. */
interface Delivered {
  route: string;
  status: number;
  lang: string;
  h1: number;
  title: string;
  description: string;
  canonical: string;
  links: { href: string; target: string; rel: string }[];
  /** What a link may lead to within it. */
  parts: string[];
  /** Files that the head asks for or names. */
  files: string[];
}

/** Every page as a search engine reads it, read from within a page of the site. */
async function readPages(page: Page): Promise<Delivered[]> {
  await page.goto('/cookies', { waitUntil: 'domcontentloaded' });
  return page.evaluate(async (routes) => {
    const read = async (route: string) => {
      const response = await fetch(route);
      const html = await response.text();
      const doc = new DOMParser().parseFromString(html, 'text/html');
      const valueOf = (selector: string, name: string) =>
        doc.querySelector(selector)?.getAttribute(name) ?? '';
      return {
        route,
        status: response.status,
        lang: doc.documentElement.lang,
        h1: doc.querySelectorAll('h1').length,
        title: doc.title.trim(),
        description: valueOf('meta[name="description"]', 'content').trim(),
        canonical: valueOf('link[rel="canonical"]', 'href'),
        links: [...doc.querySelectorAll('a')].map((link) => ({
          href: link.getAttribute('href') ?? '',
          target: link.target,
          rel: link.rel,
        })),
        parts: [...doc.querySelectorAll('[id]')].map(({ id }) => id),
        files: [...doc.querySelectorAll('head link:not([rel="canonical"])')].map(
          (link) => link.getAttribute('href') ?? '',
        ),
      };
    };
    return Promise.all(routes.map(read));
  }, allRoutes);
}

// One after the other: that takes less time than to read all pages for each test.
test.describe.configure({ mode: 'default' });

let delivered: Delivered[] = [];

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  delivered = await readPages(page);
  await page.close();
});

const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test(
  'every page answers in its language with one h1, a title, a description and an address of its own',
  SMOKE,
  () => {
    const written = [
      ...allPages.pages.map(({ path }) => path),
      ...services.map(({ id }) => serviceRoute(id)),
      ...articles.map(({ id }) => articleRoute(id)),
    ];
    expect(delivered.map(({ route }) => route)).toEqual(expect.arrayContaining(written));
    for (const { route, status, lang, h1, title, description, canonical } of delivered) {
      expect
        .soft({ status, lang, h1 }, route)
        .toEqual({ status: 200, lang: languageOf(route), h1: 1 });
      expect.soft(title, `title of ${route}`).not.toBe('');
      expect.soft(description.length, `description of ${route}`).toBeGreaterThanOrEqual(60);
      expect.soft(description.length, `description of ${route}`).toBeLessThanOrEqual(160);
      // An absolute address whose path is the route itself: no slash added, no case changed.
      expect.soft(canonical, `canonical address of ${route}`).toMatch(/^https:\/\/[^/]+(\/|$)/);
      expect.soft(new URL(canonical).pathname, `canonical address of ${route}`).toBe(route);
    }
    expect.soft(repeated(delivered.map(({ title }) => title)), 'titles').toEqual([]);
    expect
      .soft(repeated(delivered.map(({ description }) => description)), 'descriptions')
      .toEqual([]);
  },
);

test(
  'no link is dead, every number can be dialled, and no other site gets hold of the page',
  SMOKE,
  async ({ request, baseURL }) => {
    // Most stand on every page: each is looked at on the first that has it.
    const links = [
      ...new Map(
        delivered.flatMap(({ links: own, route }) =>
          own.map((link) => [JSON.stringify(link), { ...link, route }] as const),
        ),
      ).values(),
    ];
    // The numbers of a country's own, such as 119, are dialled as they are.
    const emergency = site.emergencyNumbers.map(({ number }) => `tel:${number}`);

    for (const { href, target, rel, route } of links) {
      expect.soft(href, `a link of ${route}`).toMatch(/^(?:[/#]|https:|tel:|mailto:)/);
      if (href.startsWith('tel:') && !emergency.includes(href)) {
        expect.soft(href, `a phone link of ${route}`).toMatch(/^tel:\+[1-9]\d{7,14}$/);
      }
      if (href.startsWith('https:') || target === '_blank') {
        expect.soft(rel.split(' '), `rel of ${href} on ${route}`).toContain('noopener');
      }
    }
    expect(links.filter(({ href }) => href.startsWith('tel:')).length).toBeGreaterThan(0);

    const addresses = [
      ...links.map(({ href }) => href),
      ...delivered.flatMap(({ files }) => files),
    ];
    const inside = addresses.filter((href) => href.startsWith('/'));
    const unique = [...new Set(inside.map((href) => new URL(href, baseURL).pathname))];
    expect(unique).toEqual(expect.arrayContaining([...allRoutes]));
    // The pages themselves have answered.
    const others = unique.filter((path) => !allRoutes.includes(path));
    const statuses = await Promise.all(
      others.map(async (path) => {
        const response = await request.head(path, { maxRedirects: 0 });
        return `${response.status()} ${path}`;
      }),
    );
    expect(statuses.filter((line) => !line.startsWith('200 '))).toEqual([]);
  },
);

test('every link to a part of a page finds that part', () => {
  const parts = new Map(delivered.map(({ route, parts: own }) => [route, own]));
  const targets = delivered
    .flatMap(({ links, route }) => links.map(({ href }) => (href[0] === '#' ? route + href : href)))
    .filter((href) => href.startsWith('/') && href.includes('#'));
  expect(targets).toEqual(expect.arrayContaining(['/about#temoignages', '/services#faq']));
  const lost = targets.filter((href) => {
    const { pathname, hash } = new URL(href, 'https://site.example');
    return !parts.get(pathname)?.includes(decodeURIComponent(hash.slice(1)));
  });
  expect(lost).toEqual([]);
});

/**
 * What makes the page scroll sideways, and every control that stands partly off the screen: a bar
 * that is fixed to the window makes no scroll, and hides its last button all the same.
 */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`] : [];
    const scrollsByItself = (element: Element): boolean =>
      getComputedStyle(element).overflowX !== 'visible' ||
      (element.parentElement !== document.body &&
        element.parentElement !== null &&
        scrollsByItself(element.parentElement));
    for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
      const { left, right, width } = control.getBoundingClientRect();
      // Off to the left on purpose: the skip link, and the native list under the phone's flag.
      const sticksOut = width > 0 && left < clientWidth && right > clientWidth + 1;
      if (!sticksOut || scrollsByItself(control)) continue;
      found.push(`«${control.textContent}», by ${Math.round(right - clientWidth)} px`);
    }
    return found;
  });
}

test.describe('each page', () => {
  const pageOfAll = shareOnePage();

  // Of the launched site one page of each kind: the others are made of the same parts.
  for (const route of process.env.LAUNCHED_TESTS ? oneOfEachKind : allRoutes) {
    test(`${route} stands whole: header, footer, pictures, no error, nothing from elsewhere, at any width`, async () => {
      const page = pageOfAll();
      const problems = collectProblems(page);
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      await whenAlive(page);

      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();

      const broken = () =>
        page.locator('img').evaluateAll((images) =>
          (images as HTMLImageElement[])
            .filter((image) => {
              image.loading = 'eager';
              return !image.complete || image.naturalWidth === 0;
            })
            .map((image) => image.src),
        );
      await expect.poll(broken, 'pictures that do not show').toEqual([]);

      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => findOverflow(page), `what sticks out at ${width} px`).toEqual([]);
      }

      expect(problems).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });
  }
});
