import { expect, test } from 'playwright/test';
import { english } from '@/lib/content/generated/english';
import { hospitals } from '@/lib/content/generated/hospitals';
import { exportedPages, linesOf } from '../exported';

test('no page says that something is still to be confirmed', () => {
  const notices = [
    'médecin : en attente',
    hospitals.toCheck,
    english.hospitals.toCheck,
    english.signs.toReview,
  ];
  for (const { route, html } of exportedPages()) {
    const lines = linesOf(html).map((line) => line.replaceAll('\u00a0', ' '));
    const found = lines.filter((line) => notices.some((notice) => line.endsWith(notice)));
    expect.soft(found, route).toEqual([]);
  }
});
