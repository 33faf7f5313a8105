import { expect, test } from 'playwright/test';
import { readPages } from '@/e2e/support/readPages';
import { goto } from '@/e2e/support/page';

test('every page has a policy', () => {
  for (const { route, html } of readPages())
    expect.soft(html.includes('http-equiv="Content-Security-Policy"'), route).toBe(true);
});

test('the policy blocks injected code and requests', async ({ page }) => {
  const requested: string[] = [];
  await page.route('https://ailleurs.example/**', (route) => {
    requested.push(route.request().url());
    return route.abort();
  });
  await goto(page, '/contact');
  const refused = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (effectiveDirective === 'connect-src') resolve(effectiveDirective);
        });
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
      }),
  );
  expect(await refused).toBe('connect-src');
  expect(await page.evaluate(() => document.documentElement.dataset.taken)).toBeUndefined();
  expect(requested).toEqual([]);
});
