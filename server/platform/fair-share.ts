/**
 * Slots shared by many owners. An owner may take half of what is free plus its own, so that the next owner always finds
 * as many; the last tenth is reserved for owners without a slot. While others take more than the limit, that many owners may
 * have one slot each. A merchant with many slow endpoints cannot block another merchant, nor a gateway that hangs the others.
 */

export interface FairShareLimiter {
  isFree(owner: string): boolean;
  /** Adds `more` to the slots taken by an owner; negative to release. */
  count(owner: string, more: number): void;
  /** Slots taken by all owners, and by one. */
  taken(): number;
  takenBy(owner: string): number;
  /** Slots that this owner may still take. */
  capacity(owner: string): number;
}

/** Share of the slots reserved for owners that have none. */
const NEWCOMER_SHARE = 1 / 10;
/** Smaller than any real fraction of a slot, larger than the rounding error. */
const EPSILON = 1e-6;

/**
 * Creates a limiter with `limit` free slots. `share`: the part of the free slots and its own that one owner may have.
 */
export function createFairShareLimiter(limit: number, share = 1 / 2): FairShareLimiter {
  const takenBy = new Map<string, number>();
  let taken = 0;
  /** Owners of one slot. */
  let single = 0;
  const allButReserve = Math.ceil(limit * (1 - NEWCOMER_SHARE));
  const capacity = (owner: string): number => {
    const own = takenBy.get(owner) ?? 0;
    const free = limit - taken;
    const fair = Math.ceil(share * (free + own) - own - EPSILON);
    const usual = Math.max(0, Math.min(fair, allButReserve - taken));
    // Slots that are counted beyond the limit, for example of endpoints that became slow, leave the reserve untouched.
    const hasReserve = free > 0 || single < limit - allButReserve;
    return own === 0 && hasReserve ? Math.max(1, usual) : usual;
  };
  return {
    isFree: (owner) => capacity(owner) > 0,
    count(owner, more) {
      taken += more;
      const before = takenBy.get(owner) ?? 0;
      const own = before + more;
      single += Number(own === 1) - Number(before === 1);
      if (own === 0) takenBy.delete(owner);
      else takenBy.set(owner, own);
    },
    taken: () => taken,
    takenBy: (owner) => takenBy.get(owner) ?? 0,
    capacity,
  };
}
