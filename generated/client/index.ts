// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
/** Clients of the contract: one method for each operation, answering a union discriminated by `status`. */
export type { operations as AdminOperations } from '../admin.openapi.d.ts';
export type { components, operations as MerchantOperations, operations, paths } from '../openapi.d.ts';
export { type AdminClient, type AdminClientOptions, adminOperations, createAdminClient } from './admin.ts';
export type { AnswerOf, CallFacts, CallOf, CallOptions, WireCall } from './call.ts';
export type { ClientOptions } from './connect.ts';
export { assertOk, CallFailed, type Failure } from './failure.ts';
export { formOf } from './form.ts';
export { createMerchantClient, type MerchantClient, type MerchantClientOptions, merchantOperations } from './merchant.ts';
export type { ClientRuntime, RetryRules } from './retry.ts';
export type * from './types.ts';
