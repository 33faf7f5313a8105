import { sentencesIn, spoken } from '@/lib/text/spoken';

export interface Sentence {
  /** The text for the speech engine. */
  spokenText: string;
  range: Range;
}

/** Controls and hidden content are not read. */
const IGNORED =
  'button, input, select, textarea, nav, [data-silent], [aria-hidden="true"], script, style';

/** The rendered sentences of an element. A sentence does not cross the end of its block. */
export function getSentences(root: Element, language: string): Sentence[] {
  const blocks: Text[][] = [];
  let lastBlock: Element | undefined;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // A label and its value are lines of one block.
    if (node.nodeName === 'BR') lastBlock = undefined;
    if (!(node instanceof Text)) continue;
    const parent = node.parentElement;
    if (!parent || parent.closest(IGNORED) || parent.getClientRects().length === 0) continue;
    const block = getBlock(parent);
    if (block === lastBlock) blocks.at(-1)?.push(node);
    else blocks.push([node]);
    lastBlock = block;
  }
  return blocks.flatMap((nodes) => sentencesOfBlock(nodes, language));
}

/** The nearest element that is not inline. */
function getBlock(element: Element): Element {
  let block = element;
  while (block.parentElement && /^(inline$|contents)/.test(getComputedStyle(block).display)) {
    block = block.parentElement;
  }
  return block;
}

function sentencesOfBlock(nodes: readonly Text[], language: string): Sentence[] {
  const text = nodes.map(({ data }) => data).join('');
  const isFrench = /^fr/i.test(language);
  return sentencesIn(text, language).flatMap(([from, to]) => {
    const sentence = text.slice(from, to);
    if (!/[\p{L}\d]/u.test(sentence)) return [];
    const range = document.createRange();
    range.setStart(...boundaryPoint(nodes, from));
    range.setEnd(...boundaryPoint(nodes, to));
    return [{ spokenText: isFrench ? spoken(sentence) : sentence.trim(), range }];
  });
}

/** The boundary point of a `Range` at an offset into consecutive text nodes. */
function boundaryPoint(nodes: readonly Text[], offset: number): [Text, number] {
  let rest = offset;
  const container = nodes.find((node) => {
    if (rest <= node.length) return true;
    rest -= node.length;
    return false;
  });
  return [container ?? (nodes[0] as Text), rest];
}
