/** Calls `listener` when the device has told its voices: most do so late, some at once. */
export function watchVoices(listener: () => void): () => void {
  const { speechSynthesis } = window as Partial<Window>;
  // Safari before 16 fires no event, and has its voices at once.
  if (!speechSynthesis || !('addEventListener' in speechSynthesis)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

/**
 * A voice of the device itself for the language of the page as it stands: a translator may have
 * changed it. The device's default comes first, then the language's own country: many devices list
 * a robot before them. One that a network would speak costs data, and sends away what is read.
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

/** Android writes `fr_FR`. */
const localeOf = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().replaceAll('_', '-');

/** Firefox speaks by the system alone, and on Linux says of no voice that it is local (seen in 140). */
const isLocal = ({ localService, voiceURI }: SpeechSynthesisVoice) =>
  localService || voiceURI.startsWith('urn:moz-tts:');
