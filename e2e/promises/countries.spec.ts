import { expect, test } from 'playwright/test';
import { countryNames } from '@/scripts/prepare/countries';
import { open } from '../form';
import { press, tabTo } from '../support';

/** The list of countries, for whoever calls from far away. */

// A browser that sorts by its own language puts Z before T there.
test.use({ locale: 'et-EE', contextOptions: { reducedMotion: 'reduce' } });

const FIRST = [
  'Cameroun',
  'France',
  'Belgique',
  'Canada',
  'États-Unis',
  'Allemagne',
  'Royaume-Uni',
  'Italie',
  'Suisse',
  'Gabon',
  'Tchad',
  'Guinée équatoriale',
  'Congo-Brazzaville',
];

test('the list begins where families call from, goes on as French is sorted, and is found in by its letters', async ({
  page,
}) => {
  const parts = await open(page);
  await press(parts.phone);
  await press(parts.fullName);
  await expect(parts.country).toBeVisible();
  await expect(parts.country).toHaveValue('CM');

  await test.step('its order', async () => {
    const [first, divider, rest] = await parts.country
      .locator('option')
      .evaluateAll((options: HTMLOptionElement[]) => {
        const names = options.map(({ textContent }) => textContent);
        const end = options.findIndex(({ disabled }) => disabled);
        return [names.slice(0, end), names[end], names.slice(end + 1)] as const;
      });
    expect(first).toEqual(FIRST);
    expect(divider).toBe('');
    const others = Object.values(countryNames()).filter((name) => !FIRST.includes(name));
    expect(rest).toEqual([...others.sort(new Intl.Collator('fr').compare), 'Autre pays']);
  });
  await test.step('letters on the keyboard lead to the country that they begin', async () => {
    await tabTo(parts.country);
    for (const [letters, code] of [
      ['Royaume', 'GB'],
      ['Guin', 'GQ'],
      ['Guya', 'GY'],
      ['Congo-K', 'CD'],
    ] as const) {
      await page.keyboard.type(letters);
      await expect(parts.country, letters).toHaveValue(code);
      // What was typed is forgotten once the list is left.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
    }
  });
});
