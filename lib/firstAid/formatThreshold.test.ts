import { expect, test } from 'playwright/test';
import type { Threshold } from '@/lib/content/schemas/signs';
import { formatThreshold } from './formatThreshold';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a threshold says its number, its unit and its side', () => {
  for (const [threshold, french, english] of [
    [
      { measure: 'pressure', from: 160, lower: 110 },
      'à partir de 16 en haut, de 11 en bas : un seul suffit (160/110)',
      '160/110 or more (either number is enough)',
    ],
    [
      { measure: 'sugar', below: 0.7 },
      'au-dessous de 0,70 g/L (70 mg/dL)',
      'below 0.70 g/L (70 mg/dL)',
    ],
    [{ measure: 'temperature', from: 37.5 }, 'à partir de 37,5 °C', '37.5 °C or more'],
    [
      { measure: 'breaths', from: 60 },
      'à partir de 60 fois par minute',
      '60 times a minute or more',
    ],
  ] satisfies [Threshold, string, string][]) {
    expect(plain(formatThreshold(threshold, 'fr'))).toBe(french);
    expect(plain(formatThreshold(threshold, 'en'))).toBe(english);
  }
});
