/**
 * The motion preference of the visit, set by the switch in the footer or by a slider's pause
 * button; by default the system's.
 */

import { prefersReducedData } from './connection';
import { matchesMedia, onMediaChange } from './mediaQuery';
import { readPlatform } from './readPlatform';

const STORAGE_KEY = 'animations';

/** The duration of the loading overlay, in milliseconds. */
export const OVERLAY_MS = 1000;

type Preference = 'on' | 'off';

/** '' for none. */
let preference: Preference | '' | undefined;
const listeners = new Set<() => void>();

/** Where storage is blocked, the preference lasts as long as the document. */
const readPreference = () =>
  (preference ??= readPlatform(() => sessionStorage.getItem(STORAGE_KEY) as Preference | null, ''));

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const prefersReducedMotion = () => matchesMedia(REDUCED_MOTION);

/** True if autoplay is allowed, by the user's preference or else the system's. */
export function motionAllowed(): boolean {
  const chosen = readPreference();
  return chosen ? chosen === 'on' : !prefersReducedMotion();
}

/**
 * True if transitions may run: never under the system's reduced motion, even if the user has turned
 * autoplay on.
 */
export const motionAnimated = (): boolean => motionAllowed() && !prefersReducedMotion();

/** True if the loading overlay may show: not under Save-Data. */
export function overlayAllowed(): boolean {
  return motionAnimated() && !prefersReducedData();
}

/** Sets the preference and notifies the listeners. */
export function allowMotion(allowed: boolean): void {
  const chosen = allowed ? 'on' : 'off';
  preference = chosen;
  readPlatform(() => sessionStorage.setItem(STORAGE_KEY, chosen), undefined);
  showPreference();
  listeners.forEach((listener) => listener());
}

/** Mirrors the preference in `data-motion`, for the style sheets. */
export function showPreference(): void {
  const { dataset } = document.documentElement;
  if (readPreference() === 'off') dataset.motion = 'off';
  else delete dataset.motion;
}

/**
 * Subscribes to changes of {@link motionAllowed}.
 *
 * @returns Unsubscribes.
 */
export function onMotionChange(listener: () => void): () => void {
  const removeListener = onMediaChange(REDUCED_MOTION, listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    removeListener();
  };
}
