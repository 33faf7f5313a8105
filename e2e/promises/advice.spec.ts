import { expect, test } from 'playwright/test';
import { finder } from '@/lib/content/generated/finder';
import { site } from '@/lib/content/generated/site';
import { phoneHref } from '@/lib/text/format';
import { adviceRoute, requestRoute, routes } from '@/lib/routes';
import { htmlOf, linesOf, mainOf } from '../exported';

test('advice leads to requests, phone and the emergency rule', () => {
  for (const { number, services } of finder.results) {
    const html = mainOf(adviceRoute(number));
    expect.soft(linesOf(html), `${number}`).toContain(site.emergency.rule);
    for (const way of [...services.map(requestRoute), phoneHref(site.phones[0]), routes.finder])
      expect.soft(html, `${number}`).toContain(`href="${way}"`);
    expect.soft(html, `${number}`).toContain(`href="https://wa.me/${site.whatsapp.slice(1)}`);
  }
});

test('an advice’s address and preview tell nothing of health', () => {
  const seen = finder.results.map(({ number }) => {
    const [head = ''] = htmlOf(adviceRoute(number)).split('</head>');
    expect.soft(head).toMatch(/<meta name="robots" content="noindex[^"]*"/);
    const shown = head.match(/<(?:title>|meta (?:name|property)="(?:desc|og:|twitter:))[^>]*>?/g);
    const said = /<title>[^<]*/.exec(head)?.[0] + shown!.join('');
    return said.replace(new RegExp(`(trouver/|n°\\s)${number}\\b`, 'g'), '$1N');
  });
  expect([...new Set(seen)]).toEqual([expect.stringContaining('Conseil n°\u00a0N')]);
});
