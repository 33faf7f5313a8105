import { expect, test } from 'playwright/test';
import { group } from '@/lib/content/fields';
import { picture } from '@/lib/content/pictureFields';
import { contentWith, SERVICE } from '@/scripts/prepare/contentTesting';
import { formatProblem, readEntry, type Entry } from '@/lib/contentLoader/entries/readEntry';
import { resolveDescriptions, resolveReferences } from './resolveReferences';

test('a card inherits from its service', () => {
  const content = contentWith({
    home: { cards: [{ service: 3, features: [] }] },
    servicesPage: { cards: [{ service: 3, title: 'La nuit', icon: 'moon', features: [] }] },
  });
  resolveReferences(content);
  const { title, color, icon, image: shown } = SERVICE;
  expect(content.home.cards[0]).toMatchObject({ title, color, icon, image: shown });
  expect(content.servicesPage.cards[0]).toMatchObject({ title: 'La nuit', color, icon: 'moon' });
});

test.describe('a picture’s description', () => {
  const read = (file: string, text: string): Entry =>
    readEntry(file, text, group('Essai', { a: picture('A'), b: picture('B') }));
  const DESCRIBED = 'a:\n  src: /soins.svg\n  alt: Une infirmière.\n';

  test('is inherited from another file', () => {
    const entry = read('content/un.yml', `${DESCRIBED}b:\n  src: /soins.svg`);
    expect(resolveDescriptions([entry])).toEqual([]);
    expect(entry.value).toMatchObject({ b: { alt: 'Une infirmière.' } });
  });

  test('is kept where it is written, and needed somewhere', () => {
    const one = read('content/un.yml', `${DESCRIBED}b:\n  src: /photos/cour.jpg`);
    const two = read(
      'content/deux.yml',
      `${DESCRIBED.replace('Une', 'Notre')}b:\n  src: /soins.svg`,
    );
    expect(resolveDescriptions([one, two]).map(formatProblem)).toEqual([
      'content/un.yml, ligne 4 : B, Description : cette image n’est pas décrite : dites en une phrase ce qu’elle montre',
    ]);
    expect(two.value).toMatchObject({
      a: { alt: 'Notre infirmière.' },
      b: { alt: 'Une infirmière.' },
    });
  });
});
