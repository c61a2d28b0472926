/**
 * How the sandbox gateway can behave. Data only; a session keeps the name of its behaviour and nothing of its card.
 */

export interface SandboxBehaviour {
  /** `frictionless` holds only where the exemption may be asked for; else there is a challenge. */
  readonly authentication: 'challenge' | 'frictionless';
  /** `never`: the bank refuses whatever password is entered. */
  readonly password: 'checked' | 'never';
  /** What `authorize` answers. `silent`: the money moves, and the answer is lost on the way. */
  readonly authorize: 'approved' | 'declined' | 'undecided' | 'silent';
  /** How the decision comes out `laterMilliseconds` after `authorize`, where it was not the answer. */
  readonly later: 'nothing' | 'approvedWithNews' | 'approvedWhenAsked';
  /** `unclear`: the bank cannot say what became of it, and a person must look. No money moves then. `told`: as for a capture. */
  readonly refund: 'done' | 'refused' | 'unclear' | 'told';
  /**
   * What becomes of a capture, and of a void, of money that is held. `silent`: it is done, and the answer is lost at first.
   * `told`: likewise, and news of it comes after `laterMilliseconds`. Not together with news of the payment.
   */
  readonly capture: 'done' | 'refused' | 'silent' | 'told';
  readonly void: 'done' | 'refused' | 'silent' | 'told';
}

/** How long "later" is. */
export const laterMilliseconds = 30_000;

/** How long the bank holds money that nobody takes: seven days, in milliseconds. */
export const holdMilliseconds = 7 * 24 * 60 * 60_000;

const approve: SandboxBehaviour = {
  authentication: 'challenge',
  password: 'checked',
  authorize: 'approved',
  later: 'nothing',
  refund: 'done',
  capture: 'done',
  void: 'done',
};

/** Names are stored with sessions: add rows, never rename or remove one. */
export const sandboxBehaviours = {
  approve,
  approveFrictionless: { ...approve, authentication: 'frictionless' },
  decline: { ...approve, authorize: 'declined' },
  refusePassword: { ...approve, password: 'never' },
  approveLater: { ...approve, authorize: 'undecided', later: 'approvedWithNews' },
  declineThenApprove: { ...approve, authorize: 'declined', later: 'approvedWithNews' },
  approveUnheard: { ...approve, authorize: 'silent', later: 'approvedWhenAsked' },
  approveRefuseRefund: { ...approve, refund: 'refused' },
  approveRefuseCapture: { ...approve, capture: 'refused' },
  approveRefuseVoid: { ...approve, void: 'refused' },
  approveEndUnheard: { ...approve, capture: 'silent', void: 'silent' },
  approveUnclearRefund: { ...approve, refund: 'unclear' },
  approveEndTold: { ...approve, capture: 'told', void: 'told' },
  approveRefundTold: { ...approve, refund: 'told' },
} as const satisfies Record<string, SandboxBehaviour>;

export type SandboxBehaviourName = keyof typeof sandboxBehaviours;
