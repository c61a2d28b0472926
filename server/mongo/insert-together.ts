/**
 * Stores new documents in company: those that come while others are on their way go together, by one command and one
 * durable commit. A caller alone waits for nobody. Each document is still a write of its own: one that exists already
 * keeps no other from being stored.
 */
import {
  type Collection,
  type Document,
  MongoBulkWriteError,
  MongoServerSelectionError,
  type OptionalUnlessRequiredId,
} from 'mongodb';
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

/** What failed: the documents that were not stored, by their index, or the command as a whole. */
type Failure = { readonly documents: ReadonlyMap<number, number> } | { readonly whole: unknown };

function failureOf(error: unknown): Failure {
  if (!(error instanceof MongoBulkWriteError)) return { whole: error };
  const problems = [error.writeErrors].flat();
  if (problems.length > 0 && error.result.getWriteConcernError() === undefined)
    return { documents: new Map(problems.map(({ index, code }) => [index, code])) };
  // The driver wraps what made the command fail.
  return { whole: error.errorResponse instanceof Error ? error.errorResponse : error };
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
    const failure = failureOf(error);
    if ('whole' in failure) {
      // Those who wait have waited as long for a database that is away; they are not to wait their turn once more.
      const others = failure.whole instanceof MongoServerSelectionError ? waiting.splice(0) : [];
      for (const { reject } of [...batch, ...others]) reject(failure.whole);
      return;
    }
    for (const [index, { resolve, reject }] of batch.entries()) {
      const code = failure.documents.get(index);
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
