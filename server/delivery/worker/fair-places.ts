/**
 * Places that many owners share. One owner alone gets half of them, say: as many as it leaves free. Where others have places too, each gets
 * as many as all of them leave free, so that whoever comes next finds as many; and the last tenth is for owners that have none. A merchant
 * whose many endpoints hang, or answer late, keeps no other merchant waiting, and two of them do not either. Pure.
 */
export interface FairPlaces {
  /** Whether there is a place for this owner. */
  isFree(owner: string): boolean;
  /** So many more are taken, or fewer. */
  count(owner: string, more: number): void;
  /** How many are taken, over all. */
  taken(): number;
  /** How many there are for this owner. */
  room(owner: string): number;
}

const FOR_THE_NEXT = 1 / 10;
/** Less than what fractions of places are apart, and more than their error. */
const NEXT_TO_NOTHING = 1e-6;

/** So many places, all free. `share`: how much of what is free and its own one owner may have. */
export function createFairPlaces(most: number, share = 1 / 2): FairPlaces {
  const takenBy = new Map<string, number>();
  let taken = 0;
  const room = (owner: string): number => {
    const own = takenBy.get(owner) ?? 0;
    const free = most - taken;
    const fair = Math.ceil(share * (free + own) - own - NEXT_TO_NOTHING);
    // All but the last tenth; whoever has none finds at least one place there.
    const usual = Math.ceil(most * (1 - FOR_THE_NEXT)) - taken;
    const left = own === 0 && free > 0 ? Math.max(1, usual) : usual;
    return Math.max(0, Math.min(fair, left));
  };
  return {
    isFree: (owner) => room(owner) > 0,
    count(owner, more) {
      taken += more;
      const own = (takenBy.get(owner) ?? 0) + more;
      if (own === 0) takenBy.delete(owner);
      else takenBy.set(owner, own);
    },
    taken: () => taken,
    room,
  };
}
