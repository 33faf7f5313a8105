import { expect, test } from 'playwright/test';
import { missingKind, correctedRoute } from './notFound';

test('resolves case, endings and stray punctuation', () => {
  const corrections: [path: string, right: string][] = [
    ['/Contact', '/contact'],
    ['/APPOITMENT/', '/appoitment'],
    ['/about.html', '/about'],
    ['/servicedetails/3', '/ServiceDetails/3'],
    ['/BLOGDETAILS/12/', '/blogDetails/12'],
    ['/Blog/Page/2', '/blog/page/2'],
    ['/Fiches/Urgence/', '/fiches/urgence'],
    ...['.', ')', ',', ';', ' »', '”', '"', "'", '’.', '\u200b', '.html)', '%', '/…/'].map(
      (end): [string, string] => [new URL(`https://x.example/tarifs${end}`).pathname, '/tarifs'],
    ),
    ['/)', '/'],
    ...[
      '&utm_source=x',
      ';a=1',
      '%3Futm_source=x',
      '%3futm',
      '%26a',
      `&fbclid=${'a'.repeat(300)}`,
    ].map((end): [string, string] => [`/contact${end}`, '/contact']),
    ['/FAQ&utm_source=x).', '/services#faq'],
    ['/servicedetails/3%23prix', '/ServiceDetails/3'],
  ];
  for (const [path, right] of corrections) expect(correctedRoute(path), path).toBe(right);
});

test('never redirects a valid or a meaningless address', () => {
  const unknown = [
    ...['/', '/contact', '/ServiceDetails/99', '/blogDetails/0', '/prix-du-sang', '/services/3'],
    ...['/fiches/x', '/servicedetails/nan', '/blogdetails/infinity'],
  ];
  for (const path of unknown) expect(correctedRoute(path), path).toBeNull();
});

test('distinguishes missing services, articles and printables', () => {
  expect(missingKind('/ServiceDetails/99')).toBe('service');
  expect(missingKind('/blogdetails/x')).toBe('article');
  expect(missingKind('/Fiches/x')).toBe('printable');
  expect(missingKind('/serviceDetailsX')).toBeNull();
});
