import { expect, test } from 'playwright/test';
import { missingFrom, rightRoute } from './notFound';

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
  ];
  for (const [path, right] of corrections) expect(rightRoute(path), path).toBe(right);
});

test('never redirects a valid or a meaningless address', () => {
  const unknown = [
    ...['/', '/contact', '/ServiceDetails/99', '/blogDetails/0', '/prix-du-sang', '/services/3'],
    ...['/fiches/x', '/servicedetails/nan', '/blogdetails/infinity'],
  ];
  for (const path of unknown) expect(rightRoute(path), path).toBeNull();
});

test('distinguishes missing services, articles and printables', () => {
  expect(missingFrom('/ServiceDetails/99')).toBe('service');
  expect(missingFrom('/blogdetails/x')).toBe('article');
  expect(missingFrom('/Fiches/x')).toBe('printable');
  expect(missingFrom('/serviceDetailsX')).toBeNull();
});
