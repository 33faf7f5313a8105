import { expect, test as base } from 'playwright/test';
import type { RequestHandler } from '@/scripts/local/emailStandIn';
import { createSite, listen } from '@/scripts/local/serve';
import { missingTools } from '@/scripts/checks/install/prepare';
import { findFirefox, TREE_TOOLS } from '@/scripts/checks/install/tools';
import { templates } from '../routes';
import { DESKTOP, PHONE } from '../states';
import { VISITOR } from '../support';
import { Firefox, type Node } from './firefox';
import { allOf, letters, textOf } from './nodes';

/**
 * What Firefox tells screen readers: its own accessibility tree, read from outside as they do. A
 * browser's inspector knows nothing of it, and rules for the page's code do not see it either.
 */

interface Site {
  firefox: Firefox;
  origin: string;
}

/** The e-mail service is out of order. */
const refuse: RequestHandler = async (req, res) => {
  if (req.method !== 'POST') return false;
  req.resume();
  res.writeHead(500, { 'Content-Type': 'text/plain' });
  res.end('out of order');
  return true;
};

const missing = missingTools(TREE_TOOLS);

const test = base.extend<{ site: Site }, { firefox: Firefox }>({
  firefox: [
    async ({}, provide) => {
      const firefox = await Firefox.start(findFirefox() ?? '');
      await provide(firefox);
      await firefox.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // An address of its own for each test: what another has typed is kept for its own address.
  site: async ({ firefox }, provide) => {
    const server = createSite({ directory: 'out', email: refuse });
    const origin = `http://localhost:${await listen(server, 0)}`;
    await provide({ firefox, origin });
    server.closeAllConnections();
    server.close();
  },
});

test.skip(Boolean(missing), missing);

/** WebDriver's name of the key. */
const ENTER = '\uE007';

const FORM = '/appoitment';
const SUBMIT = 'main form button[type="submit"]';

/** A right answer for each field that the form requires, in its order. */
const answers = [
  { name: 'serviceType', label: 'Type de service (obligatoire)', text: 'Autre' },
  { name: 'appointmentDate', label: 'Date souhaitée (obligatoire)', text: '2099-12-24' },
  { name: 'appointmentTime', label: 'Heure souhaitée (obligatoire)', text: '10:30' },
  { name: 'fullName', label: 'Nom et prénom (obligatoire)', text: VISITOR.name },
  { name: 'email', label: 'E-mail (obligatoire, sauf par WhatsApp)', text: VISITOR.email },
];
const required = answers.map(({ label }) => label);

async function nodesOf({ firefox }: Site): Promise<Node[]> {
  const { root } = await firefox.tree();
  return allOf(root);
}

/** The names of what has a state, or the role where there is no name. */
async function namesIn(site: Site, state: string): Promise<string[]> {
  const nodes = await nodesOf(site);
  return nodes.filter((node) => node.states.includes(state)).map((node) => node.name || node.role);
}

/** The names of the fields in a state, without what holds them. */
async function fieldsIn(site: Site, state: string): Promise<string[]> {
  const nodes = await nodesOf(site);
  return (
    nodes
      .filter(({ attributes }) => ['input', 'select', 'textarea'].includes(attributes.tag ?? ''))
      // The list of a select repeats what the select is.
      .filter(({ role, states }) => role !== 'menu' && states.includes(state))
      .map(({ name }) => name)
  );
}

const answer = (site: Site, { name, text }: (typeof answers)[number]) =>
  site.firefox.type(`main form [name="${name}"]`, text);

test('only wrong fields are said to be wrong: none at first, and none once they are right', async ({
  site,
}) => {
  await site.firefox.open(site.origin + FORM, PHONE.width);
  // Firefox names what is in its tree after it has put it there.
  await expect.poll(() => fieldsIn(site, 'required')).toEqual(required);
  expect(await namesIn(site, 'invalid-entry')).toEqual([]);
  await site.firefox.type(SUBMIT, ENTER);
  await expect.poll(() => fieldsIn(site, 'invalid-entry')).toEqual(required);
  for (const [index, right] of answers.entries()) {
    await answer(site, right);
    await expect
      .poll(() => fieldsIn(site, 'invalid-entry'), right.label)
      .toEqual(required.slice(index + 1));
  }
  expect(await namesIn(site, 'invalid-entry')).toEqual([]);

  await test.step('a send that failed is spoken at once', async () => {
    await site.firefox.type(SUBMIT, ENTER);
    await expect.poll(async () => (await failures(site)).length).toBeGreaterThan(0);
    for (const { attributes } of await failures(site)) {
      expect(attributes['container-live']).toBe('assertive');
    }
  });
  await test.step('it leaves focus where another try is one key away', async () => {
    await expect.poll(() => namesIn(site, 'focused')).toEqual(['Envoyer ma demande']);
  });
  await test.step('it leaves no status without words', async () => {
    expect(emptyStatuses(await nodesOf(site))).toEqual([]);
  });
});

const failures = async (site: Site) =>
  (await nodesOf(site)).filter((node) => textOf(node).startsWith('Erreur: '));

test('a link of the page leads to the heading of the next', async ({ site }) => {
  await site.firefox.open(`${site.origin}/contact`, DESKTOP.width);
  await site.firefox.run(() => document.body.setAttribute('data-same', ''));
  await site.firefox.type('header a[href="/doctors"]', ENTER);
  const focused = async () => {
    const { address, root } = await site.firefox.tree();
    const nodes = allOf(root).filter((node) => node.states.includes('focused'));
    return [address, ...nodes.map((node) => node.attributes.tag)];
  };
  await expect.poll(focused).toEqual([`${site.origin}/doctors`, 'h1']);
  // React has changed the page: another that was loaded would be read from its top.
  expect(await site.firefox.run(() => document.body.hasAttribute('data-same'))).toBe(true);
});

/** Goes on to the next page, so that one run names every paragraph. */
const expectAll = expect.configure({ soft: true });

test('every paragraph that is seen can be stopped at, and no empty status, on a phone and on a computer', async ({
  site,
}) => {
  test.slow();
  for (const path of templates) {
    await site.firefox.open(site.origin + path, PHONE.width);
    await expectAllTold(site, `${path}, on a phone`);
    await site.firefox.resize(DESKTOP.width);
    await expect.poll(() => site.firefox.run(() => innerWidth)).toBe(DESKTOP.width);
    await expectAllTold(site, `${path}, on a computer`);
  }
});

/** What is seen of the page is told, and nothing is told that has no words. */
async function expectAllTold(site: Site, where: string): Promise<void> {
  let nodes: Node[] = [];
  // Slides turn: what is seen and what is told are asked together.
  const missed = async () => {
    const seen = await site.firefox.run(paragraphsSeen);
    expect(seen, where).not.toHaveLength(0);
    nodes = await nodesOf(site);
    const paragraphs = lettersOf(nodes.filter(({ attributes }) => attributes.tag === 'p'));
    const stops = lettersOf(nodes.filter(({ role }) => role !== 'landmark'));
    const isTold = ({ whole, parts }: Seen) =>
      paragraphs.has(letters(whole)) ||
      (parts.length > 0 && parts.every((part) => stops.has(letters(part))));
    return seen.filter((paragraph) => !isTold(paragraph)).map(({ whole }) => whole);
  };
  await expectAll.poll(missed, where).toEqual([]);
  expectAll(emptyStatuses(nodes), `${where}: a status without words`).toEqual([]);
}

const lettersOf = (nodes: Node[]) => new Set(nodes.map((node) => letters(textOf(node))));

/** Where a screen reader stops, and has nothing to say but «barre d’état». */
function emptyStatuses(nodes: Node[]): string[] {
  return nodes
    .filter((node) => node.role === 'status bar' && !textOf(node).trim())
    .map((node) => node.attributes.tag ?? node.role);
}

/** A paragraph that is shown, and not hidden from screen readers. */
interface Seen {
  whole: string;
  /**
   * The texts of the elements that it consists of, which may be told one by one; none where it
   * has words of its own beside them. Firefox leaves a `<p>` out that is a flex container:
   * its own words then fall to what is around it, and are passed over.
   */
  parts: string[];
}

/** In the page: its paragraphs. */
function paragraphsSeen(): Seen[] {
  const textIn = (node: ChildNode): string => {
    if (node instanceof Text) {
      const range = document.createRange();
      range.selectNode(node);
      return range.getClientRects().length > 0 ? node.data : '';
    }
    if (!(node instanceof Element) || node.ariaHidden === 'true') return '';
    return [...node.childNodes].map(textIn).join('');
  };
  return [...document.querySelectorAll('p')]
    .filter((paragraph) => paragraph.checkVisibility({ visibilityProperty: true }))
    .filter((paragraph) => !paragraph.closest('[inert], [aria-hidden="true"]'))
    .map((paragraph) => {
      const spoken = [...paragraph.childNodes].filter((node) => textIn(node).trim());
      const isBare = spoken.some((node) => node instanceof Text);
      return { whole: textIn(paragraph), parts: isBare ? [] : spoken.map(textIn) };
    })
    .filter(({ whole }) => whole.trim());
}
