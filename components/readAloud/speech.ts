import { readPlatform } from '@/lib/browser/readPlatform';
import { highlight, isInViewport, keepVisible } from './highlight';
import { getSentences, type Sentence } from './sentences';

/** The state of a reading. */
export type Reading = 'speaking' | 'paused' | 'over' | 'failed';

export interface Reader {
  pause: () => void;
  /** Repeats the sentence at which it was paused: phones cannot pause within one. */
  resume: () => void;
  stop: () => void;
}

/** A voice that has not started after this time has failed, in milliseconds. */
const START_TIMEOUT_MS = 8000;

/** Empties the queue. In an old WebView it may throw. */
const cancelSpeech = () => readPlatform(() => speechSynthesis.cancel(), undefined);

/** Events by which the user scrolls away. */
const USER_SCROLL = ['wheel', 'touchmove', 'keydown'];

/**
 * Reads elements aloud, sentence by sentence. Highlights the current sentence and keeps it visible,
 * unless the user has scrolled away from it.
 *
 * @param elements In reading order.
 * @param voice A local voice; its language determines how numbers are read.
 * @param onChange Called with each change of state, first with `speaking`.
 */
export function readAloud(
  elements: Iterable<Element>,
  voice: SpeechSynthesisVoice,
  onChange: (reading: Reading) => void,
): Reader {
  const roots = [...elements];
  // The content of disclosures is read too. Those of one name would close each other.
  for (const disclosure of roots.flatMap((root) => [...root.querySelectorAll('details')])) {
    disclosure.removeAttribute('name');
    disclosure.open = true;
  }
  const sentences = roots.flatMap((root) => getSentences(root, voice.lang));
  let index = 0;
  // A reference: browsers garbage-collect an utterance without one, and fire no `end`.
  let current: SpeechSynthesisUtterance | undefined;
  let timeout = 0;
  let isFollowing = true;
  const stopFollowing = () => {
    isFollowing = false;
  };

  const end = (reading: Reading) => {
    clearTimeout(timeout);
    for (const type of USER_SCROLL) removeEventListener(type, stopFollowing);
    current = undefined;
    cancelSpeech();
    if (reading !== 'paused') highlight(undefined);
    onChange(reading);
  };

  const speak = () => {
    const sentence = sentences[index];
    if (!sentence) return end('over');
    try {
      speakSentence(sentence);
    } catch {
      end('failed');
    }
  };

  const speakSentence = (sentence: Sentence) => {
    const utterance = new SpeechSynthesisUtterance(sentence.spokenText);
    current = utterance;
    utterance.voice = voice;
    utterance.lang = voice.lang.replaceAll('_', '-');
    utterance.onstart = () => clearTimeout(timeout);
    // Cancelled utterances fire `end` too.
    utterance.onend = () => {
      if (current !== utterance) return;
      clearTimeout(timeout);
      index += 1;
      speak();
    };
    utterance.onerror = () => {
      if (current === utterance) end('failed');
    };
    timeout = window.setTimeout(() => end('failed'), START_TIMEOUT_MS);
    highlight(sentence.range);
    isFollowing ||= isInViewport(sentence.range);
    if (isFollowing) keepVisible(sentence.range);
    speechSynthesis.speak(utterance);
  };

  const start = () => {
    // The queue may hold utterances of another page.
    cancelSpeech();
    onChange('speaking');
    isFollowing = true;
    for (const type of USER_SCROLL) addEventListener(type, stopFollowing);
    speak();
  };
  start();
  return { pause: () => end('paused'), resume: start, stop: () => end('over') };
}
