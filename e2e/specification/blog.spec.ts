// What the specification demands of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';
import { shareOnePage } from '../onePage';
import { cardsOf, countWords, expectSlides, hrefs, main, open, spaced } from './reading';

const articles = [
  { id: 1, date: spaced(/^15 Mai 2024$/) },
  { id: 2, date: spaced(/^\d{1,2} Mai 2024$/) },
  { id: 3, date: spaced(/^(?:1er|\d{1,2}) (?:Avril|Mai) 2024$/) },
  { id: 4, date: spaced(/^(?:1er|\d{1,2}) Avril 2024$/) },
  { id: 5, date: spaced(/^28 Mars 2024$/) },
];

const categories = ['Accompagnement', 'Domicile', 'Santé', 'Alimentation', 'Bien-être'];

const pageOfAll = shareOnePage();

test('the blog lists five articles, its slides, its four helps and the way to the team', async () => {
  const page = pageOfAll();
  await open(page, '/blog');
  await expectSlides(page, [/accompagnement humain/i, /confort/, /présence rassurante.*hôpital/]);

  const cards = cardsOf(page, 'Lire l’article');
  await expect(cards).toHaveCount(5);
  expect(await hrefs(cards.locator('a'))).toEqual(articles.map(({ id }) => `/blogDetails/${id}`));
  await expect(cards.locator('time')).toHaveText(articles.map(({ date }) => date));
  await expect(cards.locator('b')).toHaveText(categories);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading')).not.toBeEmpty();
    await expect(card.locator('p').last()).not.toBeEmpty();
    await expect(card.locator('img')).toHaveAttribute('alt', /\S/);
  }

  await expect(main(page).getByRole('heading', { name: /équipe/ })).toBeVisible();
  const helps = main(page).locator('section[aria-labelledby="aides"]');
  await expect(helps.getByRole('heading', { level: 3 })).toHaveText([
    /à l’hôpital/,
    /à domicile/,
    /personnes âgées/,
    /Suivi médical/,
  ]);
  await expect(main(page).getByRole('link', { name: 'Contactez-nous' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

for (const [index, { id, date }] of articles.entries()) {
  test(`article ${id} can be read, dated, shared and followed by two others`, async () => {
    const page = pageOfAll();
    await open(page, `/blogDetails/${id}`);
    const article = main(page).getByRole('article');
    const category = categories[index] ?? '';

    const banner = article.locator('header');
    await expect(banner.locator('p').filter({ hasText: category }).first()).toHaveText(category);
    await expect(banner.locator('img')).toHaveAttribute('alt', /\S/);
    const published = banner.locator('time').first();
    await expect(published).toHaveText(date);
    await expect(published).toHaveAttribute('datetime', /^2024-\d\d-\d\d$/);
    // Date and author share a line: what follows the date is a name.
    await expect(banner.locator('p').last()).toHaveText(/\s2024\s*\p{L}{2,}.+/u);
    await expect(article.getByRole('link', { name: /^Retour/ })).toHaveAttribute('href', '/blog');

    const foot = article.locator('footer');
    await expect(foot.locator('ul').first().getByRole('listitem')).toHaveText([category, /Santé/]);
    await expect(foot.getByRole('button', { name: 'Partager cet article' })).toBeVisible();
    const share = foot.getByRole('region', { name: 'Partager' });
    await expect(share.getByRole('link')).toHaveCount(2);
    await expect(share.getByRole('button')).toHaveCount(2);

    const brief = page.getByText('En bref', { exact: true });
    await expect(article.locator(brief)).toHaveCount(1);
    const points = article.locator('div').filter({ has: brief }).last().getByRole('listitem');
    expect(await points.count()).toBeGreaterThanOrEqual(2);
    await expect(article.getByRole('region', { name: 'Quand consulter' })).toBeVisible();
    const body = await article.evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      copy
        .querySelectorAll('header, footer, nav, section, [href="/blog"]')
        .forEach((part) => part.remove());
      // Text of neighbouring blocks must not run together.
      copy.querySelectorAll('*').forEach((part) => part.after(' '));
      return copy.textContent;
    });
    expect(countWords(body)).toBeGreaterThanOrEqual(600);
    expect(countWords(body)).toBeLessThanOrEqual(1000);
    expect(await article.locator('h2').count()).toBeGreaterThanOrEqual(3);

    const related = await hrefs(main(page).locator('section li a[href^="/blogDetails/"]'));
    expect(new Set(related).size).toBe(2);
    expect(related).toHaveLength(2);
    expect(related).not.toContain(`/blogDetails/${id}`);
    // In the order in which the article lists them.
    if (id === 1) expect(related).toEqual(['/blogDetails/5', '/blogDetails/2']);
  });
}
