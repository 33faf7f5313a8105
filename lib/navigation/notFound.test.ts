import { expect, test } from 'playwright/test';
import { missingFrom, rightRoute } from './notFound';

test('a wrong case, a last slash and a file ending lead to the page that was meant', () => {
  const meant: [asked: string, right: string][] = [
    ['/Contact', '/contact'],
    ['/APPOITMENT/', '/appoitment'],
    ['/about.html', '/about'],
    ['/servicedetails/3', '/ServiceDetails/3'],
    ['/BLOGDETAILS/12/', '/blogDetails/12'],
    ['/Blog/Page/2', '/blog/page/2'],
    ['/Fiches/Urgence/', '/fiches/urgence'],
  ];
  for (const [asked, right] of meant) expect(rightRoute(asked), asked).toBe(right);
});

test('a right address, and one that means nothing, lead nowhere: the page would load for ever', () => {
  const nowhere = [
    '/',
    '/contact',
    '/ServiceDetails/99',
    '/blogDetails/0',
    '/prix-du-sang',
    '/services/3',
    '/fiches/x',
  ];
  for (const asked of nowhere) expect(rightRoute(asked), asked).toBeNull();
});

test('a missing service, article and sheet are told apart', () => {
  expect(missingFrom('/ServiceDetails/99')).toBe('service');
  expect(missingFrom('/blogdetails/x')).toBe('article');
  expect(missingFrom('/Fiches/x')).toBe('sheet');
  expect(missingFrom('/serviceDetailsX')).toBeNull();
});
