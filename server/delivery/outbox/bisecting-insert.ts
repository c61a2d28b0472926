/**
 * Stores as many documents as possible: first all of each merchant, then a rejected merchant's by halves, so that a
 * document that the database rejects does not block the others.
 */
import type { HostDocument } from './outbox-store.ts';

/**
 * Result of storing documents of one merchant together. `events`: events newly stored, of rejected documents, too.
 * `left`: those stored without a slot.
 */
export type InsertResult =
  | { readonly kind: 'stored'; readonly events: number; readonly left: number }
  | { readonly kind: 'refused'; readonly events: number; readonly left: number; readonly error: Error };

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
  /** Merchants with documents that were not all tried. */
  readonly skipped: ReadonlySet<string>;
}

const NOTHING_NEW = { kind: 'stored', events: 0, left: 0 } as const;

/** Rejected documents after which a round ends: more would delay the others. */
const REFUSAL_LIMIT = 16;

export async function bisectingInsert({ found, store, refused }: BisectingInsertOf): Promise<BisectedInsert> {
  const stored: HostDocument[] = [];
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
      events += answer.events;
      left += answer.left;
      switch (answer.kind) {
        case 'stored':
          stored.push(...own);
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
  return { stored, events, left, skipped: merchantsOf(parts.flat()) };
}

function merchantsOf(hosts: readonly HostDocument[]): Set<string> {
  return new Set(hosts.map(({ merchantId }) => merchantId));
}

function halves(hosts: readonly HostDocument[]): HostDocument[][] {
  const middle = Math.ceil(hosts.length / 2);
  return [hosts.slice(0, middle), hosts.slice(middle)];
}
