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
const ABANDONED_AFTER_MS = 600_000;
const MAX_BATCH = 100;
const REDACTED = '(hidden)';

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
      (error) => log.error({ err: error, entry: item.entry.id }, 'an audit entry could not be written'),
    );
  }

  return {
    async around(context, call, action) {
      const merchantId = context.merchant?.merchantId ?? null;
      const entry = { ...auditHeading(runtime, context, call), merchantId, changes: call.changes };
      // An id that names nothing could be anything, a card number too.
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
      track(entering(), (error) => log.error({ err: error }, 'an audit entry could not be written'));
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
        log.error({ err: error }, 'audit entries that a stopped process left open could not be written');
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
