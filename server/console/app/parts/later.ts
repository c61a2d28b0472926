/**
 * Components that show with an action, and whose script loads at the user's first one, so that it does not delay the page. They appear
 * as soon as it has: `lazy` of React would first show its fallback, for a third of a second.
 */
import { type ComponentType, useEffect, useState } from 'react';

/** Of a pointer that rests where the page appears, browsers report a move by nothing. */
function isAction(event: Event): boolean {
  const isMove = event instanceof PointerEvent && event.type === 'pointermove';
  return !isMove || event.movementX !== 0 || event.movementY !== 0;
}

/** The user first moved the pointer, touched the screen or pressed a key. Assistive technology may send a click alone. */
const firstAction = new Promise<void>((resolve) => {
  const signs = ['pointermove', 'pointerdown', 'keydown', 'click'];
  function note(event: Event): void {
    if (!isAction(event)) return;
    for (const sign of signs) document.removeEventListener(sign, note, { capture: true });
    resolve();
  }
  for (const sign of signs) document.addEventListener(sign, note, { passive: true, capture: true });
});

/** Makes a hook that gives the component; undefined until it is loaded. */
export function createLater<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined;
  return function useLater(): ComponentType<Props> | undefined {
    const [, setLoaded] = useState(loaded !== undefined);
    useEffect(() => {
      if (loaded !== undefined) return;
      void firstAction.then(load).then((script) => {
        loaded = script.default;
        setLoaded(true);
      });
    }, []);
    return loaded;
  };
}
