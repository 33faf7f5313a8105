import { readPlatform } from '@/lib/browser/readPlatform';

/** Chest compressions a minute: 100 to 120 are asked for. */
const BEATS_PER_MINUTE = 110;

const BEAT_MS = 60_000 / BEATS_PER_MINUTE;

const VIBRATION_MS = 60;

/**
 * Clicks and vibrates at each beat. A device that lacks one goes without it. Call it in the handler of
 * a user's click: browsers allow sound only then.
 *
 * @param onBeat Called at each beat, from the first on.
 * @returns Stops it.
 */
export function startMetronome(onBeat: (beat: number) => void): () => void {
  const audio = readPlatform(startClicks, undefined);
  const start = performance.now();
  let timer = 0;
  const beat = (count: number) => {
    readPlatform(() => navigator.vibrate(VIBRATION_MS), false);
    onBeat(count);
    // From the start, so that delays do not add up. A busy page leaves out the beats that it missed.
    const passed = performance.now() - start;
    const next = Math.max(count + 1, Math.ceil(passed / BEAT_MS));
    timer = window.setTimeout(beat, next * BEAT_MS - passed, next);
  };
  beat(0);
  return () => {
    clearTimeout(timer);
    readPlatform(() => navigator.vibrate(0), false);
    audio?.close().catch(() => undefined);
  };
}

/** A looped sound as long as a beat: the clock of the audio device keeps the time. */
function startClicks(): AudioContext {
  const context = new AudioContext();
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, Math.round((sampleRate * BEAT_MS) / 1000), sampleRate);
  // 1 kHz, which small speakers play loudest, fading within a few hundredths of a second.
  buffer.getChannelData(0).forEach((_, index, samples) => {
    const seconds = index / sampleRate;
    samples[index] = Math.sin(2000 * Math.PI * seconds) * Math.exp(-seconds * 100);
  });
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  source.connect(context.destination);
  source.start();
  context.resume().catch(() => undefined);
  return context;
}
