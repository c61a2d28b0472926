/**
 * Components whose script loads after the page is there. They appear as soon as it has: `lazy` of React would first show its fallback,
 * for a third of a second.
 */
import { type ComponentType, useEffect, useState } from 'react';

/** Makes a hook that gives the component; undefined until it is loaded. */
export function createLater<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined;
  return function useLater(): ComponentType<Props> | undefined {
    const [, setLoaded] = useState(loaded !== undefined);
    useEffect(() => {
      if (loaded !== undefined) return;
      void load().then((script) => {
        loaded = script.default;
        setLoaded(true);
      });
    }, []);
    return loaded;
  };
}
