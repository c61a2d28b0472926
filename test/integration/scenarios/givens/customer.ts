/** The customer of the examples, who comes to the bank's page half a minute after the transaction was started. */
import { type BankPage, bankPageOf } from '../../../support/bank-page.ts';
import type { Environment } from '../environment.ts';

export function customerOf(env: Environment): BankPage {
  env.reach('2026-03-14T09:27:41Z');
  return bankPageOf(env.service);
}
