/**
 * Stores what can be stored of documents that may not all be: together if possible, else merchant by merchant and then by halves, so that
 * one that cannot be stored, or a merchant whose numbers another worker holds, keeps no other back. Contention with such a worker is most
 * often over in a moment, but one that stands still in the midst of it holds on for as long as the database lets it.
 */

import type { Clock } from '../../platform/runtime.ts';
import { createLogThrottle } from '../queue/cooldown.ts';
import type { WebhookLog } from '../queue/worker-ports.ts';
import type { HostDocument } from './outbox-store.ts';

/** What became of documents that were to be stored together. `events`: those that nobody had stored before. `left`: those that found no slot. */
export type InsertResult =
  | { readonly kind: 'stored'; readonly events: number; readonly left: number }
  | { readonly kind: 'busy' }
  | { readonly kind: 'refused'; readonly error: Error };

export interface BisectingInsertOf {
  readonly found: readonly HostDocument[];
  store(hosts: readonly HostDocument[]): Promise<InsertResult>;
  /** The events of this one cannot be stored. */
  refused(host: HostDocument, error: Error): void;
  /** Whether merchants are tried one by one where they could not be together because another worker was at it. */
  readonly whenBusy: 'wait' | 'apart';
}

export interface BisectedInsert {
  readonly stored: readonly HostDocument[];
  readonly events: number;
  readonly left: number;
  /** The merchants whose events another worker is storing. */
  readonly busy: ReadonlySet<string>;
  /** The merchants of whom not all was tried. */
  readonly skipped: ReadonlySet<string>;
}

/** Single documents refused by one round: more would keep the others waiting. */
const REFUSAL_LIMIT = 16;

/** Stores as much as possible of what was found. */
export async function bisectingInsert({ found, store, refused, whenBusy }: BisectingInsertOf): Promise<BisectedInsert> {
  const stored: HostDocument[] = [];
  const busy = new Set<string>();
  let events = 0;
  let left = 0;
  let refusals = 0;
  // All merchants before the parts of one.
  const parts = [found];
  while (refusals < REFUSAL_LIMIT) {
    const part = parts.shift();
    if (part === undefined) break;
    const answer = await store(part);
    const merchants = merchantsOf(part);
    switch (answer.kind) {
      case 'stored':
        stored.push(...part);
        events += answer.events;
        left += answer.left;
        break;
      case 'busy':
        if (merchants.size > 1 && whenBusy === 'apart') parts.push(...byMerchant(part));
        else for (const merchant of merchants) busy.add(merchant);
        break;
      case 'refused': {
        const [only, ...others] = part;
        if (only !== undefined && others.length === 0) {
          refusals += 1;
          refused(only, answer.error);
        } else parts.push(...(merchants.size > 1 ? byMerchant(part) : halves(part)));
        break;
      }
      default:
        answer satisfies never;
    }
  }
  return { stored, events, left, busy, skipped: merchantsOf(parts.flat()) };
}

function merchantsOf(hosts: readonly HostDocument[]): Set<string> {
  return new Set(hosts.map(({ merchantId }) => merchantId));
}

function byMerchant(hosts: readonly HostDocument[]): HostDocument[][] {
  return [...merchantsOf(hosts)].map((merchant) => hosts.filter(({ merchantId }) => merchantId === merchant));
}

function halves(hosts: readonly HostDocument[]): HostDocument[][] {
  const middle = Math.ceil(hosts.length / 2);
  return [hosts.slice(0, middle), hosts.slice(middle)];
}

/** After how long the operator is told, milliseconds. */
const LOG_AFTER_MS = 5_000;

/** Nobody was met yet. */
export function createContention({ clock, log }: { readonly clock: Clock; readonly log: Pick<WebhookLog, 'warn'> }) {
  let since: number | undefined;
  const isThrottled = createLogThrottle({ clock });
  return {
    /** Whether the last round met one. */
    isPersistent: () => since !== undefined,
    /** A round met other workers at these merchants' events; none, where it met nobody. */
    record(merchantIds: ReadonlySet<string>): void {
      const now = clock.now().getTime();
      if (merchantIds.size === 0) since = undefined;
      else since ??= now;
      if (since === undefined || now - since < LOG_AFTER_MS || isThrottled('rivals')) return;
      const merchants = [...merchantIds].slice(0, 10);
      log.warn(
        { merchants, sinceMs: now - since },
        'webhook events wait for another worker that stores events of the same merchants',
      );
    },
  };
}
