import { expect, test } from 'playwright/test';
import { services } from '@/lib/content/generated/services';
import { formatPrice } from '@/lib/text/format';
import { spellMonth } from '@/lib/prices';
import { routes, serviceRoute } from '@/lib/routes';
import { linesOf, mainOf } from '../exported';

/** All prices on one page, for those who compare. */

const html = mainOf(routes.prices);
const lines = linesOf(html);

test('each price of each service stands there, with its month, and leads to its service', () => {
  for (const { id, title, pricing } of services) {
    expect.soft(html).toMatch(new RegExp(`<a href="${serviceRoute(id)}"[^>]*>${title}<`));
    for (const line of pricing) {
      const month = spellMonth(line);
      const price = `${formatPrice(line)}${month ? `soit ${month} par mois` : ''}`;
      const own = lines.filter((_, index) => lines[index - 1] === line.option + (line.note ?? ''));
      expect.soft(own, `${title}: ${line.option}`).toContain(price);
    }
  }
});
