import { expect, test, type Page } from 'playwright/test';
import { frenchRoutes } from '../routes';

/** One text of a page, and where it was found. */
interface Found {
  route: string;
  text: string;
}

/** The specification's own strings, which stay to the letter whatever typography says. */
const exactTexts = [
  'Envoi en cours...',
  'Erreur: ',
  'Lien copié dans le presse-papiers !',
  'Lien copié !',
];

/** Attributes that a visitor reads or hears. */
const spokenAttributes = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label'];

/**
 * Every text of every page as it was delivered: title, description, what is read, what is only
 * heard, and what still waits in closed answers and dialogs. Neighbouring words of one line stay
 * together, since a rule may be broken where two elements meet.
 */
async function readTexts(page: Page): Promise<Found[]> {
  await page.goto('/cookies', { waitUntil: 'domcontentloaded' });
  // The last is the page of what does not exist.
  const routes = [...frenchRoutes, '/nulle-part'];
  return page.evaluate(
    async ({ routes, spokenAttributes }) => {
      const inline = 'a, abbr, b, cite, code, em, i, q, s, small, span, strong, sub, sup, time, u';
      const silent = 'script, style, svg, template';

      function* linesOf(element: Element): Generator<string> {
        let line = '';
        for (const node of element.childNodes) {
          if (node instanceof Text) line += node.data;
          if (!(node instanceof Element) || node.matches(silent)) continue;
          const [first = '', ...rest] = linesOf(node);
          if (node.matches(inline) && rest.length === 0) {
            line += first;
            continue;
          }
          yield line;
          line = '';
          yield first;
          yield* rest;
        }
        yield line;
      }

      const found: { route: string; text: string }[] = [];
      for (const route of routes) {
        const html = await (await fetch(route)).text();
        // Without scripts, so that what stands in <noscript> is read too.
        const doc = new DOMParser().parseFromString(html, 'text/html');
        const meta = [...doc.querySelectorAll('meta[name="description"], meta[property^="og:"]')];
        const spoken = spokenAttributes.flatMap((name) =>
          [...doc.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
        );
        const texts = [
          doc.title,
          ...meta.map((element) => element.getAttribute('content')),
          ...spoken,
          ...linesOf(doc.body),
        ];
        for (const text of texts) if (text?.trim()) found.push({ route, text });
      }
      return found;
    },
    { routes, spokenAttributes },
  );
}

/** Each rule, and what breaks it. Addresses are read by machines: no rule is for them. */
const faults: [rule: string, broken: RegExp][] = [
  ['’ and not the straight apostrophe', /\p{L}'\p{L}/u],
  ['« » and not straight quotation marks', /"/],
  ['a no-break space before : ; ! ? »', /(?:^|[^\u00a0\d])[ ]?[:;!?»](?=\s|$)/u],
  ['a no-break space after «', /«(?!\u00a0)/],
  ['no-break spaces inside a number', /\d \d{3}(?!\d)/],
  ['a no-break space before FCFA', /\d ?FCFA/],
  [
    'a no-break space between a number and its unit',
    /\d (?:h|%|°C|mmHg|g\/L|mg\/dL|kg|cm)(?!\p{L})/u,
  ],
  ['… and not three dots', /\.\.\./],
  ['a value, not a slip of the program', /undefined|\bnull\b|NaN|\[object|\{\{?\w+\}?\}/],
  ['a real text, not a stand-in', /lorem|ipsum|\bTODO\b|\bxxx\b|à compléter/i],
  ['one space between two words', /[ \u00a0]\u00a0|\u00a0 |\S {2,}\S/],
  ['no space that the typefaces lack', /\u202f/],
  ['characters that were read in their own encoding', /Ã.|â€|\ufffd/],
];

test('every text is set as French print has it, on every page in French', async ({ page }) => {
  const texts = await readTexts(page);
  // A reader that finds nothing would find no fault either.
  for (const route of frenchRoutes) {
    expect(texts.filter((found) => found.route === route).length, route).toBeGreaterThan(50);
  }
  const broken = new Set<string>();
  for (const { route, text } of texts) {
    if (exactTexts.includes(text)) continue;
    const plain = text.replace(/https?:\S+|\S+@\S+/g, '');
    for (const [rule, fault] of faults) {
      const at = fault.exec(plain);
      if (at) broken.add(`${rule}: «${excerpt(plain, at.index)}» on ${route}`);
    }
  }
  expect([...broken]).toEqual([]);
});

test('the rules of French print find each fault they are made for', () => {
  const wrong = [
    "l'aide",
    'un "mot"',
    'Pourquoi ?',
    'Pourquoi?',
    '« mot\u00a0»',
    '4 000\u00a0FCFA',
    '4\u00a0000 FCFA',
    '8 h',
    'Attendez...',
    'Bonjour undefined',
    'Lorem ipsum',
    'un\u00a0 deux',
    '4\u202f000',
    'mÃ©decin',
  ];
  for (const text of wrong) {
    expect(faults.filter(([, fault]) => fault.test(text)).length, text).toBeGreaterThan(0);
  }
  const right =
    'À 8\u00a0h, l’«\u00a0aide\u00a0» coûte 4\u00a0000\u00a0FCFA\u00a0: est-ce cher\u00a0? (10:30)';
  expect(faults.filter(([, fault]) => fault.test(right)).map(([rule]) => rule)).toEqual([]);
});

const excerpt = (text: string, at: number) => text.slice(Math.max(0, at - 30), at + 30);

/** Read as words, or known by no other name: the level of an accessibility rule, a maker's. */
const NO_ABBREVIATIONS = ['AA', 'MTN', 'SIL'];

test('every abbreviation says what it stands for, and every English name its language', async ({
  page,
}) => {
  await page.goto('/cookies', { waitUntil: 'domcontentloaded' });
  const found = await page.evaluate(async (routes) => {
    const readPage = async (route: string) => {
      const html = await (await fetch(route)).text();
      const doc = new DOMParser().parseFromString(html, 'text/html');
      for (const silent of doc.querySelectorAll('script, style')) silent.remove();
      const spelt = [...doc.querySelectorAll<HTMLElement>('abbr')].map((abbreviation) => ({
        short: abbreviation.textContent,
        long: abbreviation.title,
      }));
      const english = [...doc.body.querySelectorAll('[lang="en"]')].map((word) => word.textContent);
      for (const known of doc.querySelectorAll('abbr')) known.remove();
      const unknown = doc.body.textContent.match(
        /(?<![\p{L}\p{N}/-])\p{Lu}{2,}(?![\p{L}\p{N}-])/gu,
      );
      return { route, spelt, english, unknown: [...new Set(unknown ?? [])] };
    };
    return Promise.all(routes.map(readPage));
  }, frenchRoutes);
  for (const { route, spelt, unknown } of found) {
    // The foot of every page has one.
    expect(spelt, route).toContainEqual({ short: 'FAQ', long: 'foire aux questions' });
    expect
      .soft(
        unknown.filter((word) => !NO_ABBREVIATIONS.includes(word)),
        route,
      )
      .toEqual([]);
  }
  const spelt = found.flatMap((read) => read.spelt.map(({ short }) => short));
  expect(spelt).toEqual(expect.arrayContaining(['FCFA', 'AVC', 'WCAG']));
  expect(found.find(({ route }) => route === '/terms')?.english).toContain('SIL Open Font License');
});
