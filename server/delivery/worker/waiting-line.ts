/**
 * The wait of deliveries for their turns at their endpoints. What waited for long may have been stopped meanwhile: that is read before its
 * request goes out, for all that wait at once, so that a long line costs a few reads a second however quickly it moves.
 */
import type { Place } from './lanes.ts';

/** How long ago it may have been read, milliseconds. What waited no longer is not asked about: its claim told. */
const FRESH_MS = 250;

export interface WaitingLineOf {
  /** Which of these deliveries somebody wants stopped. */
  readonly stopWanted: (ids: readonly string[]) => Promise<readonly string[]>;
  /** Milliseconds on a clock that only goes forward. */
  readonly elapsed: () => number;
}

/** `inside`, `stopped`: the request may be made, or was not to be; the place must be left. `closed`: none may be made any more. */
export type Turn = 'inside' | 'stopped' | 'closed';

/** A line with nobody in it. */
export function createWaitingLine({ stopWanted, elapsed }: WaitingLineOf) {
  const waiting = new Set<string>();
  let last: { readonly at: number; readonly stopped: Promise<ReadonlySet<string>> } | null = null;

  const stopped = (now: number): Promise<ReadonlySet<string>> => {
    if (last === null || now - last.at > FRESH_MS) {
      last = { at: now, stopped: stopWanted([...waiting]).then((ids) => new Set(ids)) };
    }
    return last.stopped;
  };

  return {
    /** Resolves when it is a delivery's turn. Rejects, and has no place, when what was stopped cannot be read. */
    async turn(id: string, place: Pick<Place, 'begin' | 'answered'>): Promise<Turn> {
      const since = elapsed();
      waiting.add(id);
      try {
        if ((await place.begin()) === 'closed') return 'closed';
        const now = elapsed();
        if (now - since <= FRESH_MS) return 'inside';
        return (await stopped(now)).has(id) ? 'stopped' : 'inside';
      } catch (error) {
        place.answered();
        throw error;
      } finally {
        waiting.delete(id);
      }
    },
  };
}
