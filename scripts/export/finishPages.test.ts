import { expect, test } from 'playwright/test';
import { SCRIPTS_ID } from '@/lib/lateStart/pageScripts';
import { withPartsInPlace, withPictureFirst } from '../nextOutput';
import { startLate } from './startLate';
import { styleInPage, wholeStyleOf } from './styleInPage';

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
  `<body><p>Bonjour</p><script id="_R_">(globalThis["TURBOPACK"] = []).push({})</script>` +
  `<script src="${CHUNKS}/1.js" async=""></script><script>(self.__next_f=[]).push([0])</script>` +
  `<script>self.__next_f.push([1,"\\u003cscript>"])</script>${body}</body></html>`;

test.describe('the scripts of a page', () => {
  const late = (html: string, name = 'about.html') => {
    const kept: string[] = [];
    const keepData = (script: string) => `/site/${kept.push(script)}.js`;
    const shared = { tooOld: 'OLD()', watch: 'WATCH()', loader: '/site/l.js', keepData };
    return { html: startLate({ name, html }, shared), kept };
  };

  test('leave its first view with its data, and are named to the loader', () => {
    const { html, kept } = late(page());
    for (const gone of ['async=""', 'as="script"', 'old.js', '__next_f', 'TURBOPACK']) {
      expect(html).not.toContain(gone);
    }
    const block = new RegExp(`<script type="application/json" id="${SCRIPTS_ID}">(.*?)</script>`);
    expect(JSON.parse(block.exec(html)?.[1] ?? '')).toEqual({
      loader: '/site/l.js',
      data: '/site/1.js',
      chunks: [`${CHUNKS}/2.js`, `${CHUNKS}/1.js`],
      runtime: `${CHUNKS}/turbopack-3.js`,
    });
    expect(html).toContain('<script>OLD()</script><script>WATCH()</script></head>');
    expect(kept).toEqual([
      '(globalThis["TURBOPACK"] = []).push({});\n' +
        '(self.__next_f=[]).push([0]);\n' +
        'self.__next_f.push([1,"\\u003cscript>"])',
    ]);
  });

  test('stay where they are for search engines', () => {
    const facts = '<script type="application/ld+json">{}</script>';
    expect(late(page({ body: facts })).html).toContain(facts);
  });

  test('start at once on the page of errors', () => {
    expect(late(page(), '404.html').html).toContain('<script data-now="">WATCH()</script>');
  });

  test('stop the build where they are not laid out as expected', () => {
    for (const unknown of ['<script src="/x.js" defer>', '<script>']) {
      expect(() => late(page({ body: `${unknown}x()</script>` }))).toThrow(
        `unknown kind: ${unknown}`,
      );
    }
    expect(() => late(page().replace(/<body>.*/, '</html>'))).toThrow('the data of a page');
  });
});

test.describe('the style of a page', () => {
  const sheets: Record<string, string> = {
    [`${CHUNKS}/a.css`]: '@font-face{src:url(../media/f.woff2)}',
    [`${CHUNKS}/b.css`]: 'a{background:url("/x.svg"),url(data:image/png;base64,AA)}',
  };
  const parts = { style: 'a{top:0}', sheetForFew: '/p.css' };

  test('is that of its sheets, with addresses that hold in the page', () => {
    expect(wholeStyleOf(page(), (href) => sheets[href] ?? '')).toBe(
      '@font-face{src:url(/site/_next/static/media/f.woff2)}\n' +
        'a{background:url("/x.svg"),url(data:image/png;base64,AA)}',
    );
    expect(() => wholeStyleOf('<html></html>', () => '')).toThrow('the style sheets of a page');
  });

  test('stands in it once; its links stay, disabled: React sees by them that nothing is missing', () => {
    const html = styleInPage(page(), parts);
    expect(html.match(/<style>a{top:0}<\/style>/g)).toHaveLength(1);
    expect(html.match(/<link rel="stylesheet"[^>]* disabled=""/g)).toHaveLength(2);
    expect(() =>
      styleInPage(page(), { ...parts, style: 'a::after{content:"</style>"}' }),
    ).toThrow();
  });

  test('names the sheet that few need at the end of it: it holds up no paint and no script', () => {
    expect(styleInPage(page(), parts)).toMatch(
      /<link rel="stylesheet" href="\/p.css" media="print,[^"]+"\/><\/body><\/html>$/,
    );
  });
});

test('the picture of the first view is asked for before the typefaces', () => {
  const face = '<link rel="preload" href="/f.woff2" as="font" crossorigin="" type="font/woff2"/>';
  const logo = '<link rel="preload" href="/logo.svg" as="image"/>';
  const picture = '<link rel="preload" href="/p.svg" as="image" fetchPriority="high"/>';
  const head = (...links: string[]) => `<head>${links.join('')}</head>`;
  expect(withPictureFirst(head(face, logo, picture))).toBe(head(picture, face, logo));
  expect(withPictureFirst(head(face, logo))).toBe(head(face, logo));
});

test.describe('the parts of a page', () => {
  const place = (name: string) => `<!--$?--><template id="B:${name}"></template><!--/$-->`;
  const part = (name: string, content: string) =>
    `<div hidden id="S:${name}">${content}</div><script>$RB=[];for(;b<c;);$RC("B:${name}","S:${name}")</script>`;

  test('stand where they belong, one within another, too', () => {
    const html = `<body>${place('0')}<footer></footer>`;
    const main = `<main><div>Bonjour</div>${place('1')}</main>`;
    const whole =
      '<body><!--$--><main><div>Bonjour</div><!--$--><form></form><!--/$--></main><!--/$--><footer></footer>';
    for (const parts of [
      part('0', main) + part('1', '<form></form>'),
      part('1', '<form></form>') + part('0', main),
    ]) {
      expect(withPartsInPlace(`${html}${parts}</body>`)).toBe(`${whole}</body>`);
    }
  });

  test('leave a page as it is that has none', () => {
    expect(withPartsInPlace(page())).toBe(page());
  });

  test('stop the build where they have no place', () => {
    expect(() => withPartsInPlace(`<body>${part('0', '<p></p>')}`)).toThrow(
      'the places of a page’s parts',
    );
  });
});
