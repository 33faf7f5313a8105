import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { parse, stringify } from 'yaml';
import {
  cardsOfNewServices,
  descriptionsToKeep,
  priceQuestions,
  problemsBeforeSaving,
  tidy,
} from './beforeSaving';
import { committer } from './commits';

const PHOTO = '/photos/nouvelle.webp';
const HOME = 'content/home.yml';
const SITE = 'content/site.yml';

/** The delivered content and its pictures, as the editor knows them. */
const texts = new Map(
  ['content', 'public/illustrations', 'public/photos'].filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(yml|md|svg|jpg)$/.test(name))
      .map((name) => {
        const file = `${folder}/${name.replaceAll('\\', '/')}`;
        return [file, folder === 'content' ? readFileSync(file, 'utf8') : ''] as const;
      }),
  ),
);
for (const name of ['nouvelle', 'autre']) texts.set(`public/photos/${name}.webp`, '');

const valuesOf = (file: string) => parse(texts.get(file) ?? '');

/** What is said of one file, whose form would write this. */
function problemsOf(path: string, data: Record<string, unknown>, files = texts): string[] {
  const { body = '', ...head } = data;
  const text = path.endsWith('.md')
    ? `---\n${stringify(head)}---\n\n${String(body)}\n`
    : stringify(data);
  const faults = problemsBeforeSaving([{ action: 'update', path, data: text }], files);
  return faults.map(({ sentence }) => sentence);
}

test('sound content passes, with a field that is empty as well', () => {
  for (const file of [HOME, 'content/navigation.yml', SITE]) {
    expect(problemsOf(file, valuesOf(file)), file).toEqual([]);
  }
  const site = valuesOf(SITE);
  site.hours.consultations.lines[0].note = '';
  site.hours.consultations.lines[0].label = null;
  expect(problemsOf(SITE, site)).toEqual([]);
});

test('a fault is said by the field’s name in the form, and how to put it right', () => {
  const wrong = valuesOf(SITE);
  wrong.phones[1] = '699 12 34 56';
  wrong.hours.consultations.lines[0].openings[0] = { opens: '08:00', closes: '18h' };
  expect(problemsOf(SITE, wrong)).toEqual([
    expect.stringMatching(/^Téléphones, n° 2 : « 699 12 34 56 » n’est pas un numéro complet/),
    expect.stringMatching(
      /^Horaires, Consultations au centre, Lignes, n° 1, Heures, n° 1, Fermeture : « 18h » n’est pas une heure/,
    ),
  ]);
  const article = problemsOf('content/articles/20260102030405.md', { title: 'Un titre' });
  expect(article).toContain('Texte : ce champ manque ou est vide : écrivez-le');
});

test('a fault is marked at its field in the form that is open', () => {
  const wrong = valuesOf(SITE);
  wrong.phones[1] = '699 12 34 56';
  const change = { action: 'update' as const, path: SITE, data: stringify(wrong) };
  expect(problemsBeforeSaving([change], texts)).toEqual([
    expect.objectContaining({
      field: 'phones.1',
      message: expect.stringMatching(/^« 699 12 34 56 » n’est pas un numéro complet/),
    }),
  ]);
});

test('a new picture wants a description, and not that of the one before', () => {
  const home = valuesOf(HOME);
  home.slides.push({ ...home.slides[0], image: { src: PHOTO } });
  const last = home.slides.length - 1;
  const place = `Diapositives, n° ${last + 1}, Image, Description`;
  expect(problemsOf(HOME, home)).toEqual([
    `${place} : cette image n’est pas décrite : dites en une phrase ce qu’elle montre`,
  ]);
  home.slides[last].image.alt = 'Une cour sous la pluie.';
  expect(problemsOf(HOME, home)).toEqual([]);

  const kept = new Map(texts).set(HOME, stringify(home));
  home.slides[last].image.src = '/photos/autre.webp';
  expect(problemsOf(HOME, home, kept)).toEqual([
    expect.stringContaining(`${place} : cette phrase décrit l’image d’avant`),
  ]);
  // Slides that change places take their sentences along.
  const turned = parse(kept.get(HOME) ?? '');
  turned.slides.reverse();
  expect(problemsOf(HOME, turned, kept)).toEqual([]);
  // A picture that is renamed keeps its own.
  home.slides[last].image.src = '/photos/cour.webp';
  const renamed = [
    { action: 'move', path: 'public/photos/cour.webp', previousPath: `public${PHOTO}` },
    { action: 'update', path: HOME, data: stringify(home) },
  ] as const;
  expect(problemsBeforeSaving([{ ...renamed[0], data: new Blob() }, renamed[1]], kept)).toEqual([]);
});

test('a description that other files count on is taken along to them', () => {
  const home = valuesOf(HOME);
  const { src, alt } = home.slides[0].image;
  home.slides[0].image = { src: PHOTO, alt: 'Une cour sous la pluie.' };
  const own = { action: 'update' as const, path: HOME, data: stringify(home) };
  const others = descriptionsToKeep([own], texts);
  expect(problemsBeforeSaving([own], texts)).toHaveLength(others.length);
  expect(problemsBeforeSaving([own, ...others], texts)).toEqual([]);
  for (const { path, data } of others) {
    const known = texts.get(path)?.split('\n') ?? [];
    const added = String(data)
      .split('\n')
      .filter((line) => !known.includes(line));
    expect(added.map((line) => line.trim())).toEqual([`alt: ${alt}`]);
    expect(texts.get(path)).toContain(src);
  }
});

