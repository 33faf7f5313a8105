import { expect, test } from 'playwright/test';
import { inlineStyles } from './inlineStyles';
import { hintCompilation, startLate } from '@/lib/lateStart/pages';
import { SCRIPTS_ID } from '@/lib/lateStart/pageScripts';

const CHUNKS = '/site/_next/static/chunks';

/** An exported page, as Next lays it out. */
const page = ({ head = '', body = '' } = {}) =>
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>' +
  `<link rel="stylesheet" href="${CHUNKS}/a.css" data-precedence="next"/>` +
  `<link rel="stylesheet" href="${CHUNKS}/b.css" data-precedence="next"/>` +
  `<link rel="preload" as="script" fetchPriority="low" href="${CHUNKS}/1.js"/>` +
  `<script src="${CHUNKS}/2.js" async=""></script>` +
  `<script src="${CHUNKS}/turbopack-3.js" async=""></script>` +
  `<script src="${CHUNKS}/old.js" noModule=""></script>${head}</head>` +
  `<body><p>Bonjour</p><script id="_R_">boot()</script><script src="${CHUNKS}/1.js" async=""></script>` +
  `<script>self.__next_f.push([1,"<script>"])</script>${body}</body></html>`;

test.describe('the scripts of a page', () => {
  const late = (html: string) => startLate(html, { tooOld: 'OLD()', loader: 'LOAD()' });

  test('leave its first view, and are named to the loader', () => {
    const html = late(page());
    expect(html).not.toContain('async=""');
    expect(html).not.toContain('as="script"');
    const block = new RegExp(`<script type="application/json" id="${SCRIPTS_ID}">(.*?)</script>`);
    expect(JSON.parse(block.exec(html)?.[1] ?? '')).toEqual({
      chunks: [`${CHUNKS}/2.js`, `${CHUNKS}/1.js`],
      runtime: `${CHUNKS}/turbopack-3.js`,
    });
    expect(html).toContain('<script>OLD()</script><script>LOAD()</script></head>');
  });

  test('stay where they hold the page’s data, or serve old browsers and search engines', () => {
    const facts = '<script type="application/ld+json">{}</script>';
    const html = late(page({ body: facts }));
    for (const kept of ['boot()', '__next_f.push', `${CHUNKS}/old.js" noModule`, facts]) {
      expect(html).toContain(kept);
    }
  });

  test('start at once on a page that says so', () => {
    const html = startLate(page(), { tooOld: 'OLD()', loader: 'LOAD()', now: true });
    expect(html).toContain('<script data-now="">LOAD()</script>');
  });

  test('ask to be compiled beside the page, once', () => {
    const hinted = hintCompilation('run()');
    expect(hinted).toBe('//# allFunctionsCalledOnLoad\nrun()');
    expect(hintCompilation(hinted)).toBe(hinted);
  });

  test('stop the build where they are not laid out as expected', () => {
    expect(() => late('<html><head></head></html>')).toThrow('not where they are expected');
    expect(() => late(page({ body: '<script src="/x.js" defer></script>' }))).toThrow(
      'unknown kind: <script src="/x.js" defer>',
    );
  });
});

test.describe('the style of a page', () => {
  const sheets: Record<string, string> = {
    [`${CHUNKS}/a.css`]: '@font-face{src:url(../media/f.woff2)}',
    [`${CHUNKS}/b.css`]: 'a{background:url("/x.svg"),url(data:image/png;base64,AA)}',
  };
  const read = (href: string) => sheets[href] ?? '';
  const whole = (css: string) => css;

  test('stands in it once, with its addresses put right', () => {
    const html = inlineStyles(page(), read, whole);
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(html).toContain('@font-face{src:url(/site/_next/static/media/f.woff2)}');
    expect(html).toContain('url("/x.svg"),url(data:image/png;base64,AA)');
  });

  test('leaves its links in place, disabled: React sees by them that nothing is missing', () => {
    const links = inlineStyles(page(), read, whole).match(/<link rel="stylesheet"[^>]*>/g);
    expect(links).toHaveLength(2);
    for (const link of links ?? []) expect(link).toContain('disabled=""');
  });

  test('stops the build where it is not found, or would break out of its element', () => {
    expect(() => inlineStyles('<html></html>', read, whole)).toThrow('not where expected');
    expect(() => inlineStyles(page(), () => 'a::after{content:"</style>"}', whole)).toThrow();
  });
});
