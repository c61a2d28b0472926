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
  /** The documents that are due, those due longest first, without the kinds in `except`. */
  find(now: Date, limit: number, except: readonly string[]): Promise<readonly DueDocument[]>;
  /** Leases a document if it is still due and of no kind in `except`; undefined when it is not. */
  claim(due: DueDocument, now: Date, except: readonly string[]): Promise<Claimed | undefined>;
}

/** Claims one document that is due and of no kind in `except`; undefined when there is none. */
type ClaimDue<Claimed> = (now: Date, except?: readonly string[]) => Promise<Claimed | undefined>;

/** Creates a function that claims one document. */
export function dueClaims<Claimed>({ find, claim }: DueClaimsOf<Claimed>): ClaimDue<Claimed> {
  let found: DueDocument[] = [];
  let reading: Promise<void> | undefined;

  const read = async (now: Date, except: readonly string[]): Promise<void> => {
    try {
      found = [...(await find(now, FOUND_AT_ONCE, except))];
    } finally {
      reading = undefined;
    }
  };

  return async (now, except = []) => {
    for (;;) {
      if (found.length === 0) {
        reading ??= read(now, except);
        await reading;
      }
      const due = found.shift();
      if (due === undefined) return undefined;
      const claimed = await claim(due, now, except);
      if (claimed !== undefined) return claimed;
    }
  };
}
