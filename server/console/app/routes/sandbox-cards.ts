/** The sandbox cards to try first, in words. They are published test numbers; the guide has every one. */

export interface SandboxCard {
  readonly number: string;
  readonly card: string;
  readonly outcome: string;
}

/** The one-time password that passes the bank page of the sandbox. */
export const SANDBOX_PASSWORD = '111000';

export const sandboxCards: readonly SandboxCard[] = [
  { number: '4111111111111111', card: 'VISA CREDIT', outcome: 'Asks for the password, then succeeds' },
  { number: '5555555555554444', card: 'MASTERCARD CREDIT', outcome: 'Asks for the password, then succeeds' },
  { number: '6070000000000010', card: 'RUPAY DEBIT', outcome: 'Asks for the password, then succeeds' },
  { number: '378282246310005', card: 'AMEX CREDIT', outcome: 'Asks for the password, then succeeds' },
  { number: '4012001037141112', card: 'VISA DEBIT', outcome: 'Succeeds at once, without the password' },
  { number: '4000000000000002', card: 'VISA CREDIT', outcome: 'Declined by the bank' },
  { number: '4000000000000010', card: 'VISA CREDIT', outcome: 'Authentication fails, whatever is entered' },
  { number: '4000000000000028', card: 'VISA CREDIT', outcome: 'Pending for 30 seconds, then succeeds' },
  { number: '4000000000000077', card: 'VISA CREDIT', outcome: 'Succeeds; its refunds fail' },
  { number: '4000000000000085', card: 'VISA CREDIT', outcome: 'Succeeds; its refunds need a manual review' },
];
