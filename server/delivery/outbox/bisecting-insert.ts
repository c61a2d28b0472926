/**
 * Stores as many documents as possible: first all of each merchant, then a rejected merchant's by halves, so that a
 * document that the database rejects, or a merchant whose sequence another worker holds, does not block the others. Such
 * contention usually ends in a moment, but a worker that hangs in its transaction holds the sequence until the database
 * aborts it.
 */

import type { Clock } from '../../platform/runtime.ts';
import { createLogThrottle } from '../queue/cooldown.ts';
import type { WebhookLog } from '../queue/worker-ports.ts';
import type { HostDocument } from './outbox-store.ts';

/** Result of storing documents of one merchant together. `events`: events newly stored. `left`: those stored without a slot. */
export type InsertResult =
  | { readonly kind: 'stored'; readonly events: number; readonly left: number }
  | { readonly kind: 'busy' }
  | { readonly kind: 'refused'; readonly error: Error };

export interface BisectingInsertOf {
  readonly found: readonly HostDocument[];
  /** Returns a result for each merchant; none for one whose events were all stored before. */
  store(hosts: readonly HostDocument[]): Promise<ReadonlyMap<string, InsertResult>>;
  /** Called for each document whose events the database rejects. */
  refused(host: HostDocument, error: Error): void;
}

export interface BisectedInsert {
  readonly stored: readonly HostDocument[];
  readonly events: number;
  readonly left: number;
  /** Merchants whose events another worker is storing. */
  readonly busy: ReadonlySet<string>;
  /** Merchants with documents that were not all tried. */
  readonly skipped: ReadonlySet<string>;
}

const NOTHING_NEW = { kind: 'stored', events: 0, left: 0 } as const;

/** Rejected documents after which a round ends: more would delay the others. */
const REFUSAL_LIMIT = 16;

export async function bisectingInsert({ found, store, refused }: BisectingInsertOf): Promise<BisectedInsert> {
  const stored: HostDocument[] = [];
  const busy = new Set<string>();
  let events = 0;
  let left = 0;
  let refusals = 0;
  const parts = [found];
  while (refusals < REFUSAL_LIMIT) {
    const part = parts.shift();
    if (part === undefined) break;
    const answers = await store(part);
    for (const merchant of merchantsOf(part)) {
      const own = part.filter(({ merchantId }) => merchantId === merchant);
      const answer = answers.get(merchant) ?? NOTHING_NEW;
      switch (answer.kind) {
        case 'stored':
          stored.push(...own);
          events += answer.events;
          left += answer.left;
          break;
        case 'busy':
          busy.add(merchant);
          break;
        case 'refused': {
          const [only, ...others] = own;
          if (only !== undefined && others.length === 0) {
            refusals += 1;
            refused(only, answer.error);
          } else parts.push(...halves(own));
          break;
        }
        default:
          answer satisfies never;
      }
    }
  }
  return { stored, events, left, busy, skipped: merchantsOf(parts.flat()) };
}

function merchantsOf(hosts: readonly HostDocument[]): Set<string> {
  return new Set(hosts.map(({ merchantId }) => merchantId));
}

function halves(hosts: readonly HostDocument[]): HostDocument[][] {
  const middle = Math.ceil(hosts.length / 2);
  return [hosts.slice(0, middle), hosts.slice(middle)];
}

/** Contention that lasts this long is logged, milliseconds. */
const LOG_AFTER_MS = 5_000;

/** Tracks contention with other workers over the same merchants. */
export function createContention({ clock, log }: { readonly clock: Clock; readonly log: Pick<WebhookLog, 'warn'> }) {
  let since: number | undefined;
  const isThrottled = createLogThrottle({ clock });
  return {
    /** Records the merchants that a round met contention for; an empty set ends it. */
    record(merchantIds: ReadonlySet<string>): void {
      const now = clock.now().getTime();
      if (merchantIds.size === 0) since = undefined;
      else since ??= now;
      if (since === undefined || now - since < LOG_AFTER_MS || isThrottled('contention')) return;
      const merchants = [...merchantIds].slice(0, 10);
      log.warn(
        { event: 'webhook.relay.blocked', merchants, sinceMs: now - since },
        'Webhook events wait for another worker that stores events of the same merchants; retrying',
      );
    },
  };
}
