/** Calls `listener` when the device has told its voices: most do so late, some at once. */
export function watchVoices(listener: () => void): () => void {
  const speech = window.speechSynthesis as SpeechSynthesis | undefined;
  // Safari before 16 tells no one, and has its voices at once.
  speech?.addEventListener?.('voiceschanged', listener);
  return () => speech?.removeEventListener?.('voiceschanged', listener);
}

/**
 * A voice of the device itself for the language of the page as it stands: a translator may have
 * changed it. One that a network would speak costs data, and sends away what is read.
 */
export function voiceOfPage(): SpeechSynthesisVoice | undefined {
  const language = (document.documentElement.lang || 'fr').slice(0, 2).toLowerCase();
  const voices = window.speechSynthesis?.getVoices() ?? [];
  return voices.find(
    ({ lang, localService }) => localService && lang.toLowerCase().startsWith(language),
  );
}
