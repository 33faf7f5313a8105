import { expect, test } from 'playwright/test';
import { services } from '@/lib/content/generated/services';
import { formatPrice } from '@/lib/text/format';
import { spellMonth } from '@/lib/prices';
import { routes, serviceRoute } from '@/lib/routes';
import { linesOf, mainOf } from '../exported';

/** All prices on one page, for those who compare, and on the page of each service. */

test('each price of each service stands on both, with its month on the one, which leads to the other', () => {
  const html = mainOf(routes.prices);
  for (const { id, title, pricing } of services) {
    expect.soft(html).toMatch(new RegExp(`<a href="${serviceRoute(id)}"[^>]*>${title}<`));
    for (const page of [html, mainOf(serviceRoute(id))]) {
      const lines = linesOf(page);
      for (const line of pricing) {
        const month = page === html && spellMonth(line);
        const price = `${formatPrice(line)}${month ? `soit ${month} par mois` : ''}`;
        const option = line.option + (line.note ?? '');
        const own = lines.filter((_, index) => lines[index - 1] === option);
        expect.soft(own, `${title}: ${line.option}`).toContain(price);
      }
    }
  }
});
