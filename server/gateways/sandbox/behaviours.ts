/**
 * How the sandbox gateway can behave, as data. A session stores the name of its behaviour and nothing of its card.
 */

export interface SandboxBehaviour {
  /** `frictionless` applies only when an exemption may be requested; otherwise there is a challenge. */
  readonly authentication: 'challenge' | 'frictionless';
  /** `never`: the bank refuses every password. */
  readonly password: 'checked' | 'never';
  /** The result of `authorize`. `silent`: the money moves, but the response is lost. */
  readonly authorize: 'approved' | 'declined' | 'undecided' | 'silent';
  /**
   * What follows `laterMilliseconds` after `authorize`. `approvedWithNotification`: the payment succeeds and the gateway sends
   * a notification. `approvedWhenAsked`: it succeeds, and only `status` reports it.
   */
  readonly later: 'nothing' | 'approvedWithNotification' | 'approvedWhenAsked';
  /**
   * `unclear`: the bank cannot determine the result, a person must ask it, and no money moves. `notified`: as for
   * `capture`.
   */
  readonly refund: 'done' | 'refused' | 'unclear' | 'notified';
  /**
   * The result of a capture or void of a hold. `silent`: it succeeds, but the response is lost at first. `notified`:
   * likewise, and a notification follows after `laterMilliseconds`; not combined with a notification of the payment.
   */
  readonly capture: 'done' | 'refused' | 'silent' | 'notified';
  readonly void: 'done' | 'refused' | 'silent' | 'notified';
}

/** How long "later" is, in milliseconds. */
export const laterMilliseconds = 30_000;

/** How long the bank holds money: seven days, in milliseconds. */
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
  approveLater: { ...approve, authorize: 'undecided', later: 'approvedWithNotification' },
  declineThenApprove: { ...approve, authorize: 'declined', later: 'approvedWithNotification' },
  approveUnheard: { ...approve, authorize: 'silent', later: 'approvedWhenAsked' },
  approveRefuseRefund: { ...approve, refund: 'refused' },
  approveRefuseCapture: { ...approve, capture: 'refused' },
  approveRefuseVoid: { ...approve, void: 'refused' },
  approveEndUnheard: { ...approve, capture: 'silent', void: 'silent' },
  approveUnclearRefund: { ...approve, refund: 'unclear' },
  approveEndTold: { ...approve, capture: 'notified', void: 'notified' },
  approveRefundTold: { ...approve, refund: 'notified' },
} as const satisfies Record<string, SandboxBehaviour>;

export type SandboxBehaviourName = keyof typeof sandboxBehaviours;
