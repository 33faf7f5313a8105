import { expect, test, type Locator, type Page } from 'playwright/test';
import { navigation as links } from '@/lib/content/generated/navigation';
import { allRoutes } from '../routes';
import { press, tabTo, TOUCH_PHONE, wake, whenAlive, SMOKE } from '../support';
import { navigation, scrolled } from '../shell';

const MAIN_LINKS = links.main.length;

/** What is around every page: header, menu, call bar, foot. */

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

const callBar = (page: Page) => page.getByRole('navigation', { name: 'Nous joindre' });

test('the header stays at the top of the window, with six links and Consultation', async ({
  page,
}) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /Aide à la Vie/ })).toHaveAttribute('href', '/');
  const links = navigation(page).getByRole('listitem').getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/', '/about', '/services', '/doctors', '/blog', '/contact']);
  await expect(links).toHaveText([
    'Accueil',
    'À propos',
    'Services',
    'Personnel de santé',
    'Blog',
    'Contact',
  ]);
  for (const link of await links.all()) await expect(link).toBeVisible();
  await expect(
    header.getByRole('link', { name: 'Consultation' }).filter({ visible: true }),
  ).toHaveAttribute('href', '/appoitment');

  // The stops before it stand at the head of the page, and lead back there.
  await tabTo(header.getByRole('link', { name: /Aide à la Vie/ }));
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => header.evaluate((it) => it.getBoundingClientRect().top)).toBe(0);
  await expect(header).toBeInViewport({ ratio: 1 });
  // The keyboard goes to it without carrying the page off.
  await tabTo(links.first());
  await tabTo(links.last());
  expect(await scrolled(page)).toBe(1500);
  // Nothing of the page lies over it.
  const onTop = await links.last().evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(onTop).toBe(true);

  await test.step('Consultation is in sight at every width, wherever one has scrolled to', async () => {
    const consultation = page.getByRole('link', { name: 'Consultation' }).filter({ visible: true });
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      for (const top of [0, 1200]) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
        await expect(consultation, `at ${width} px`).toHaveCount(1);
        await expect(consultation, `at ${width} px`).toBeInViewport({ ratio: 1 });
        await expect(consultation).toHaveAttribute('href', '/appoitment');
      }
    }
  });
});

