import { expect, test } from 'playwright/test';
import { SCRIPTS_ID } from '@/lib/lateStart/pageScripts';
import { offlineRoutes } from '@/lib/navigation/offline';
import { ownTexts, pageFiles } from './pageFiles';

test('what a page needs are its scripts, sheet for paper, typefaces, icons and drawings, and no photograph', () => {
  const scripts = JSON.stringify({
    loader: '/_next/l.js',
    data: '/_next/data.js',
    chunks: ['/_next/a.js', '/_next/b.js'],
    runtime: '/_next/t.js',
  });
  const html =
    '<style>@font-face{src:url(/_next/f.woff2)}a{background:url("data:image/svg+xml,x")}</style>' +
    `<script type="application/json" id="${SCRIPTS_ID}">${scripts}</script>` +
    '<link rel="stylesheet" href="/_next/p.css" media="print,(max-width:15em)"/>' +
    '<link rel="stylesheet" href="/_next/w.css" data-precedence="next" disabled=""/>' +
    '<script src="/_next/old.js" noModule=""></script>' +
    '<img src="/illustrations/x.svg" loading="lazy"/><img alt="" src="/photos-reduites/y.webp"/>' +
    '<svg><use href="/_next/icons.svg#phone"></use></svg><a href="/about">À propos</a>';
  expect(pageFiles(html)).toEqual([
    '/_next/l.js',
    '/_next/a.js',
    '/_next/b.js',
    '/_next/t.js',
    '/_next/f.woff2',
    '/illustrations/x.svg',
    '/_next/icons.svg',
  ]);
  // They are packed with the page.
  expect(ownTexts(html)).toEqual(['/_next/data.js', '/_next/p.css']);
});

test('the copy keeps the first services and sheets, and no more as they grow', () => {
  const few = offlineRoutes([1, 2, 3], ['urgence']);
  expect(few).toContain('/ServiceDetails/3');
  expect(few).toContain('/fiches/urgence');
  const names = Array.from({ length: 200 }, (_, index) => index + 1);
  const many = offlineRoutes(names, names.map(String));
  expect(many).toContain('/ServiceDetails/12');
  expect(many).not.toContain('/ServiceDetails/13');
  expect(many).toHaveLength(few.length - 4 + 24);
});
