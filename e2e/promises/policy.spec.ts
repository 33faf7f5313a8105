import { expect, test } from 'playwright/test';
import { waitForSwiper } from '../slider';
import { collectProblems, sendRequest, waitForHydration, SMOKE } from '../support';

/** The site keeps to its policy; what somebody else puts into a page does not run. */

// Without overlay and glides, which take their time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a whole visit keeps to the policy', SMOKE, async ({ page }) => {
  const problems = collectProblems(page);
  await page.goto('/');
  await waitForHydration(page);
  await waitForSwiper(page);
  await page.getByRole('button', { name: 'Diapositive suivante' }).click();
  await page.goto('/blogDetails/1');
  await page.getByRole('button', { name: 'Partager cet article' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copier', exact: true }).click();
  await page.keyboard.press('Escape');
  const menu = page.getByRole('navigation', { name: 'Navigation principale' });
  await menu.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await sendRequest(page);
  await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('nothing put into a page runs or asks elsewhere', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://ailleurs.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto('/contact');
  await waitForHydration(page);
  await page.evaluate(() => {
    const refused = new Set<string>();
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', (event) => refused.add(event.effectiveDirective));
    const mark = 'document.documentElement.dataset.taken = "yes"';
    const script = document.createElement('script');
    script.textContent = mark;
    const other = 'https://ailleurs.example/x';
    const holder = document.createElement('div');
    holder.innerHTML = `<a onclick='${mark}'></a><style>body { background: url(${other}) }</style>
      <img src="${other}"><iframe src="${other}"></iframe><object data="${other}"></object>
      <base href="${other}"><form action="${other}" method="post"></form>`;
    document.body.append(script, holder);
    holder.querySelector('a')!.click();
    holder.querySelector('form')!.submit();
    fetch(other).catch(() => undefined);
  });
  const expected = [
    ...['base-uri', 'connect-src', 'form-action', 'frame-src', 'img-src', 'object-src'],
    ...['script-src-attr', 'script-src-elem', 'style-src-elem'],
  ];
  const refusals = () => page.evaluate(() => [...Reflect.get(window, 'refused')].sort());
  await expect.poll(refusals).toEqual(expected);
  expect(await page.evaluate(() => document.documentElement.dataset.taken)).toBeUndefined();
  expect(asked).toEqual([]);
});