test('the navigation marks where the visitor is, on every page', async ({ page }) => {
  const sections: Record<string, string[]> = {
    '/': ['Accueil: page'],
    '/about': ['À propos: page'],
    '/services': ['Services: page'],
    '/doctors': ['Personnel de santé: page'],
    '/blog': ['Blog: page'],
    '/contact': ['Contact: page'],
    // In the menu, beside it, and in the call bar: one of them is shown.
    '/appoitment': ['Consultation: page', 'Consultation: page', 'Consultation: page'],
  };
  // A page of a section is not the section's page.
  for (const route of allRoutes) {
    if (route.startsWith('/ServiceDetails/')) sections[route] = ['Services: true'];
    if (/^\/blog(Details)?\//.test(route)) sections[route] = ['Blog: true'];
  }
  await page.goto('/cookies', { waitUntil: 'domcontentloaded' });
  const marked = await page.evaluate(async (routes) => {
    const read = async (route: string) => {
      const html = await (await fetch(route)).text();
      const doc = new DOMParser().parseFromString(html, 'text/html');
      const current = [...doc.querySelectorAll('body > :not(main) a[aria-current]')];
      const said = (link: Element) => `${link.textContent}: ${link.getAttribute('aria-current')}`;
      return [route, current.map(said)] as const;
    };
    return Object.fromEntries(await Promise.all(routes.map(read)));
  }, allRoutes);
  const expected = Object.fromEntries(allRoutes.map((route) => [route, sections[route] ?? []]));
  expect(marked).toEqual(expected);

  // The mark follows a visitor who goes on without a new load, and can be seen.
  await whenAlive(page);
  await press(navigation(page).getByRole('link', { name: 'Services' }));
  const current = navigation(page).locator('[aria-current="page"]');
  await expect(current).toHaveText('Services');
  const looks = (name: string) =>
    navigation(page)
      .getByRole('link', { name })
      .evaluate((link) => {
        const { backgroundImage, fontWeight, color } = getComputedStyle(link);
        return [backgroundImage, fontWeight, color].join();
      });
  expect(await looks('Services')).not.toBe(await looks('Blog'));

  await press(page.getByRole('main').locator('a[href^="/ServiceDetails/"]').first());
  await expect(navigation(page).locator('[aria-current="true"]')).toHaveText('Services');
  expect(await looks('Services')).not.toBe(await looks('Blog'));

  const consultation = page
    .getByRole('banner')
    .getByRole('link', { name: 'Consultation' })
    .filter({ visible: true });
  const underline = () =>
    consultation.evaluate((link) => getComputedStyle(link).textDecorationLine);
  expect(await underline()).toBe('none');
  await press(consultation);
  await expect(consultation).toHaveAttribute('aria-current', 'page');
  expect(await underline()).toBe('underline');
});

/**
 * Two taps of one hand, bare: nothing looks first what the second one meets. Further down the page,
 * where the header stands at the very top, that is the open menu's own button.
 */
async function tapTwice(target: Locator) {
  await target.page().evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  const { x, y, width, height } = (await target.boundingBox())!;
  const { touchscreen } = target.page();
  await touchscreen.tap(x + width / 2, y + height / 2);
  await touchscreen.tap(x + width / 2, y + height / 2);
}

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

  test(
    'the menu of a phone opens, and closes on a link, on Escape and when focus leaves it',
    SMOKE,
    async ({ page }) => {
      await page.goto('/about');
      await whenAlive(page);
      const menu = navigation(page);
      await expect(menu).toBeHidden();

      await press(menuButton(page));
      await expect(menu).toBeVisible();
      await expect(menu.getByRole('listitem').getByRole('link')).toHaveCount(MAIN_LINKS);
      await expect(menu.getByRole('link', { name: 'Consultation' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(menuButton(page)).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await tabTo(menu.getByRole('link').last());
      await page.keyboard.press('Tab');
      await expect(menu).toBeHidden();
      // Focus has gone on to the page, not back to its start.
      await expect(page.locator(':focus')).toHaveCount(1);

      await press(menuButton(page));
      await press(menu.getByRole('button', { name: 'Fermer' }));
      await expect(menu).toBeHidden();

      await test.step('two taps open it as one does, also where movement is switched off', async () => {
        for (const reducedMotion of ['no-preference', 'reduce'] as const) {
          await page.emulateMedia({ reducedMotion });
          await tapTwice(menuButton(page));
          await expect(menu).toBeVisible();
          await press(menu.getByRole('button', { name: 'Fermer' }));
          await expect(menu).toBeHidden();
        }
      });

      await press(menuButton(page));
      await press(menu.getByRole('link', { name: 'Services' }));
      await expect(page).toHaveURL('/services');
      await expect(menu).toBeHidden();

      // A link to the page where the visitor is already closes it as well.
      await press(menuButton(page));
      await press(menu.getByRole('link', { name: 'Services' }));
      await expect(menu).toBeHidden();
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, ...TOUCH_PHONE });

  test('the menu of a phone still opens, closes and leads on', async ({ page }) => {
    await page.goto('/about');
    const menu = navigation(page);
    await expect(menu).toBeHidden();
    await tapTwice(menuButton(page));
    await expect(menu).toBeVisible();
    await press(menu.getByRole('button', { name: 'Fermer' }));
    await expect(menu).toBeHidden();
    await press(menuButton(page));
    await press(menu.getByRole('link', { name: 'Blog' }));
    await expect(page).toHaveURL('/blog');
    await expect(page.locator('h1')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

  test('the call bar of a phone stands under the thumb, and never over what is typed', async ({
    page,
  }) => {
    await page.goto('/contact');
    await whenAlive(page);
    const bar = callBar(page);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link')).toHaveText(['Appeler', 'WhatsApp', 'Consultation']);
    await expect(bar.getByRole('link', { name: 'Appeler' })).toHaveAttribute(
      'href',
      /^tel:\+[1-9]\d{7,14}$/,
    );
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+$/,
    );

    for (const name of ['fullName', 'serviceType', 'message']) {
      await press(page.locator(`[name="${name}"]`));
      await expect(bar).toBeHidden();
      // Closes the list; a field that is no list stays as it is.
      await page.keyboard.press('Escape');
      await expect(bar).toBeHidden();
      await press(page.locator('h1'));
      await expect(bar).toBeVisible();
    }

    await test.step('a tap where it comes back, once a field is left, reaches what was there', async () => {
      const name = page.getByRole('textbox', { name: 'Nom et prénom' });
      const label = page.locator('label', { hasText: 'E-mail' });
      await press(name);
      await expect(bar).toBeHidden();
      const { x, y } = await label.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        scrollBy({ top: bottom + 20 - innerHeight, behavior: 'instant' });
        return element.getBoundingClientRect();
      });
      // A bare tap at this place: nothing looks first whether something stands in its way.
      await page.touchscreen.tap(x + 10, y + 10);
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
      await press(page.getByRole('heading', { level: 1 }));
      await expect(bar).toBeVisible();
    });

    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(bar).toBeHidden();

    await page.setViewportSize(TOUCH_PHONE.viewport);
    await page.goto('/appoitment');
    await expect(page.locator('h1')).toBeVisible();
    await expect(bar).toBeHidden();
  });
});

test('the footer says the visitor’s year, however long ago the site was built', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2031-03-02T10:00:00Z') });
  await page.goto('/privacy');
  await wake(page);
  await expect(page.getByRole('contentinfo').getByText(/^©/)).toHaveText(/^© 2031 /);
});
