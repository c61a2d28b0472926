/**
 * The sandbox cards and their behaviours. The guide and the contract repeat this table. These are published test
 * numbers, not real cards.
 */
import type { Instrument } from '../../domain/ports/gateway.ts';
import type { SandboxBehaviourName } from './behaviours.ts';

export interface SandboxCard {
  readonly number: string;
  /** Brand and type, for readers of the table. */
  readonly kind: string;
  readonly behaviour: SandboxBehaviourName;
  readonly outcome: string;
}

/** The one-time password that passes the challenge; any other fails. */
export const sandboxPassword = '111000';

export const sandboxCards: readonly SandboxCard[] = [
  { number: '4111111111111111', kind: 'VISA CREDIT', behaviour: 'approve', outcome: 'challenge, then CHARGED' },
  { number: '5555555555554444', kind: 'MASTERCARD CREDIT', behaviour: 'approve', outcome: 'challenge, then CHARGED' },
  { number: '6070000000000010', kind: 'RUPAY DEBIT', behaviour: 'approve', outcome: 'challenge, then CHARGED' },
  { number: '378282246310005', kind: 'AMEX CREDIT', behaviour: 'approve', outcome: 'challenge, then CHARGED' },
  {
    number: '4012001037141112',
    kind: 'VISA DEBIT',
    behaviour: 'approveFrictionless',
    outcome: 'no challenge: CHARGED at once',
  },
  {
    number: '4000000000000002',
    kind: 'VISA CREDIT',
    behaviour: 'decline',
    outcome: 'challenge, then AUTHORIZATION_FAILED with bank codes',
  },
  {
    number: '4000000000000010',
    kind: 'VISA CREDIT',
    behaviour: 'refusePassword',
    outcome: 'challenge, then AUTHENTICATION_FAILED whatever is entered',
  },
  {
    number: '4000000000000028',
    kind: 'VISA CREDIT',
    behaviour: 'approveLater',
    outcome: 'challenge, then AUTHORIZING, CHARGED 30 s later',
  },
  {
    number: '4000000000000036',
    kind: 'VISA CREDIT',
    behaviour: 'declineThenApprove',
    outcome: 'challenge, then AUTHORIZATION_FAILED, a late success 30 s later',
  },
  {
    number: '4000000000000044',
    kind: 'VISA CREDIT',
    behaviour: 'approveUnheard',
    outcome: 'challenge, then AUTHORIZING: the gateway does not answer, and is found CHARGED within 90 s',
  },
  { number: '4000050000000056', kind: 'VISA DEBIT', behaviour: 'approve', outcome: 'challenge, then CHARGED' },
  { number: '4000000000000069', kind: 'VISA CREDIT', behaviour: 'approve', outcome: 'challenge, then CHARGED' },
  {
    number: '4000000000000077',
    kind: 'VISA CREDIT',
    behaviour: 'approveRefuseRefund',
    outcome: 'challenge, then CHARGED; refunds fail',
  },
  {
    number: '4000000000000085',
    kind: 'VISA CREDIT',
    behaviour: 'approveUnclearRefund',
    outcome: 'challenge, then CHARGED; refunds go to MANUAL_REVIEW',
  },
  {
    number: '4000000000000200',
    kind: 'VISA CREDIT',
    behaviour: 'approveRefuseCapture',
    outcome: 'challenge, then CHARGED; where the money is held, a capture is refused: CAPTURE_FAILED',
  },
  {
    number: '4000000000000218',
    kind: 'VISA CREDIT',
    behaviour: 'approveRefuseVoid',
    outcome: 'challenge, then CHARGED; where the money is held, a void is refused: VOID_FAILED',
  },
  {
    number: '4000000000000226',
    kind: 'VISA CREDIT',
    behaviour: 'approveEndUnheard',
    outcome:
      'challenge, then CHARGED; where the money is held, the gateway does not answer a capture or void, and is found to have done it within 90 s',
  },
  {
    number: '4000000000000234',
    kind: 'VISA CREDIT',
    behaviour: 'approveEndTold',
    outcome:
      'challenge, then CHARGED; where the money is held, a capture or void is under way until the gateway tells 30 s later that it is done',
  },
  {
    number: '4000000000000242',
    kind: 'VISA CREDIT',
    behaviour: 'approveRefundTold',
    outcome: 'challenge, then CHARGED; refunds are PENDING until the gateway tells 30 s later that they are done',
  },
  {
    number: '4895370012003478',
    kind: 'VISA token',
    behaviour: 'approve',
    outcome:
      'with a cryptogram (tavv) of any 20 bytes: challenge, then CHARGED; of 20 zero bytes: AUTHORIZATION_FAILED',
  },
];

const behaviourByNumber = new Map(sandboxCards.map((card) => [card.number, card.behaviour]));

/** The cryptogram that the bank declines: 20 zero bytes. */
export const declinedCryptogram = Buffer.alloc(20).toString('base64');

/**
 * The behaviour of an instrument. A number that is not in the table behaves like the first one: challenge, then
 * CHARGED. So does a token, unless its cryptogram is the declined one.
 */
export function sandboxBehaviourOf(instrument: Instrument): SandboxBehaviourName {
  const wrong = instrument.kind === 'token' && instrument.cryptogram.reveal() === declinedCryptogram;
  return wrong ? 'decline' : (behaviourByNumber.get(instrument.number.reveal()) ?? 'approve');
}
