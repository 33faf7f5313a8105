import { expect, test } from 'playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import { markdown } from './markdown';

const htmlOf = (text: string) =>
  renderToStaticMarkup(createElement(Markdown, markdown.fr, text)).replaceAll('\n', '');

test('numbered lists keep the numbers as written', () => {
  const numbers = (text: string) =>
    [...htmlOf(text).matchAll(/<li value="(\d+)"/g)].map(([, value]) => value).join(' ');
  expect(numbers('1. Un\n2. Deux\n4. Quatre')).toBe('1 2 4');
  expect(numbers('1. Un\n\nTexte.\n\n2) Deux\n\n![La cour](/a.svg)\n\n3. Trois')).toBe('1 2 3');
  expect(numbers('2024. Ouverture\n\n> 4. Quatre\n> 07. Sept')).toBe('2024 4 07');
  expect(htmlOf('- Un')).toBe('<ul><li>Un</li></ul>');
});

test('shows each line end of a paragraph', () => {
  expect(htmlOf('Lundi\r\n**Mardi\nMer**credi\u2028Jeudi\vVendredi  \nSamedi\\\nDimanche')).toBe(
    '<p>Lundi<br/><strong>Mardi<br/>Mer</strong>credi<br/>Jeudi<br/>Vendredi<br/>Samedi<br/>Dimanche</p>',
  );
  expect(htmlOf('- Un\n  - Deux')).toBe('<ul><li>Un<ul><li>Deux</li></ul></li></ul>');
  expect(htmlOf('```\na\nb\n```')).not.toContain('<br');
});

test('aligns columns without a style attribute', () => {
  const table = '| Soin | Prix |\n| :--- | ---: |\n| Visite | 3000 |';
  for (const options of Object.values(markdown)) {
    const html = renderToStaticMarkup(createElement(Markdown, options, table));
    expect(html).not.toContain('style=');
    expect(html).toContain('<td data-align="right">3000</td>');
  }
});
