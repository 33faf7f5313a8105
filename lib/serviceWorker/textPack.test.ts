import { expect, test } from 'playwright/test';
import { packTexts, unpackText } from './textPack';

const shell = (text: string, data: string) =>
  `<html><style>h1{color:red}p{color:blue}</style><header><a href="/">Accueil</a></header>${text}` +
  `<script>push("0:[\\"même\\"]\\n1:[\\"${data}\\"]\\n")</script></html>`;

test('pages are packed in one file, what they share once, and come out letter for letter', () => {
  const pages = {
    '/': shell('<h1>Bienvenue</h1>', 'a'),
    '/contact': shell('<h1>Contact</h1><p>Appelez : « oui »</p>', 'b'),
    '/vide': '',
  };
  const written = JSON.stringify(packTexts(pages));
  for (const part of ['color:blue', 'Accueil', 'même']) {
    expect(written.split(part)).toHaveLength(2);
  }
  // As the worker reads it.
  const pack = JSON.parse(written) as ReturnType<typeof packTexts>;
  for (const [route, text] of Object.entries(pages)) expect(unpackText(pack, route)).toBe(text);
  expect(unpackText(pack, '/about')).toBeUndefined();
});
