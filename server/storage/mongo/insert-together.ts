/**
 * Inserts documents in batches: those that arrive while others are being written share one command and one durable
 * commit. A single caller does not wait. Each document is independent: a duplicate does not prevent the others from
 * being stored. A batch belongs to the trace of its first document.
 */
import { type Collection, type Document, MongoServerSelectionError, type OptionalUnlessRequiredId } from 'mongodb';
import { activeSpan, inSpan } from '../../platform/active-span.ts';
import type { Span } from '../../platform/tracing.ts';
import { bulkFailure } from './bulk-write.ts';
import { DUPLICATE_KEY, isDuplicateKey } from './duplicate-key.ts';

/** Maximum number of concurrent commands; more would only make each batch smaller. */
const MOST_COMMANDS = 2;
/** Maximum number of documents per command. */
const MOST_DOCUMENTS = 100;
/** After a command with this many documents, the next one waits, milliseconds: larger batches cost less. */
const GATHER_FROM = 4;
const GATHER_MS = 15;

interface Waiting<Stored extends Document> {
  readonly document: OptionalUnlessRequiredId<Stored>;
  /** False when a document with this id exists. */
  readonly resolve: (stored: boolean) => void;
  readonly reject: (error: unknown) => void;
  readonly span: Span | undefined;
}

/** A function that inserts one document; it returns false when a document with its id exists. */
export function insertTogether<Stored extends Document>(
  collection: Collection<Stored>,
): (document: OptionalUnlessRequiredId<Stored>) => Promise<boolean> {
  let waiting: Waiting<Stored>[] = [];
  let underWay = 0;

  async function store(batch: readonly Waiting<Stored>[]): Promise<void> {
    const [first] = batch;
    try {
      if (first !== undefined && batch.length === 1) await collection.insertOne(first.document);
      else
        await collection.insertMany(
          batch.map(({ document }) => document),
          { ordered: false },
        );
      for (const { resolve } of batch) resolve(true);
    } catch (error) {
      if (batch.length === 1 && isDuplicateKey(error)) first?.resolve(false);
      else settleFailed(batch, error);
    }
  }

  function settleFailed(batch: readonly Waiting<Stored>[], error: unknown): void {
    const failure = bulkFailure(error);
    if (failure.kind === 'whole') {
      // The waiting callers have already waited as long for the unavailable database; reject them too.
      const others = failure.error instanceof MongoServerSelectionError ? waiting.splice(0) : [];
      for (const { reject } of [...batch, ...others]) reject(failure.error);
      return;
    }
    for (const [index, { resolve, reject }] of batch.entries()) {
      const code = failure.refused.get(index);
      if (code === undefined || code === DUPLICATE_KEY) resolve(code === undefined);
      else reject(error);
    }
  }

  function send(): void {
    while (waiting.length > 0 && underWay < MOST_COMMANDS) {
      const batch = waiting.slice(0, MOST_DOCUMENTS);
      waiting = waiting.slice(MOST_DOCUMENTS);
      underWay += 1;
      inSpan(batch[0]?.span, () => store(batch)).then(() => {
        if (batch.length < GATHER_FROM) next();
        else setTimeout(next, GATHER_MS);
      });
    }
  }

  function next(): void {
    underWay -= 1;
    send();
  }

  return (document) =>
    new Promise((resolve, reject) => {
      waiting.push({ document, resolve, reject, span: activeSpan() });
      send();
    });
}
