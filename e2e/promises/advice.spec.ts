import { expect, test } from 'playwright/test';
import { finder } from '@/lib/content/generated/finder';
import { site } from '@/lib/content/generated/site';
import { phoneHref } from '@/lib/text/format';
import { adviceRoute, requestRoute, routes } from '@/lib/routes';
import { exportedPages, linesOf, mainOf } from '../exported';

/** The pages of advice: what they say, and what they do not say to others. */

const pages = exportedPages().filter(({ route }) => route.startsWith(`${routes.finder}/`));

test('each advice leads to its requests, the phone and the rule of emergencies', () => {
  for (const { number, services: advised } of finder.results) {
    const name = `advice ${number}`;
    const html = mainOf(adviceRoute(number));
    expect.soft(linesOf(html), name).toContain(site.emergency.rule);
    const ways = advised.map(requestRoute);
    for (const way of [...ways, phoneHref(site.phones[0]), routes.finder]) {
      expect.soft(html, name).toContain(`href="${way}"`);
    }
    expect.soft(html, name).toContain(`href="https://wa.me/${site.whatsapp.slice(1)}`);
  }
});

test('whoever sees its address or its preview learns nothing of anyone’s health', () => {
  expect(pages).toHaveLength(finder.results.length);
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
