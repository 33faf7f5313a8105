/**
 * Whether things may move on the page: one preference for the whole visit, set by the footer's
 * switch or a slider's pause button, and otherwise the system's own setting.
 */

import { asksToSaveData } from '@/lib/browser/connection';

const STORAGE_KEY = 'animations';

/** How long the loading overlay stands after a path change, in milliseconds. */
export const OVERLAY_MS = 1000;

type Preference = 'on' | 'off';

let preference: Preference | null | undefined;
const listeners = new Set<() => void>();

function readPreference(): Preference | null {
  if (preference !== undefined) return preference;
  preference = null;
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    if (stored === 'on' || stored === 'off') preference = stored;
  } catch {
    // Blocked storage: the preference then lives as long as the page.
  }
  return preference;
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** True where sliders may turn by themselves: the visitor's choice, else the system's. */
export function motionAllowed(): boolean {
  const chosen = readPreference();
  return chosen === null ? !prefersReducedMotion() : chosen === 'on';
}

/**
 * True where movements are animated. Under the system's reduced motion they never are, not even
 * those that the visitor has set going.
 */
export const motionAnimated = (): boolean => motionAllowed() && !prefersReducedMotion();

/** True where the loading overlay may show: not where the visitor saves data and would rather read. */
export function overlayAllowed(): boolean {
  return motionAnimated() && !asksToSaveData();
}

/** Sets the preference for the visit and tells every moving part. */
export function allowMotion(allowed: boolean): void {
  preference = allowed ? 'on' : 'off';
  try {
    sessionStorage.setItem(STORAGE_KEY, preference);
  } catch {
    // See readPreference.
  }
  showPreference();
  listeners.forEach((listener) => listener());
}

/** Writes the preference where the style sheets read it. */
export function showPreference(): void {
  const { dataset } = document.documentElement;
  if (readPreference() === 'off') dataset.motion = 'off';
  else delete dataset.motion;
}

/**
 * Calls `listener` whenever the answer of {@link motionAllowed} may have changed.
 *
 * @returns A function that ends it.
 */
export function onMotionChange(listener: () => void): () => void {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  listeners.add(listener);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
  };
}
