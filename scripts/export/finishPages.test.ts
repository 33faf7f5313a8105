import { expect, test } from 'playwright/test';
import { createPageFinisher, finishPages } from './finishPages';
import { parsePage, printPage } from './htmlTree';
import { inlineSegments } from './nextOutput';

const CHUNKS = '/site/_next/static/chunks';

/** An exported page, as Next lays it out. */
const page = (body = '') =>
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>' +
  `<link rel="stylesheet" href="${CHUNKS}/a.css" data-precedence="next"/>` +
  `<link rel="stylesheet" href="${CHUNKS}/b.css" data-precedence="next"/>` +
  `<link rel="preload" as="script" fetchPriority="low" href="${CHUNKS}/1.js"/>` +
  `<script src="${CHUNKS}/2.js" async=""></script>` +
  `<script src="${CHUNKS}/turbopack-3.js" async=""></script>` +
  `<script src="${CHUNKS}/old.js" noModule=""></script></head>` +
  `<body><p>Bonjour</p><script id="_R_">(globalThis["TURBOPACK"] = []).push({})</script>` +
  `<script src="${CHUNKS}/1.js" async=""></script><script>(self.__next_f=[]).push([0])</script>` +
  `<script>self.__next_f.push([1,"\\u003cscript>"])</script>${body}</body></html>`;

/** Finishes a page. */
async function finish(html: string): Promise<string> {
  const folder = { basePath: '/site', addresses: [], write: () => undefined };
  const read = () => 'p{top:0}';
  const finished = await createPageFinisher({ ...folder, read, writeHashed: () => '/site/a.js' });
  return finished(html, 'about.html').html;
}

test('stops the build on unknown page structure', async () => {
  for (const script of ['<script src="/x.js" defer=""></script>', '<script>x()</script>']) {
    await expect(finish(page(script))).rejects.toThrow(`a script: ${script}`);
  }
  await expect(finish(page().replace(/<script[^>]*>[(s].*?<\/script>/g, ''))).rejects.toThrow(
    'the data',
  );
  await expect(finish(page().replace(/ data-precedence="next"/g, ''))).rejects.toThrow('sheets');
});

test('stops the build on a script that Safari 15 rejects', async () => {
  const read = () => '/(?<=a)b/';
  const folder = { basePath: '', addresses: ['/a.js'], read, writeHashed: read, write: () => {} };
  await expect(finishPages(folder)).rejects.toThrow('/a.js has a lookbehind');
});

test('large parts are in place, or stop the build', () => {
  const place = (name: string) => `<!--$?--><template id="B:${name}"></template><!--/$-->`;
  const part = (name: string, content: string) =>
    `<div hidden id="S:${name}">${content}</div><script>$RB=[];$RC("B:${name}","S:${name}")</script>`;
  const main = part('0', `<main><div>Bonjour</div>${place('1')}</main>`);
  const form = part('1', '<form></form>');
  const whole =
    '<body><!--$--><main><div>Bonjour</div><!--$--><form></form><!--/$--></main><!--/$--></body>';
  const inline = (html: string) => {
    const tree = parsePage(html);
    inlineSegments(tree);
    return printPage(tree);
  };
  expect(inline(`<body>${place('0')}${main}${form}`)).toBe(whole);
  expect(inline(`<body>${place('0')}${form}${main}`)).toBe(whole);
  expect(() => inline(form)).toThrow('the boundaries of a page’s segments');
  expect(() => inline(place('0'))).toThrow('the segments of a page');
});
