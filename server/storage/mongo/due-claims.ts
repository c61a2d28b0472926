/**
 * Claims documents of any merchant that are due, one at a time. A read over all merchants finds several; each is then
 * claimed by a statement that names its merchant. Concurrent calls share the read.
 */

/** How many due documents a read finds at most. */
const FOUND_AT_ONCE = 16;

/** A document that is due, or was when it was read. */
export interface DueDocument {
  readonly _id: string;
  readonly merchantId: string;
}

export interface DueClaimsOf<Claimed> {
  /** The documents that are due, those due longest first. */
  find(now: Date, limit: number): Promise<readonly DueDocument[]>;
  /** Leases a document if it is still due; undefined when it is not. */
  claim(due: DueDocument, now: Date): Promise<Claimed | undefined>;
}

/** Creates a function that claims one document that is due; undefined when there is none. */
export function dueClaims<Claimed>({ find, claim }: DueClaimsOf<Claimed>): (now: Date) => Promise<Claimed | undefined> {
  let found: DueDocument[] = [];
  let reading: Promise<void> | undefined;

  const read = async (now: Date): Promise<void> => {
    try {
      found = [...(await find(now, FOUND_AT_ONCE))];
    } finally {
      reading = undefined;
    }
  };

  return async (now) => {
    for (;;) {
      if (found.length === 0) {
        reading ??= read(now);
        await reading;
      }
      const due = found.shift();
      if (due === undefined) return undefined;
      const claimed = await claim(due, now);
      if (claimed !== undefined) return claimed;
    }
  };
}
