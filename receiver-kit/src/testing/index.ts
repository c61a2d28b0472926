/**
 * Tools for tests of a receiver: a clock, a sender, and the contracts that a custom store must pass. Not for production.
 */
export type { ContractCase } from './contract-case.ts';
export { type ExampleEvent, type ExampleFields, exampleEvent } from './example-event-wire.ts';
export {
  type FakeSender,
  type FakeSenderOptions,
  fakeSender,
  type Mayhem,
  type SentAnswer,
  sendTo,
  type Target,
} from './fake-sender.ts';
export { bodyOf, type HostileToken, hostileTokens, type PublicHalf } from './hostile-tokens.ts';
export { jobStoreContract } from './job-store-contract.ts';
export { type Fault, type MadeDelivery, makeDelivery, type SenderSecrets } from './make-delivery.ts';
export { receiptStoreContract } from './receipt-store-contract.ts';
export { type TestClock, testClock } from './test-clock.ts';
export { type CountedEffect, transactionalStoreContract } from './transactional-store-contract.ts';
