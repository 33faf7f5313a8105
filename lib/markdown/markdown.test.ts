import { expect, test } from 'playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import { englishMarkdown, frenchMarkdown } from './markdown';

test('aligns columns without a style attribute', () => {
  const table = '| Soin | Prix |\n| :--- | ---: |\n| Visite | 3000 |';
  for (const options of [frenchMarkdown, englishMarkdown]) {
    const html = renderToStaticMarkup(createElement(Markdown, options, table));
    expect(html).not.toContain('style=');
    expect(html).toContain('<td data-align="right">3000</td>');
  }
});
