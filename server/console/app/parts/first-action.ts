/** Loads what a page needs only for an action: at the first sign of one, so that it does not delay the page. */

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Calls `load` when the user first moves the pointer, touches the screen or presses a key. Returns a function that gives up. */
export function atFirstAction(load: () => unknown): () => void {
  const ended = new AbortController();
  const loadOnce = () => {
    ended.abort();
    load();
  };
  for (const sign of SIGNS) document.addEventListener(sign, loadOnce, { signal: ended.signal, passive: true });
  return () => ended.abort();
}
