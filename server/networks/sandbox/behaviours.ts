/**
 * The behaviours of the sandbox network, and the test card numbers that select them. Pure data. A token stores the name of
 * its behaviour and nothing of its card.
 */
import type { CardNumber } from '../../domain/cards/card-number.ts';

export interface SandboxTokenBehaviour {
  /** The outcome of provisioning. `silent-at-first`: the first two requests get no answer. */
  readonly provision: 'made' | 'refused' | 'silent' | 'silent-at-first';
  readonly cryptogram: 'given' | 'refused' | 'silent';
}

const make: SandboxTokenBehaviour = { provision: 'made', cryptogram: 'given' };

/** Tokens store these names: never rename or remove one. */
export const sandboxTokenBehaviours = {
  make,
  refuse: { ...make, provision: 'refused' },
  silentAtFirst: { ...make, provision: 'silent-at-first' },
  silent: { ...make, provision: 'silent' },
  refuseCryptogram: { ...make, cryptogram: 'refused' },
  silentCryptogram: { ...make, cryptogram: 'silent' },
} as const satisfies Record<string, SandboxTokenBehaviour>;

export type SandboxTokenBehaviourName = keyof typeof sandboxTokenBehaviours;

/** How many requests `silent-at-first` leaves unanswered. */
export const unansweredAtFirst = 2;

export interface SandboxTokenCard {
  readonly number: string;
  readonly behaviour: SandboxTokenBehaviourName;
  readonly outcome: string;
}

/** The cards with another behaviour than `make`. All of them pay like the first sandbox card. */
export const sandboxTokenCards: readonly SandboxTokenCard[] = [
  { number: '4000000000000069', behaviour: 'refuse', outcome: 'the network refuses to provision a token' },
  {
    number: '4000000000000093',
    behaviour: 'silentAtFirst',
    outcome: 'the network does not answer at first, then provisions the token',
  },
  {
    number: '4000000000000101',
    behaviour: 'silent',
    outcome: 'the network never answers; the token ends after an hour',
  },
  {
    number: '4000000000000119',
    behaviour: 'refuseCryptogram',
    outcome: 'the token is provisioned; the network refuses cryptograms',
  },
  {
    number: '4000000000000127',
    behaviour: 'silentCryptogram',
    outcome: 'the token is provisioned; the network does not answer requests for a cryptogram',
  },
];

const behaviourByNumber = new Map(sandboxTokenCards.map((card) => [card.number, card.behaviour]));

/** The behaviour that a card number selects. */
export function sandboxTokenBehaviourOf(number: CardNumber): SandboxTokenBehaviourName {
  return behaviourByNumber.get(number.reveal()) ?? 'make';
}
