/**
 * Writes audit entries for operations that do not change a merchant document: log-ins, reads of personal data, manual webhook
 * operations, refunds, captures and voids. `around` writes a small open entry before the operation and completes it after the
 * answer, so that no operation runs unaudited and none fails because its entry does. An entry that a crash leaves open is completed
 * with an unknown outcome at the next start or when the log is read.
 */
import { AuditOutcome } from '../../../generated/values.ts';
import type { AuditEntry, FieldChange } from '../../domain/merchants/audit-entry.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { looksLikeCard } from '../../platform/shown-name.ts';
import type { AuditLog } from '../../storage/audit-log.ts';
import { createBatch } from '../../storage/mongo/batch.ts';
import { type AuditedCall, type AuditedContext, auditHeading } from './heading.ts';

/** Age after which an open entry counts as abandoned, in milliseconds. Longer than any call. */
const ABANDONED_AFTER_MS = 600_000;
const MAX_BATCH = 100;
const REDACTED = '(hidden)';

export interface TrailedCall extends AuditedCall {
  readonly changes: readonly FieldChange[];
}

type TrailedContext = AuditedContext & { readonly merchant?: { readonly merchantId: string } };

export interface AuditTrail {
  /** Runs an operation and records its outcome. */
  around<Answer>(context: TrailedContext, call: TrailedCall, action: () => Promise<Answer>): Promise<Answer>;
  /** Writes an entry and waits for it. */
  record(entry: AuditEntry): Promise<void>;
  /** Writes an entry in the background, so that the answer time reveals nothing. Logs a failure. */
  note(entry: AuditEntry): void;
  /** Like `note`, for an entry that must be looked up first. Null writes nothing. */
  noteFound(find: () => Promise<AuditEntry | null>): void;
  /** Completes the abandoned entries of a merchant; null for entries without a merchant. */
  collect(merchantId: string | null): Promise<void>;
  /**
   * Completes all abandoned entries at start. With `sole` (no other process uses the database) every open entry counts as abandoned.
   * Logs a failure.
   */
  collectAll(at: { readonly sole: boolean }): Promise<void>;
  /** Resolves when all pending entries of this process are written. */
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
  const abandonedBefore = () => new Date(runtime.clock.now().getTime() - ABANDONED_AFTER_MS);

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
  const enter = createBatch<Item, true>({ flush: enterAll, most: MAX_BATCH, atOnce: 1 });

  function track(entering: Promise<void>, failed: (error: unknown) => void): void {
    const tracked = entering.catch(failed);
    underWay.add(tracked);
    tracked.finally(() => underWay.delete(tracked));
  }

  function enterInBackground(item: Item): void {
    track(
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
      // Until the operation succeeds, the id is unverified and could be a card number.
      const unverified = { ...entry, objectId: shownId(entry.objectId) };
      await audit.open(unverified);
      try {
        const answer = await action();
        enterInBackground({ kind: 'closing', entry });
        return answer;
      } catch (error) {
        const outcome = error instanceof ApiError ? AuditOutcome.FAILED : AuditOutcome.UNKNOWN;
        enterInBackground({ kind: 'closing', entry: { ...unverified, outcome } });
        throw error;
      }
    },
    async record(entry) {
      await enter({ kind: 'entries', entry });
    },
    note(entry) {
      enterInBackground({ kind: 'entries', entry });
    },
    noteFound(find) {
      const entering = async () => {
        const entry = await find();
        if (entry !== null) await enter({ kind: 'entries', entry });
      };
      track(entering(), (error) =>
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
  return id !== null && looksLikeCard(id) ? REDACTED : id;
}
