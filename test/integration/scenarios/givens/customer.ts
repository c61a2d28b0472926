/** The customer of the examples, who comes to the bank's page half a minute after the transaction was started. */
import { type BankPage, bankPageOf } from '../../../support/bank-page.ts';
import type { World } from '../world.ts';

export function customerOf(world: World): BankPage {
  world.reach('2026-03-14T09:27:41Z');
  return bankPageOf(world.service);
}
