/**
 * Passes the changes of merchants to whoever listens. Polls the database for each merchant with a listener, whatever
 * process made the change; a merchant without listeners costs nothing.
 */
import type { ChangeNote, Glimpses, ReadChanges } from '../../delivery/admin/read-changes.ts';

/** Time between two polls of a merchant, in milliseconds. */
const POLL_MS = 1_000;
/** Listeners of one merchant, and of one of its users, in this process: no user can take the places of all. */
export const MOST_LISTENERS = { merchant: 100, user: 10 } as const;
/** Notes that wait for a slow listener; the oldest are dropped. */
const MOST_NOTES = 500;

/** One listener. */
export interface ChangeListener {
  /**
   * Resolves to the notes since the last call; to none after `timeoutMs`. Null when the listener is closed or the
   * service stops.
   */
  take(timeoutMs: number): Promise<readonly ChangeNote[] | null>;
  /** Ends listening. A pending `take` resolves at once. */
  close(): void;
}

export interface ChangeFeed {
  /** Listens to a merchant for one of its users. Returns who has as many listeners as it may, if one has. */
  open(merchantId: string, userId: string): ChangeListener | keyof typeof MOST_LISTENERS;
}

export interface ChangeFeedOf {
  readonly read: ReadChanges;
  /** Whether the service is stopping. */
  readonly stopping: () => boolean;
}

interface Listener {
  readonly userId: string;
  push(notes: readonly ChangeNote[]): void;
  close(): void;
}

export function createChangeFeed({ read, stopping }: ChangeFeedOf): ChangeFeed {
  const listenersOf = new Map<string, Set<Listener>>();

  const poll = (merchantId: string, listeners: ReadonlySet<Listener>): void => {
    let seen: Glimpses | null = null;
    const again = () => setTimeout(step, POLL_MS).unref();
    const step = async (): Promise<void> => {
      if (listeners.size === 0) return;
      if (stopping()) {
        for (const listener of [...listeners]) listener.close();
        return;
      }
      try {
        const changes = await read(merchantId, seen);
        seen = changes.seen;
        if (changes.notes.length > 0) for (const listener of listeners) listener.push(changes.notes);
      } catch {
        // The database is unavailable. The next poll compares with what was seen before.
      }
      again();
    };
    void step();
  };

  return {
    open(merchantId, userId) {
      const known = listenersOf.get(merchantId);
      const listeners = known ?? new Set<Listener>();
      const own = [...listeners].filter((one) => one.userId === userId);
      if (own.length >= MOST_LISTENERS.user) return 'user';
      if (listeners.size >= MOST_LISTENERS.merchant) return 'merchant';
      const { listener, ...taker } = createListener(userId, () => {
        listeners.delete(listener);
        if (listeners.size === 0) listenersOf.delete(merchantId);
      });
      listeners.add(listener);
      if (known === undefined) {
        listenersOf.set(merchantId, listeners);
        poll(merchantId, listeners);
      }
      return taker;
    },
  };
}

function createListener(userId: string, closed: () => void) {
  let waiting: ChangeNote[] = [];
  let open = true;
  let wake: (() => void) | undefined;
  const close = () => {
    if (!open) return;
    open = false;
    closed();
    wake?.();
  };
  const listener: Listener = {
    userId,
    push(notes) {
      waiting = [...waiting, ...notes].slice(-MOST_NOTES);
      wake?.();
    },
    close,
  };
  return {
    listener,
    close,
    async take(timeoutMs: number): Promise<readonly ChangeNote[] | null> {
      if (open && waiting.length === 0) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, timeoutMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        wake = undefined;
      }
      const taken = waiting;
      waiting = [];
      return open ? taken : null;
    },
  };
}
