/**
 * A key set for encrypted messages between the service and one merchant: the merchant's public key, for which the service
 * encrypts, and the service's key pair, with which it signs. One `kid` names both. Pure; generates no keys.
 */
import type { Sealed } from '../ports/sealed.ts';

/** READY: not in use yet. ACTIVE: in use. RETIRING: accepted from the merchant until `retiresAt`. */
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

/** How long a set is accepted after its successor became active, in milliseconds. */
export const OVERLAP_MS = 24 * 3_600_000;
/** The most sets of a merchant at a time. */
export const MOST_SETS = 5;

/** The sets that have not expired. */
export function liveSets(sets: readonly MessageKeySet[], now: Date): readonly MessageKeySet[] {
  return sets.filter(({ retiresAt }) => retiresAt === null || retiresAt > now);
}

/** The set with which the service sends messages; undefined when there is none. */
export function activeSet(sets: readonly MessageKeySet[]): MessageKeySet | undefined {
  return sets.find(({ state }) => state === KeySetState.ACTIVE);
}

/** Adds a set. The first one is active at once; later ones become active by rotation. */
export function withSet(
  sets: readonly MessageKeySet[],
  made: Omit<MessageKeySet, 'state' | 'retiresAt'>,
): readonly MessageKeySet[] {
  const state = activeSet(sets) === undefined ? KeySetState.ACTIVE : KeySetState.READY;
  return [...sets, { ...made, state, retiresAt: null }];
}

/**
 * Removes a set at once; null when there is none of that `kid`. If it was active, the newest READY set becomes active.
 */
export function withdrawn(sets: readonly MessageKeySet[], kid: string, now: Date): readonly MessageKeySet[] | null {
  const live = liveSets(sets, now);
  const left = live.filter((set) => set.kid !== kid);
  if (left.length === live.length) return null;
  const next = activeSet(left) ?? left.findLast(({ state }) => state === KeySetState.READY);
  return left.map((set) => (set === next ? { ...set, state: KeySetState.ACTIVE } : set));
}

/** Rotates to the newest READY set; null when there is none. The previous set stays accepted for `OVERLAP_MS`. */
export function rotated(sets: readonly MessageKeySet[], now: Date): readonly MessageKeySet[] | null {
  const next = sets.findLast(({ state }) => state === KeySetState.READY);
  if (next === undefined) return null;
  const retiresAt = new Date(now.getTime() + OVERLAP_MS);
  return liveSets(sets, now).map((set) => {
    if (set.kid === next.kid) return { ...set, state: KeySetState.ACTIVE };
    return set.state === KeySetState.ACTIVE ? { ...set, state: KeySetState.RETIRING, retiresAt } : set;
  });
}
