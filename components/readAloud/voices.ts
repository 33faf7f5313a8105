/** Subscribes to `voiceschanged`: most browsers load voices late. */
export function subscribeToVoices(listener: () => void): () => void {
  const { speechSynthesis } = window as Partial<Window>;
  // Safari before 16 has no event, and its voices at once.
  if (!speechSynthesis || !('addEventListener' in speechSynthesis)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

/**
 * A local voice for the current language of the page, which a translator may have changed. Prefers
 * the default voice, then the language's own country: many devices list eSpeak first. Network
 * voices cost data, and send the text away.
 */
export function voiceOfPage(): SpeechSynthesisVoice | undefined {
  const language = (document.documentElement.lang || 'fr').slice(0, 2).toLowerCase();
  const { speechSynthesis } = window as Partial<Window>;
  const voices = (speechSynthesis?.getVoices() ?? []).filter(
    (voice) => isLocal(voice) && localeOf(voice).startsWith(language),
  );
  return (
    voices.find((voice) => voice.default) ??
    voices.find((voice) => localeOf(voice) === `${language}-${language}`) ??
    voices[0]
  );
}

/** Android uses `fr_FR`. */
const localeOf = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().replaceAll('_', '-');

/** Firefox has system voices only; on Linux `localService` is false (seen in 140). */
const isLocal = ({ localService, voiceURI }: SpeechSynthesisVoice) =>
  localService || voiceURI.startsWith('urn:moz-tts:');
