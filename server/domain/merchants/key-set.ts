/**
 * A key set of encrypted messages between the service and one merchant: the merchant's public key, which messages to it are encrypted
 * for, and the service's pair, which they are signed with. One `kid` names both. Pure data and moves; makes no key.
 */
import type { Sealed } from '../ports/sealed.ts';

/** READY: not in use yet. ACTIVE: what the service uses. RETIRING: still taken from the merchant until `retiresAt`. */
export const KeySetState = { READY: 'READY', ACTIVE: 'ACTIVE', RETIRING: 'RETIRING' } as const;
export type KeySetState = (typeof KeySetState)[keyof typeof KeySetState];

export interface MessageKeySet {
  readonly kid: string;
  readonly state: KeySetState;
  /** PEM, SubjectPublicKeyInfo. */
  readonly merchantPublicKey: string;
  readonly servicePublicKey: string;
  /** PEM, PKCS #8, sealed. */
  readonly servicePrivateKey: Sealed;
  readonly createdAt: Date;
  /** Null unless RETIRING. */
  readonly retiresAt: Date | null;
}

/** For how long a set is taken after its successor became active, in milliseconds. */
export const OVERLAP_MS = 24 * 3_600_000;
/** Sets that a merchant may have at a time. */
export const MOST_SETS = 5;

/** The sets without those whose time is over. */
export function liveSets(sets: readonly MessageKeySet[], now: Date): readonly MessageKeySet[] {
  return sets.filter(({ retiresAt }) => retiresAt === null || retiresAt > now);
}

/** The set that messages to the merchant are made with; undefined when there is none. */
export function activeSet(sets: readonly MessageKeySet[]): MessageKeySet | undefined {
  return sets.find(({ state }) => state === KeySetState.ACTIVE);
}

/** The sets with one more. The first of all is active at once, a later one when it is rotated to. */
export function withSet(
  sets: readonly MessageKeySet[],
  made: Omit<MessageKeySet, 'state' | 'retiresAt'>,
): readonly MessageKeySet[] {
  const state = activeSet(sets) === undefined ? KeySetState.ACTIVE : KeySetState.READY;
  return [...sets, { ...made, state, retiresAt: null }];
}

/**
 * The sets without one that shall not be taken any more, from this moment on; null when there is none of that name. In the place of
 * the active one comes the newest that is ready, where one is.
 */
export function withdrawn(sets: readonly MessageKeySet[], kid: string, now: Date): readonly MessageKeySet[] | null {
  const live = liveSets(sets, now);
  const left = live.filter((set) => set.kid !== kid);
  if (left.length === live.length) return null;
  const next = activeSet(left) ?? left.findLast(({ state }) => state === KeySetState.READY);
  return left.map((set) => (set === next ? { ...set, state: KeySetState.ACTIVE } : set));
}

/** The sets after a rotation to the newest that is ready; null when none is. The set before is taken for a while. */
export function rotated(sets: readonly MessageKeySet[], now: Date): readonly MessageKeySet[] | null {
  const next = sets.findLast(({ state }) => state === KeySetState.READY);
  if (next === undefined) return null;
  const retiresAt = new Date(now.getTime() + OVERLAP_MS);
  return liveSets(sets, now).map((set) => {
    if (set.kid === next.kid) return { ...set, state: KeySetState.ACTIVE };
    return set.state === KeySetState.ACTIVE ? { ...set, state: KeySetState.RETIRING, retiresAt } : set;
  });
}
