// What the specification demands of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';
import { launch } from '@/lib/content/generated/launch';
import { site } from '@/lib/content/generated/site';
import { exportedPages, linesOf } from '../exported';

/** What a page says, with ordinary spaces. */
const saidOn = (html: string) =>
  linesOf(html)
    .join('\n')
    .replace(/\u00a0/g, ' ');

/** Sentences that another sentence of the site would deny. */
const DENIED = [
  /la même personne à chaque fois/i,
  /quand vous voulez/i,
  /l’ouverture suivante|à l’ouverture du centre/i,
  /\nAvant la première visite\n/,
  /passages du week-end|ou passe le samedi/i,
  /Un infirmier ou une sage-femme\n/,
  /un soignant (fait le trajet|vient les mesurer|mesure chez vous)/i,
  /Vous payez de Douala/,
  /chirurgien-dentiste/i,
  /Six services|Six étapes/,
  /nous cherchons avec vous l’aide qui convient/,
  /devant qui ne pas être fort/,
  /Où sont les clés/,
  /Qui ouvre la porte\n/,
  /sur demande, par téléphone ou par e-mail/,
];

test('a fact stands once: what denied another one is gone from every page', () => {
  for (const { route, html } of exportedPages()) {
    const said = saidOn(html);
    // The first steps of a guide ask when somebody may write, and that is at any hour.
    const words = said.replace(/\nQuand vous voulez\n/g, '\n');
    for (const wording of DENIED) expect(words, route).not.toMatch(wording);
  }
});

test('what an urgency is for the centre stands wherever the hours name one', () => {
  const urgentCare = site.urgentCare.replace(/\u00a0/g, ' ');
  for (const { route, html } of exportedPages()) {
    const said = saidOn(html);
    if (/24 h\/24|24\/7|urgences uniquement/i.test(said)) expect(said, route).toContain(urgentCare);
  }
  const about = saidOn(exportedPages().find(({ route }) => route === '/about')?.html ?? '');
  expect(about.split(urgentCare).length - 1, 'figures and foot').toBeGreaterThanOrEqual(2);
});

test('search engines learn the birthday and the hours', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const told = exportedPages().flatMap(({ html }) => {
    const [, block = '{}'] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const { '@graph': graph = [] } = JSON.parse(block) as { '@graph'?: object[] };
    return graph.filter((thing) => 'openingHoursSpecification' in thing);
  });
  expect(told).toHaveLength(3);
  for (const centre of told) {
    expect(centre).toMatchObject({
      foundingDate: '2024-01-07',
      openingHoursSpecification: [
        { dayOfWeek: weekdays, opens: '08:00', closes: '18:00' },
        { dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00' },
      ],
      contactPoint: { hoursAvailable: [{ dayOfWeek: weekdays, opens: '08:00', closes: '20:00' }] },
    });
  }
});

test('what only the owner can settle is asked before the site goes live', () => {
  const ids = launch.points.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining([
      ...['urgence-du-centre', 'deux-appels', 'annulation', 'arreter', 'prix-week-end'],
      ...['qui-repond', 'prix-quand', 'visite-evaluation', 'meme-personne', 'qui-accompagne'],
      ...['consultation', 'garde-a-l-hopital', 'insuline', 'homme-ou-femme', 'casier-judiciaire'],
      ...['payer-de-loin', 'loi-consommateur', 'loi-prix', 'loi-deontologie', 'loi-donnees'],
      ...['emailjs', 'nouvelles-aux-proches', 'cles-et-porte'],
    ]),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
