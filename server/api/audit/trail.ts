/**
 * Enters in the audit log what changes no merchant's document: log-ins, reads of personal data, webhooks by hand, refunds,
 * captures and voids. What may move money is noted as open before it is done, by one small write, and entered behind the answer:
 * no call is done unnoted, none fails because its entry does, and what a crash leaves open is entered later, its outcome unknown:
 * at the next start, or when the log is read.
 */
import { AuditOutcome } from '../../../generated/values.ts';
import type { AuditEntry, FieldChange } from '../../domain/merchants/audit-entry.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { looksLikeCard } from '../../platform/shown-name.ts';
import type { AuditLog } from '../../storage/audit-log.ts';
import { createBatch } from '../../storage/mongo/batch.ts';
import { type AuditedCall, type AuditedContext, auditHeading } from './heading.ts';

/** No call takes so long. Milliseconds. */
const ABANDONED_MS = 600_000;
const MOST_AT_ONCE = 100;
const HIDDEN = '(hidden)';

export interface TrailedCall extends AuditedCall {
  readonly changes: readonly FieldChange[];
}

type TrailedContext = AuditedContext & { readonly merchant?: { readonly merchantId: string } };

export interface AuditTrail {
  /** Does what a call asks for, and enters how it ended. */
  around<Answer>(context: TrailedContext, call: TrailedCall, action: () => Promise<Answer>): Promise<Answer>;
  /** Enters what has happened. */
  record(entry: AuditEntry): Promise<void>;
  /** The same behind the answer, so that its time tells nothing; a failure is logged. */
  note(entry: AuditEntry): void;
  /** The same with what is still to be found out; nothing is entered for null. */
  noteFound(find: () => Promise<AuditEntry | null>): void;
  /** Enters what a process that has stopped left open. */
  collect(merchantId: string | null): Promise<void>;
  /**
   * The same for all merchants, when a process starts. One that is alone with its database (`sole`) need not wait: what is open
   * then is nobody's. A failure is logged.
   */
  collectAll(at: { readonly sole: boolean }): Promise<void>;
  /** Resolves when everything that is under way in this process is entered. */
  settled(): Promise<void>;
}

export interface AuditTrailParts {
  readonly audit: AuditLog;
  readonly runtime: Runtime;
  readonly log: { readonly error: (fields: object, message: string) => void };
}

interface Item {
  readonly kind: 'closing' | 'entries';
  readonly entry: AuditEntry;
}

export function createAuditTrail({ audit, runtime, log }: AuditTrailParts): AuditTrail {
  const underWay = new Set<Promise<void>>();
  const abandonedBefore = () => new Date(runtime.clock.now().getTime() - ABANDONED_MS);

  async function enterAll(items: readonly Item[]): Promise<readonly true[]> {
    const merchants = new Set(items.map(({ entry }) => entry.merchantId));
    for (const merchantId of merchants) {
      const of = (kind: Item['kind']) =>
        items.filter((item) => item.kind === kind && item.entry.merchantId === merchantId).map(({ entry }) => entry);
      const batch = { closing: of('closing'), entries: of('entries') };
      await audit.enter({ merchantId, ...batch, abandonedBefore: abandonedBefore() });
    }
    return items.map(() => true);
  }
  const enter = createBatch<Item, true>({ flush: enterAll, most: MOST_AT_ONCE, atOnce: 1 });

  function keep(entering: Promise<void>, failed: (error: unknown) => void): void {
    const kept = entering.catch(failed);
    underWay.add(kept);
    kept.finally(() => underWay.delete(kept));
  }

  function behind(item: Item): void {
    keep(
      enter(item).then(() => undefined),
      (error) =>
        log.error(
          { event: 'audit.entry.write_failed', err: error, entry: item.entry.id },
          'Could not write an audit entry; the audit log may be incomplete',
        ),
    );
  }

  return {
    async around(context, call, action) {
      const merchantId = context.merchant?.merchantId ?? null;
      const entry = { ...auditHeading(runtime, context, call), merchantId, changes: call.changes };
      // An id that names nothing could be anything, a card number too.
      const unproven = { ...entry, objectId: shownId(entry.objectId) };
      await audit.open(unproven);
      try {
        const answer = await action();
        behind({ kind: 'closing', entry });
        return answer;
      } catch (error) {
        const outcome = error instanceof ApiError ? AuditOutcome.FAILED : AuditOutcome.UNKNOWN;
        behind({ kind: 'closing', entry: { ...unproven, outcome } });
        throw error;
      }
    },
    async record(entry) {
      await enter({ kind: 'entries', entry });
    },
    note(entry) {
      behind({ kind: 'entries', entry });
    },
    noteFound(find) {
      const entering = async () => {
        const entry = await find();
        if (entry !== null) await enter({ kind: 'entries', entry });
      };
      keep(entering(), (error) =>
        log.error(
          { event: 'audit.entry.write_failed', err: error },
          'Could not write an audit entry; the audit log may be incomplete',
        ),
      );
    },
    async collect(merchantId) {
      const before = abandonedBefore();
      if (!(await audit.hasAbandoned(merchantId, before))) return;
      await audit.enter({ merchantId, closing: [], entries: [], abandonedBefore: before });
    },
    async collectAll({ sole }) {
      const before = sole ? runtime.clock.now() : abandonedBefore();
      try {
        let left = await audit.withAbandoned(before);
        while (left.length > 0) {
          for (const merchantId of left) {
            await audit.enter({ merchantId, closing: [], entries: [], abandonedBefore: before });
          }
          left = await audit.withAbandoned(before);
        }
      } catch (error) {
        log.error(
          { event: 'audit.open_entries.write_failed', err: error },
          'Could not write the audit entries that a stopped process left open; retrying when the audit log is read',
        );
      }
    },
    async settled() {
      await Promise.all([...underWay]);
    },
  };
}

function shownId(id: string | null): string | null {
  return id !== null && looksLikeCard(id) ? HIDDEN : id;
}
