/** What is to be done at which events of the window. */
type Heard = { [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => void };

/**
 * Listens to the whole window.
 *
 * @returns What ends it: an effect can give it back as it is.
 */
export function listenToWindow(heard: Heard): () => void {
  const entries = Object.entries(heard) as [string, EventListener][];
  for (const [type, act] of entries) addEventListener(type, act);
  return () => {
    for (const [type, act] of entries) removeEventListener(type, act);
  };
}
