import { readPlatform } from '@/lib/browser/readPlatform';

/** Subscribes to `voiceschanged`: most browsers load voices late. */
export function subscribeToVoices(listener: () => void): () => void {
  // Safari before 16 has no event, and its voices at once.
  readPlatform(() => speechSynthesis.addEventListener('voiceschanged', listener), undefined);
  return () =>
    readPlatform(() => speechSynthesis.removeEventListener('voiceschanged', listener), undefined);
}

/**
 * A local voice for the current language of the page, which a translator may have changed. Prefers
 * the default voice, then the language's own country: many devices list eSpeak first. Network
 * voices cost data, and send the text away.
 */
export function voiceOfPage(): SpeechSynthesisVoice | undefined {
  const language = (document.documentElement.lang || 'fr').slice(0, 2).toLowerCase();
  const all = readPlatform(() => Array.from(speechSynthesis.getVoices()), []);
  const voices = all.filter((voice) =>
    readPlatform(() => isLocal(voice) && getLocale(voice).startsWith(language), false),
  );
  return (
    voices.find((voice) => voice.default) ??
    voices.find((voice) => getLocale(voice) === `${language}-${language}`) ??
    voices[0]
  );
}

/** Android uses `fr_FR`. */
const getLocale = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().replaceAll('_', '-');

/** Firefox has system voices only; on Linux `localService` is false (seen in 140). */
const isLocal = ({ localService, voiceURI }: SpeechSynthesisVoice) =>
  localService || voiceURI.startsWith('urn:moz-tts:');
