import { expect, test } from 'playwright/test';
import { fr } from './typography';

/** Shows no-break spaces as `~`, so that an expectation can be read. */
const shown = (text: string) => fr(text).replace(/\u00a0/g, '~');

const SET: [given: string, expected: string][] = [
  ["l'aide qu'il faut", 'l’aide qu’il faut'],
  ["Aujourd'hui...", 'Aujourd’hui…'],
  ['Une question ? Oui !', 'Une question~? Oui~!'],
  ['Quoi ?!', 'Quoi~?!'],
  ['Zone : Yaoundé ; Obala', 'Zone~: Yaoundé~; Obala'],
  ['trop  : large', 'trop~: large'],
  ['« Il te manque. »', '«~Il te manque.~»'],
  ['«mot»', '«~mot~»'],
  ['15 000 FCFA', '15~000~FCFA'],
  ['1 000 000 F', '1~000~000~F'],
  ['5 km, 200 g, 3 fois', '5~km, 200~g, 3~fois'],
  ['à 200 mètres, 44 pixels', 'à 200~mètres, 44~pixels'],
  ['37 °C et 100 %', '37~°C et 100~%'],
  ['5,5 mmol/L ou 1,26 g/L', '5,5~mmol/L ou 1,26~g/L'],
  ['140/90 mmHg', '140/90~mmHg'],
  ['20 € et 1 800 kcal', '20~€ et 1~800~kcal'],
  ['de 7 h à 22 h', 'de 7~h à 22~h'],
  ['à 14 h 30', 'à 14~h~30'],
  ['8 h – 18 h', '8~h~– 18~h'],
  ['8 h 30 – 18 h', '8~h~30~– 18~h'],
  ['24 h/24, 7 j/7', '24~h/24, 7~j/7'],
  ['le 7 janvier 2024', 'le 7~janvier 2024'],
  ['Le 1er mai, 15 Mai', 'Le 1er~mai, 15~Mai'],
  ['25 marsouins', '25 marsouins'],
  ['le Dr Fotso et Mme Eyenga', 'le Dr~Fotso et Mme~Eyenga'],
  ['M. Essomba', 'M.~Essomba'],
  ['la loi n° 2024/017', 'la loi n°~2024/017'],
  ['le service n° 3', 'le service n°~3'],
  ['+237 6 99 12 34 56, jour et nuit', '+237~6~99~12~34~56, jour et nuit'],
  ['+237 699 12 34 56', '+237~699~12~34~56'],
  ['+33 1 23 45 67 89', '+33~1~23~45~67~89'],
  ['Oui\u202f!', 'Oui~!'],
];

test('typesets French, and is idempotent', () => {
  for (const [given, expected] of SET) {
    expect.soft(shown(given)).toBe(expected);
    expect.soft(fr(fr(given))).toBe(fr(given));
  }
});

const UNTOUCHED = [
  // Exact strings of the specification.
  ...['Envoi en cours...', 'Erreur: ', 'Lien copié dans le presse-papiers !', 'Lien copié !'],
  ...['12+', '5K+', '24/7', '15+'],
  // Addresses.
  ...["https://fr.wikipedia.org/wiki/L'Essentiel", 'https://exemple.com/a...b?c=1&d=2!'],
  ...["/illustrations/l'infirmiere...svg", '/services#faq'],
  ...["o'brien@exemple.com", 'nom@centre-de-soins.com'],
  ...["[page](/l'aide)", '[carte](https://exemple.com/?q=a...b)'],
  // Numbers without a unit, and years.
  ...['14:30', '16:9', '140/90', '2024-05-15'],
  ...['3 hommes', '2 sachets', '4 praticiens', '6 services'],
  ...['les 2 s’occupent', 'les 3 l’aident', 'à 5 m’a-t-il dit'],
  ...['en 2024 l’équipe', 'en 2024 pas un', 'en 2024 120 familles', 'le 7\u00a0janvier 2024 à 8'],
  ...['Erreur: le réseau', 'a:b;c'],
];

test('leaves exempt texts alone', () => {
  for (const text of UNTOUCHED) expect.soft(fr(text)).toBe(text);
});
