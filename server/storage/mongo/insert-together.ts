/**
 * Stores new documents in company: those that come while others are on their way go together, by one command and one
 * durable commit. A caller alone waits for nobody. Each document is still a write of its own: one that exists already
 * keeps no other from being stored.
 */
import { type Collection, type Document, MongoServerSelectionError, type OptionalUnlessRequiredId } from 'mongodb';
import { bulkFailure } from './bulk-write.ts';
import { DUPLICATE_KEY, isDuplicateKey } from './duplicate-key.ts';

/** Commands on their way at a time; more would only make each of them smaller. */
const MOST_COMMANDS = 4;
/** Documents in a command. */
const MOST_DOCUMENTS = 100;

interface Waiting<Stored extends Document> {
  readonly document: OptionalUnlessRequiredId<Stored>;
  /** False: there is a document with this id. */
  readonly resolve: (stored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** A function that stores one document, and answers false when there is one with its id. */
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
      // Those who wait have waited as long for a database that is away; they are not to wait their turn once more.
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
      store(batch).then(() => {
        underWay -= 1;
        send();
      });
    }
  }

  return (document) =>
    new Promise((resolve, reject) => {
      waiting.push({ document, resolve, reject });
      send();
    });
}
