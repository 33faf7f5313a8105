/** Checks a Markdown text: its headings, links, pictures and placeholders. */
import { visit } from 'unist-util-visit';
import { PLACEHOLDER_LIST } from '@/lib/content/fields';
import { spaceMessage } from '@/lib/content/formattedFields';
import { parseMarkdown, plainText, type NodeOf, type Nodes } from '@/lib/markdown/parse';
import { contactMessage } from './contactLinks';
import { unknownPlaceholders } from './placeholders';
import type { Problem } from '@/lib/contentLoader/entries/readEntry';
import { pageMessage, referenceMessage, type Targets } from './targets';

const H1 = 'la page a déjà son grand titre : commencez les intertitres par ##';
const HTML = 'une balise HTML serait affichée telle quelle : retirez-la';
const PICTURE_FILE = /\.(svg|jpe?g|png|webp|avif)$/i;
/** A link that Markdown does not read as one, such as `[ici](deux mots)`. */
const UNREAD_LINK = /\]\(\s*<?([^)>]*)/g;
/** A picture by reference, such as `![La cour][1]`, without its definition. */
const UNREAD_PICTURE = /!\[[^\]]*\]\[([^\]]*)/;
const FOOTNOTE =
  'une note de bas de page s’afficherait sous un titre anglais : écrivez-la dans le texte';

const UNDERLINED =
  'cette ligne de tirets fait un titre du texte au-dessus : laissez une ligne vide entre les deux, ou ôtez-la. Un titre s’ouvre par ##';
const TASK =
  'une case à cocher ne sert à rien ici : commencez la ligne par un tiret, sans les crochets';
const INDENTED =
  'les espaces au début de cette ligne la feraient lire comme du code : ôtez-les, il en reste trois au plus';
const PLUS =
  'un + suivi d’une espace ouvre une liste, et disparaît : collez-le au nombre, par exemple +237 6 99 12 34 56';
const MORE_THAN =
  'un > au début d’une ligne ouvre un encadré, et disparaît : écrivez « plus de », en toutes lettres';
const TIMES =
  'un * entre deux chiffres disparaît, et le nombre change : écrivez x entre deux espaces, par exemple 1 x 3';
const UNEVEN =
  'les lignes de ce tableau n’ont pas toutes autant de cases : défaites les cases fusionnées, et les barres | à l’intérieur des cases';

/** Markdown cuts the rows of a table that are longer than its head. */
const unevenMessage = ({ children: [head, ...rows] }: NodeOf<'table'>): string | undefined =>
  rows.some(({ children }) => children.length !== head?.children.length) ? UNEVEN : undefined;

/** What is wrong with the tables of a text: pasted ones have merged cells. */
export const tableMessages = (body: string): string[] =>
  parseMarkdown(body).children.flatMap(
    (node) => (node.type === 'table' && unevenMessage(node)) || [],
  );

/** @param problemAt Makes a problem of a line, counted from 0. */
export function checkMarkdown(
  body: string,
  targets: Targets,
  problemAt: (line: number, message: string) => Problem,
): Problem[] {
  const faults: { line: number; message: string }[] = [];
  const add = (line: number, message: string) => {
    // A line may have a start and an end tag.
    const isKnown = faults.some((fault) => fault.line === line && fault.message === message);
    if (!isKnown) faults.push({ line, message });
  };
  const root = parseMarkdown(body);
  visit(root, (node) => {
    const line = (node.position?.start.line ?? 1) - 1;
    for (const message of getMessages(node, body, targets)) if (message) add(line, message);
  });
  // Placeholders are replaced before Markdown is parsed.
  body.split(/\r?\n/).forEach((text, line) => {
    for (const placeholder of unknownPlaceholders(text)) {
      add(line, `« ${placeholder} » ne donne rien : écrivez ${PLACEHOLDER_LIST}`);
    }
  });
  faults.sort((one, other) => one.line - other.line);
  return faults.map(({ line, message }) => problemAt(line, message));
}

/** A part of a text that its page leaves out. */
function hiddenPart(node: Nodes, source: string): string | null | undefined {
  if (node.type === 'definition') return source;
  if (node.type === 'code') return node.lang;
  if (node.type === 'link' && node.children.length === 0) return source;
  return node.type === 'link' || node.type === 'image' ? node.title : undefined;
}

function getMessages(node: Nodes, body: string, targets: Targets): (string | undefined)[] {
  const { type } = node;
  const source = body.slice(node.position?.start.offset, node.position?.end.offset);
  const hidden = hiddenPart(node, source);
  if (hidden) return [`« ${hidden} » ne s’afficherait pas : écrivez-le dans une phrase`];
  if (type === 'heading') {
    return [!/^#{1,6}(\s|$)/.test(source) ? UNDERLINED : node.depth === 1 ? H1 : undefined];
  }
  if (type === 'listItem') {
    if (typeof node.checked === 'boolean') return [TASK];
    return [/^\+\s+\d/.test(source) ? PLUS : undefined];
  }
  if (type === 'emphasis' || type === 'strong') {
    const { start, end } = node.position ?? {};
    const around = body.slice(Math.max(0, (start?.offset ?? 0) - 1), (end?.offset ?? 0) + 1);
    return [/^\d\*+\d|\d\*+\d$/.test(around) ? TIMES : undefined];
  }
  if (type === 'blockquote') return [/^>\s*\d/.test(source) ? MORE_THAN : undefined];
  if (type === 'code') return [/^(`{3}|~{3})/.test(source) ? undefined : INDENTED];
  if (type === 'html') return [HTML];
  if (type === 'table') return [unevenMessage(node)];
  if (type === 'image')
    return [pictureMessage(node.alt, node.url), targetMessage(node.url, targets)];
  if (type === 'footnoteReference' || type === 'footnoteDefinition') return [FOOTNOTE];
  if (type === 'link') {
    // GFM also links bare addresses.
    const message = source.startsWith('[') ? targetMessage(node.url, targets) : undefined;
    return [message ?? contactMessage(node.url, plainText(node))];
  }
  if (type !== 'text') return [];
  const [, picture] = UNREAD_PICTURE.exec(node.value) ?? [];
  if (picture !== undefined) return [pictureMessage('', picture)];
  // GFM links the first part of an address with spaces.
  const [rest = ''] = body.slice(node.position?.end.offset).split(/[)\n]/, 1);
  return [...node.value.matchAll(UNREAD_LINK)].map(([, target]) => incomplete(target || rest));
}

/** A picture of a text is a file of the site, with a description. */
function pictureMessage(alt: string | null | undefined, target: string): string | undefined {
  if (!target.startsWith('/'))
    return `l’image « ${target} » n’est pas sur le site : prenez-la d’abord dans les photographies`;
  return alt?.trim()
    ? undefined
    : `l’image « ${target} » n’est pas décrite : dites en une phrase ce qu’elle montre`;
}

const incomplete = (target: string) =>
  spaceMessage(target) ??
  `le lien « ${target} » est incomplet : écrivez /… pour une page du site, https://… pour un autre site`;

function targetMessage(target: string, targets: Targets): string | undefined {
  if (/^(https:\/\/|mailto:|tel:|#)./.test(target)) return undefined;
  if (!target.startsWith('/')) return incomplete(target);
  if (!PICTURE_FILE.test(target)) return pageMessage(target, targets);
  return referenceMessage('image', decodeAddress(target), targets);
}

/** The path of an address: `%20` is a space. */
export function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
