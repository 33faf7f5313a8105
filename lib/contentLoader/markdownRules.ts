/** Checks a Markdown text: its headings, links, pictures and placeholders. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { PLACEHOLDER_LIST } from '@/lib/content/fields';
import { parseMarkdown } from '@/lib/markdown/parse';
import { pastedFaults } from './pasted';
import { unknownPlaceholders } from './placeholders';
import type { Problem } from './readEntry';
import { pageMessage, type Targets } from './targets';

const H1 = 'la page a déjà son grand titre : commencez les intertitres par ##';
const HTML = 'une balise HTML serait affichée telle quelle : retirez-la';
const PICTURE_FILE = /\.(svg|jpe?g|png|webp|avif)$/;
/** A link that Markdown does not read as one, such as `[ici](deux mots)`. */
const UNREAD_LINK = /\]\(\s*<?([^)>]*)/g;
/** A picture by reference, such as `![La cour][1]`, without its definition. */
const UNREAD_PICTURE = /!\[[^\]]*\]\[([^\]]*)/;
const FOOTNOTE =
  'une note de bas de page s’afficherait sous un titre anglais : écrivez-la dans le texte';

/** @param problemAt Makes a problem of a line, counted from 0. */
export function checkMarkdown(
  body: string,
  targets: Targets,
  problemAt: (line: number, message: string) => Problem,
): Problem[] {
  const faults: { line: number; message: string }[] = [];
  const add = (line: number, message: string) => {
    // A line may have a start and an end tag.
    const isKnown = faults.some((it) => it.line === line && it.message === message);
    if (!isKnown) faults.push({ line, message });
  };
  visit(parseMarkdown(body), (node) => {
    for (const message of messagesOf(node, body, targets)) {
      if (message) add((node.position?.start.line ?? 1) - 1, message);
    }
  });
  // Placeholders are replaced before Markdown is parsed.
  body.split(/\r?\n/).forEach((text, line) => {
    for (const placeholder of unknownPlaceholders(text)) {
      add(line, `« ${placeholder} » ne donne rien : écrivez ${PLACEHOLDER_LIST}`);
    }
  });
  faults.sort((one, other) => one.line - other.line);
  return [...pastedFaults(body), ...faults].map(({ line, message }) => problemAt(line, message));
}

function messagesOf(node: Nodes, body: string, targets: Targets): (string | undefined)[] {
  const { type } = node;
  if (type === 'heading') return [node.depth === 1 ? H1 : undefined];
  if (type === 'html') return [HTML];
  if (type === 'image')
    return [pictureMessage(node.alt, node.url), targetMessage(node.url, targets)];
  if (type === 'imageReference') return [pictureMessage(node.alt, node.label ?? '')];
  if (type === 'footnoteReference' || type === 'footnoteDefinition') return [FOOTNOTE];
  // GFM also links bare addresses.
  const isMarkup = type === 'link' && body[node.position?.start.offset ?? -1] === '[';
  if (isMarkup || type === 'definition') return [targetMessage(node.url, targets)];
  if (type !== 'text') return [];
  const [, picture] = UNREAD_PICTURE.exec(node.value) ?? [];
  if (picture !== undefined) return [pictureMessage('', picture)];
  return [...node.value.matchAll(UNREAD_LINK)].map(([, target = '']) => incomplete(target));
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
  `le lien « ${target} » est incomplet : écrivez /… pour une page du site, https://… pour un autre site`;

function targetMessage(target: string, targets: Targets): string | undefined {
  if (/^(https:\/\/|mailto:|tel:|#)./.test(target)) return undefined;
  if (!target.startsWith('/')) return incomplete(target);
  if (!PICTURE_FILE.test(target)) return pageMessage(target, targets);
  return targets.publicFiles.has(target) ? undefined : `l’image « ${target} » n’existe pas`;
}
