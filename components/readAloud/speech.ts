import { motionAnimated } from '@/lib/browser/motion';
import { sentencesIn, spoken } from '@/lib/text/spoken';

/** How a reading stands. */
export type Reading = 'speaking' | 'paused' | 'over' | 'failed';

export interface Reader {
  pause: () => void;
  /** Goes on with the sentence at which it was paused. */
  resume: () => void;
  stop: () => void;
}

interface Sentence {
  said: string;
  range: Range;
}

/** A voice that has not begun after this long, in milliseconds, does not come. */
const SILENCE_TIMEOUT_MS = 8000;

/** Names the sentence that is spoken, for `::highlight()` and for browsers without it. */
const MARK = 'spoken';

/** What is worked with, or is not seen, is not read. */
const UNREAD = 'button, input, select, textarea, nav, [aria-hidden="true"], script, style';

/** By these the visitor goes elsewhere on the page. */
const BY_HAND = ['wheel', 'touchmove', 'keydown'];

/** Above and below this part of the screen lie the header, and the bars of phones. */
const SIGHT = { top: 0.15, bottom: 0.7 };

/**
 * Reads parts of the page aloud, sentence by sentence, marks the one that is spoken and keeps it in
 * sight, but while the visitor has scrolled away from it. Phones pause no voice in the midst of a
 * sentence: a paused reading begins it anew.
 *
 * @param parts In the order in which they are read.
 * @param voice One of the device's own; its language says how numbers are said.
 * @param tell Called with each change, first with `speaking`.
 */
export function readAloud(
  parts: Iterable<Element>,
  voice: SpeechSynthesisVoice,
  tell: (reading: Reading) => void,
): Reader {
  const read = [...parts];
  // What is folded is read too, and seen while it is.
  for (const fold of read.flatMap((part) => [...part.querySelectorAll('details')]))
    fold.open = true;
  const sentences = read.flatMap((part) => sentencesOf(part, voice.lang));
  let index = 0;
  // Held here: browsers throw away the one that nobody holds, and its end with it.
  let current: SpeechSynthesisUtterance | undefined;
  let watch = 0;
  let isFollowing = true;
  const letGo = () => {
    isFollowing = false;
  };

  const end = (reading: Reading) => {
    clearTimeout(watch);
    for (const act of BY_HAND) removeEventListener(act, letGo);
    current = undefined;
    speechSynthesis.cancel();
    if (reading !== 'paused') mark(undefined);
    tell(reading);
  };

  const speak = () => {
    const sentence = sentences[index];
    if (!sentence) return end('over');
    const utterance = new SpeechSynthesisUtterance(sentence.said);
    current = utterance;
    utterance.voice = voice;
    utterance.lang = voice.lang.replaceAll('_', '-');
    utterance.onstart = () => clearTimeout(watch);
    // What was broken off tells its end too.
    utterance.onend = () => {
      if (current !== utterance) return;
      clearTimeout(watch);
      index += 1;
      speak();
    };
    utterance.onerror = () => {
      if (current === utterance) end('failed');
    };
    watch = window.setTimeout(() => end('failed'), SILENCE_TIMEOUT_MS);
    mark(sentence.range);
    isFollowing ||= isSeen(sentence.range);
    if (isFollowing) keepInSight(sentence.range);
    speechSynthesis.speak(utterance);
  };

  const begin = () => {
    // Another page's reading may still be waiting.
    speechSynthesis.cancel();
    tell('speaking');
    isFollowing = true;
    for (const act of BY_HAND) addEventListener(act, letGo);
    speak();
  };
  begin();
  return { pause: () => end('paused'), resume: begin, stop: () => end('over') };
}

/** The sentences that are seen in a part of the page: each ends with the block that it stands in. */
function sentencesOf(part: Element, language: string): Sentence[] {
  const passages: Text[][] = [];
  let last: Element | undefined;
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest(UNREAD) || parent.getClientRects().length === 0) continue;
    const block = blockOf(parent);
    if (block === last) passages.at(-1)?.push(node as Text);
    else passages.push([node as Text]);
    last = block;
  }
  return passages.flatMap((nodes) => sentencesOfPassage(nodes, language));
}

/** What begins a line of its own: the words of two of them are no one sentence. */
function blockOf(element: Element): Element {
  let block = element;
  while (block.parentElement && /^(inline$|contents)/.test(getComputedStyle(block).display)) {
    block = block.parentElement;
  }
  return block;
}

function sentencesOfPassage(nodes: readonly Text[], language: string): Sentence[] {
  const text = nodes.map(({ data }) => data).join('');
  const isFrench = /^fr/i.test(language);
  return sentencesIn(text, language).flatMap(([from, to]) => {
    const words = text.slice(from, to);
    if (!/[\p{L}\d]/u.test(words)) return [];
    const range = document.createRange();
    range.setStart(...placeIn(nodes, from));
    range.setEnd(...placeIn(nodes, to));
    return [{ said: isFrench ? spoken(words) : words.trim(), range }];
  });
}

/** Where a letter of a passage stands, counted from its beginning. */
function placeIn(nodes: readonly Text[], offset: number): [Text, number] {
  let rest = offset;
  const holder = nodes.find((node) => {
    if (rest <= node.length) return true;
    rest -= node.length;
    return false;
  });
  return [holder ?? (nodes[0] as Text), rest];
}

let marked: Element | undefined;

function mark(range: Range | undefined): void {
  if ('highlights' in CSS) {
    if (range) CSS.highlights.set(MARK, new Highlight(range));
    else CSS.highlights.delete(MARK);
    return;
  }
  // Browsers of before 2025: the whole line.
  if (marked instanceof HTMLElement) delete marked.dataset[MARK];
  marked = range?.startContainer.parentElement ?? undefined;
  if (marked instanceof HTMLElement) marked.dataset[MARK] = '';
}

/** A translator may have taken the sentence out of the page: what is no more has no place. */
const hasPlace = ({ height }: DOMRect): boolean => height > 0;

function isSeen(range: Range): boolean {
  const place = range.getBoundingClientRect();
  return hasPlace(place) && place.bottom > 0 && place.top < innerHeight;
}

function keepInSight(range: Range): void {
  const place = range.getBoundingClientRect();
  if (!hasPlace(place)) return;
  const { top, bottom } = place;
  if (top > innerHeight * SIGHT.top && bottom < innerHeight * SIGHT.bottom) return;
  scrollBy({
    top: top - innerHeight * SIGHT.top * 2,
    behavior: motionAnimated() ? 'smooth' : 'auto',
  });
}
