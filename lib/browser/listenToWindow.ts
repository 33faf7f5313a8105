/** Listeners by event type. */
type Listeners = { [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => void };

/**
 * Adds listeners to the window.
 *
 * @returns Removes them: the cleanup function of an effect.
 */
export function listenToWindow(listeners: Listeners): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of entries) addEventListener(type, listener);
  return () => {
    for (const [type, listener] of entries) removeEventListener(type, listener);
  };
}
