import { expect, test } from 'playwright/test';
import { fr } from './typography';

/** Shows no-break spaces as `~`, so that an expectation can be read. */
const shown = (text: string) => fr(text).replace(/\u00a0/g, '~');

const set: Record<string, [given: string, expected: string][]> = {
  'apostrophes and dots': [
    ["l'aide qu'il faut", 'l’aide qu’il faut'],
    ["Aujourd'hui...", 'Aujourd’hui…'],
  ],
  'double punctuation': [
    ['Une question ? Oui !', 'Une question~? Oui~!'],
    ['Quoi ?!', 'Quoi~?!'],
    ['Zone : Yaoundé ; Obala', 'Zone~: Yaoundé~; Obala'],
    ['trop  : large', 'trop~: large'],
  ],
  'quotation marks, spaced or not': [
    ['« Il te manque. »', '«~Il te manque.~»'],
    ['«mot»', '«~mot~»'],
  ],
  'numbers and their units': [
    ['15 000 FCFA', '15~000~FCFA'],
    ['1 000 000 F', '1~000~000~F'],
    ['5 km, 200 g, 3 fois', '5~km, 200~g, 3~fois'],
    ['à 200 mètres, 44 pixels', 'à 200~mètres, 44~pixels'],
    ['37 °C et 100 %', '37~°C et 100~%'],
    ['5,5 mmol/L ou 1,26 g/L', '5,5~mmol/L ou 1,26~g/L'],
    ['140/90 mmHg', '140/90~mmHg'],
    ['20 € et 1 800 kcal', '20~€ et 1~800~kcal'],
  ],
  'hours and ranges of hours': [
    ['de 7 h à 22 h', 'de 7~h à 22~h'],
    ['à 14 h 30', 'à 14~h~30'],
    ['8 h – 18 h', '8~h~– 18~h'],
    ['8 h 30 – 18 h', '8~h~30~– 18~h'],
    ['24 h/24, 7 j/7', '24~h/24, 7~j/7'],
  ],
  'days and their months': [
    ['le 7 janvier 2024', 'le 7~janvier 2024'],
    ['Le 1er mai, 15 Mai', 'Le 1er~mai, 15~Mai'],
    ['25 marsouins', '25 marsouins'],
  ],
  'titles and numbers of laws': [
    ['le Dr Fotso et Mme Eyenga', 'le Dr~Fotso et Mme~Eyenga'],
    ['M. Essomba', 'M.~Essomba'],
    ['la loi n° 2024/017', 'la loi n°~2024/017'],
    ['le service n° 3', 'le service n°~3'],
  ],
  'phone numbers, whole': [
    ['+237 6 99 12 34 56, jour et nuit', '+237~6~99~12~34~56, jour et nuit'],
    ['+237 699 12 34 56', '+237~699~12~34~56'],
    ['+33 1 23 45 67 89', '+33~1~23~45~67~89'],
  ],
  'the narrow space that the typefaces lack': [['Oui\u202f!', 'Oui~!']],
};

test('typesets French, and is idempotent', () => {
  for (const [given, expected] of Object.values(set).flat()) {
    expect.soft(shown(given)).toBe(expected);
    expect.soft(fr(fr(given))).toBe(fr(given));
  }
});

const untouched: Record<string, string[]> = {
  'exact strings of the specification': [
    'Envoi en cours...',
    'Erreur: ',
    'Lien copié dans le presse-papiers !',
    'Lien copié !',
  ],
  'figures of the about page': ['12+', '5K+', '24/7', '15+'],
  'web addresses': [
    "https://fr.wikipedia.org/wiki/L'Essentiel",
    'https://exemple.com/a...b?c=1&d=2!',
  ],
  'paths of the site': ["/illustrations/l'infirmiere...svg", '/services#faq'],
  'e-mail addresses': ["o'brien@exemple.com", 'nom@centre-de-soins.com'],
  'Markdown links': ["[page](/l'aide)", '[carte](https://exemple.com/?q=a...b)'],
  'clock times and ratios': ['14:30', '16:9', '140/90', '2024-05-15'],
  'numbers that precede no unit': ['3 hommes', '2 sachets', '4 praticiens', '6 services'],
  'numbers before an elided word': ['les 2 s’occupent', 'les 3 l’aident', 'à 5 m’a-t-il dit'],
  years: [
    'en 2024 l’équipe',
    'en 2024 pas un',
    'en 2024 120 familles',
    'le 7\u00a0janvier 2024 à 8',
  ],
  'signs that follow a letter directly': ['Erreur: le réseau', 'a:b;c'],
};

test('leaves exempt texts alone', () => {
  for (const text of Object.values(untouched).flat()) expect.soft(fr(text)).toBe(text);
});
