import { expect, test } from 'playwright/test';
import { printedAddress } from './print';

const links: [label: string, href: string, printed: string][] = [
  ['l’Organisation', 'https://www.exemple.org/a?b=1', 'https://www.exemple.org/a?b=1'],
  ['Écrivez-nous', 'mailto:a@exemple.cm?subject=Bonjour', 'a@exemple.cm'],
  ['Appelez le centre', 'tel:+237699123456', '+237699123456'],
  ['www.exemple.org', 'https://www.exemple.org/', ''],
  ['a@exemple.cm', 'mailto:a@exemple.cm', ''],
  ['+237\u00a06\u00a099\u00a012\u00a034\u00a056', 'tel:+237699123456', ''],
  ['nos services', '/services', ''],
  ['plus bas', '#le-soir', ''],
];

test('prints a link’s address unless its text has it', () => {
  for (const [label, href, printed] of links) {
    expect.soft(printedAddress(href, label), label).toBe(printed);
  }
});
