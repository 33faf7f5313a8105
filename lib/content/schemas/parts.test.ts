import { expect, test } from 'playwright/test';
import { personalPages } from './parts';

const read = (pages: object) => personalPages().safeParse(pages);

test('normalises links to public profiles', () => {
  for (const [name, written, link] of [
    ['instagram', '@dr.ngo', 'https://www.instagram.com/dr.ngo'],
    ['instagram', 'dr_ngo', 'https://www.instagram.com/dr_ngo'],
    ['instagram', 'instagram.com/dr_ngo', 'https://instagram.com/dr_ngo'],
    ['facebook', 'www.facebook.com/dr.ngo', 'https://www.facebook.com/dr.ngo'],
    ['facebook', 'http://facebook.com/dr.ngo', 'https://facebook.com/dr.ngo'],
    ['facebook', 'https://www.facebook.com/dr.ngo', 'https://www.facebook.com/dr.ngo'],
    ['whatsapp', 'wa.me/237699123456', 'https://wa.me/237699123456'],
  ] as const) {
    expect(read({ [name]: written }).data).toEqual({ [name]: link });
  }
});

test('refuses links that are no profile, in French', () => {
  for (const [name, written] of [
    ['whatsapp', '+237 399 12 34 56'],
    ['whatsapp', 'Dr Ngo'],
    ['facebook', 'Dr Ngo'],
  ] as const) {
    expect(read({ [name]: written }).error?.issues[0]?.message).toMatch(/« .* » n’.*écrivez/);
  }
});
