import { expect, test } from 'playwright/test';
import { clause, line, paragraph } from './fields';
import { link, phone, profileLink, time, whatsappLink } from './formattedFields';

test('phone numbers are read in many formats', () => {
  for (const written of [
    ...['+237699123456', '+237 6 99 12 34 56', '00237699123456', '00 237 699 12 34 56'],
    ...['699123456', '6 99 12 34 56', '699-12-34-56', '6.99.12.34.56', '237699123456'],
    ...['(+237) 699 12 34 56', '\u202a+237\u00a0699\u202f123456\u202c'],
  ]) {
    expect(phone('').parse(written), written).toBe('+237699123456');
    expect(whatsappLink('').parse(written), written).toBe('https://wa.me/237699123456');
  }
  expect(phone('').parse('+33 (0)6 12 34 56 78')).toBe('+33612345678');
  expect(phone('').parse('00 33 6 12 34 56 78')).toBe('+33612345678');
});

test('refuses invalid and ambiguous phone numbers', () => {
  for (const written of [
    ...['69912345', '6991234567', '399123456', '+237399123456', '0699123456', '33612345678'],
    ...['699123456 ou 677123456', 'six', '+237 699 12 34 5a'],
  ]) {
    expect(phone('').safeParse(written).success, written).toBe(false);
  }
  for (const written of ['+69912345', '+699123456', 'wa.me/69912345', 'https://wa.me/6991234567']) {
    expect(whatsappLink('').safeParse(written).success, written).toBe(false);
    expect(phone('').safeParse(written).success, written).toBe(false);
  }
});

test('times of day are read in many formats', () => {
  for (const written of ['08:30', '8:30', '8h30', '8 h 30', '08H30', '8\u00a0h\u00a030']) {
    expect(time('').parse(written), written).toBe('08:30');
  }
  expect(['8h', '8 h', '24h', '24:00'].map((item) => time('').parse(item))).toEqual([
    '08:00',
    '08:00',
    '24:00',
    '24:00',
  ]);
  for (const written of ['8', '8:3', '25h', '8h60', '8:', 'midi', '24h30']) {
    expect(time('').safeParse(written).success, written).toBe(false);
  }
});

test('reads profile links from a name or an address', () => {
  const facebook = profileLink('Facebook', 'facebook.com');
  const instagram = profileLink('Instagram', 'instagram.com');
  for (const [field, written, link] of [
    [instagram, '@dr.ngo', 'https://www.instagram.com/dr.ngo'],
    [instagram, 'dr_ngo', 'https://www.instagram.com/dr_ngo'],
    [instagram, 'instagram.com/dr_ngo', 'https://instagram.com/dr_ngo'],
    [facebook, 'www.facebook.com/dr.ngo', 'https://www.facebook.com/dr.ngo'],
    [facebook, 'http://facebook.com/dr.ngo', 'https://facebook.com/dr.ngo'],
    [whatsappLink(''), 'wa.me/237699123456', 'https://wa.me/237699123456'],
  ] as const)
    expect(field.parse(written)).toBe(link);
  for (const field of [facebook, whatsappLink('')])
    expect(field.safeParse('Dr Ngo').error?.issues[0]?.message).toMatch(/« .* » n’.*écrivez/);
});

test('an address with a space says what to write', () => {
  for (const field of [link(''), profileLink('Facebook', 'facebook.com')]) {
    const { error } = field.safeParse('https://www.facebook.com/le centre');
    expect(error?.issues[0]?.message).toMatch(/contient une espace : écrivez %20/);
  }
});

test('plain fields refuse marks that would be shown', () => {
  for (const marked of [
    'Du *gras*',
    '**Attention :** non',
    '_penché_, oui',
    '~barré~',
    '[ici](/a)',
  ]) {
    for (const field of [line(''), paragraph('')]) {
      const { error } = field.safeParse(marked);
      expect(error?.issues[0]?.message, marked).toMatch(/s’afficherait avec tous ses signes/);
    }
  }
  for (const plain of ['8h~12h, 14h~18h', 'Prix*, *hors transport', 'a_b_c', '4 * 5 * 6', '[1]']) {
    expect(line('').parse(plain)).toBe(plain);
  }
});

test('drops the full stop inside a sentence of the site', () => {
  const read = (text: string) => clause('').parse(text);
  expect(read('Matériel compris.')).toBe('Matériel compris');
  for (const text of ['Gants, compresses, etc.', 'Selon le temps...', 'Le jour'])
    expect(read(text)).toBe(text);
  expect(clause('').safeParse('Du *gras*').success).toBe(false);
});

test('refuses a line break that the page would hide', () => {
  const { error } = paragraph('').safeParse('Face à la pharmacie\nPortail bleu');
  expect(error?.issues[0]?.message).toMatch(/un retour à la ligne ne se voit pas/);
  for (const text of ['Portail bleu.\nSonnez.', 'Portail bleu :\n\nsonnez', 'Portail bleu\n'])
    expect(paragraph('').safeParse(text.trim()).success, text).toBe(true);
});