test('what another file loses by a save is said, by the names that the owner knows', () => {
  const home = valuesOf(HOME);
  home.cta.href = '/nulle-part';
  expect(problemsOf(HOME, home)).toEqual([
    expect.stringMatching(/^Appel à l’action, .* : la page « \/nulle-part » n’existe pas/),
  ]);
  const cited = new Map(texts).set(
    HOME,
    stringify({ ...home, cta: { ...home.cta, href: '/blogDetails/1' } }),
  );
  const deletion = { action: 'delete', path: 'content/articles/1.md' } as const;
  expect(problemsBeforeSaving([deletion], cited).map(({ sentence }) => sentence)).toContainEqual(
    expect.stringMatching(
      /^Page d’accueil, Appel à l’action, Page du bouton : « Acc.* y est encore/,
    ),
  );
  // What was wrong before, elsewhere, stands in nobody's way.
  const broken = new Map(texts).set(HOME, stringify(home));
  expect(problemsOf(SITE, valuesOf(SITE), broken)).toEqual([]);
});

const filesIn = (folder: string) => [...texts.keys()].filter((it) => it.startsWith(`${folder}/`));

test('what nothing leads to is deleted, and else it is said in words where it is named', () => {
  for (const path of [...filesIn('content/articles'), ...filesIn('content/services')]) {
    const [, kind, id] = /(\w+)\/(\d+)\.md$/.exec(path) ?? [];
    const others = [...texts].filter(([file]) => file !== path && !file.startsWith('public/'));
    // The package takes an article out of the lists of others, and says so before.
    const lists = others.flatMap(([file, text]) =>
      kind === 'articles' && text.includes(`related:`)
        ? [{ action: 'update', path: file, data: text.replace(`  - '${id}'\n`, '') } as const]
        : [],
    );
    const changes = [{ action: 'delete', path } as const, ...lists];
    const all = [...changes, ...descriptionsToKeep(changes, texts)];
    const said = problemsBeforeSaving(all, texts).map(({ sentence }) => sentence);
    const page = kind === 'articles' ? `/blogDetails/${id}` : '';
    expect(said.length > 0, path).toBe(others.some(([, text]) => text.includes(page)));
    for (const sentence of said) expect(sentence).toMatch(/^[^:]+.* : « .+ » y est encore/);
    expect(said.join('\n')).not.toMatch(/[a-z][A-Z]|\/\w|\d\.md/);
  }
});

test('a new service gets its card, and the page of services keeps all else', () => {
  const [first = ''] = [...texts.keys()].filter((file) => file.startsWith('content/services/'));
  const path = 'content/services/20260102030405.md';
  const change = { action: 'create', path, data: texts.get(first) } as const;
  const [added, ...more] = cardsOfNewServices([change], texts);
  expect(more).toEqual([]);
  const before = texts.get('content/services.yml') ?? '';
  const after = String(added?.data);
  const { features } = parse(String(change.data).split(/^---$/m)[1] ?? '');
  const card = { service: '20260102030405', features: features.slice(0, 4) };
  expect(parse(after).cards).toEqual([...parse(before).cards, expect.objectContaining(card)]);
  expect(before.split('\n').filter((line) => !after.split('\n').includes(line))).toEqual([]);
  expect(problemsBeforeSaving([change, added!], texts)).toEqual([]);
  // One that stood there before has its card, or is left out on purpose.
  expect(cardsOfNewServices([{ ...change, action: 'update', path: first }], texts)).toEqual([]);
});

test('a switch that may be left out and is off is not written', () => {
  const faq = (contacts: boolean) => ({ questions: [{ question: 'Où ?', contacts }] });
  expect(tidy('content/faq.yml', faq(false))).toEqual({ questions: [{ question: 'Où ?' }] });
  expect(tidy('content/faq.yml', faq(true))).toEqual(faq(true));
  // This one may not: off, it says something.
  const launch = { points: [{ confirmed: false }] };
  expect(tidy('content/launch.yml', launch)).toEqual(launch);
});

test('a price that changes tenfold is asked about', () => {
  const path = 'content/services/1.md';
  const pricing = (...amounts: number[]) =>
    readFileSync(path, 'utf8').replace(
      /pricing:\n( .*\n)+/,
      `pricing:\n${amounts.map((it) => `  - option: Un\n    amount: ${it}\n    need: daily\n`).join('')}`,
    );
  const asked = (...amounts: number[]) =>
    priceQuestions(
      [{ action: 'update', path, data: pricing(...amounts) }],
      new Map([[path, pricing(500, 50_000)]]),
    );
  for (const amount of [5000, 50]) {
    expect(asked(amount, 50_000)).toEqual([
      expect.stringMatching(/^Prix, n° 1, Prix, ou prix le plus bas : .*FCFA devient .*FCFA\./),
    ]);
  }
  expect(asked(1500, 50_000)).toEqual([]);
  // Prices that change places are none.
  expect(asked(50_000, 500)).toEqual([]);
});

test('a file that can’t be read is not taken for one that is not there', async () => {
  const file = 'content/testimonials.yml';
  const files = new Map([[file, 'heading: "Sans fin\nlead: Oui\n']]);
  const changes = [{ action: 'create' as const, path: file, data: 'heading: Paroles\n' }];
  const send = () => Promise.reject(new Error('it was sent'));
  const commit = committer({
    readFiles: () => Promise.resolve(files),
    backend: { name: 'gitea' },
    onArrived: () => {},
    onUnsure: () => () => {},
  });
  await expect(commit(changes, { commitType: 'create' }, send)).rejects.toThrow(
    /content\/testimonials\.yml est abîmé.*Enregistrer effacerait/,
  );
});
