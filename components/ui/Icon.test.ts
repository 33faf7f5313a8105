import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { controlIcons, icon } from '@/lib/content/schemas/variants';

test('each icon has one drawing', () => {
  const sprite = readFileSync('components/ui/icons.svg', 'utf8');
  const drawn = Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), ([, name]) => name);
  expect(drawn.sort()).toEqual([...icon().options, ...controlIcons].sort());
});
