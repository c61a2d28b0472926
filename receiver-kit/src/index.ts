/**
 * The kit's public face: what is not exported here may change at any time.
 */
export type { AllowListOptions } from './address/allow-list.ts';
export { type PublishedAddresses, type PublishedFrom, publishedAddresses } from './address/published.ts';
export type { ReceiverAnswer } from './answer.ts';
export type { Credential } from './basic/basic-verifier.ts';
export type { Clock, Wait } from './clock.ts';
export { createReceiver, createVerifier, type Receiver, type Verifier } from './create-receiver.ts';
export type { EncryptionKey, JsonKey } from './encrypted/key-ring.ts';
export { ReceiverError, type ReceiverErrorCode, receiverErrors } from './errors.ts';
export type { CatchAllHandler, Handler, HandlerContext, Handlers } from './event/handlers.ts';
export { type AnyEvent, isKnownEvent, type UnknownEvent } from './event/wire.ts';
export type { ExpressHandler } from './express/express-handler.ts';
export type { ConnectionInfo, FetchHandler } from './fetch/fetch-handler.ts';
export * from './generated/events.ts';
export type { InboxOptions } from './inbox.ts';
export type { JobDesk } from './jobs/job-queue.ts';
export type { RetryOptions } from './jobs/job-runner.ts';
export type {
  AddResult,
  BuriedJob,
  JobCounts,
  JobEnd,
  JobStore,
  NewJob,
  TakenJob,
  TakeRequest,
  TransactionalJobStore,
} from './jobs/job-store.ts';
export { type ClaimLevelOptions, claim } from './level/claim.ts';
export type { Level } from './level/level.ts';
export {
  type Effect,
  type EffectContext,
  type Outbox,
  type OutboxedLevelOptions,
  outboxed,
  type WithOutbox,
} from './level/outboxed.ts';
export { type InTransaction, type TransactionalLevelOptions, transactional } from './level/transactional.ts';
export { type Alarm, type AlarmListener, consoleLogger, type LogEntry, type Logger } from './log.ts';
export type { NodeHandler } from './node/node-handler.ts';
export type { LeveledReceiverOptions, ReceiverOptions, VerifierOptions } from './options.ts';
export { type Backfilled, type BackfillFailure, type BackfillOptions, backfill } from './order/backfill.ts';
export { type Reconciled, reconcile } from './order/reconcile.ts';
export {
  type EventClient,
  type Order,
  type OrderClient,
  type ServiceAnswer,
  type ServiceClientOptions,
  serviceClient,
} from './order/service-wire.ts';
export type { Acknowledged, Counters, Outcome } from './outcome.ts';
export type { EncryptionOptions, Proof, SignatureOptions } from './proof/proofs.ts';
export type { ReceivedHeaders, ReceivedRequest } from './request/received-request.ts';
export type { Source } from './source/source.ts';
export { jsonFile } from './source/source.ts';
export { type MemoryJobsOptions, memoryJobs } from './store/memory/memory-jobs.ts';
export type { MemoryTransaction } from './store/memory/memory-store.ts';
export { type MemoryStoreOptions, memoryStore } from './store/memory/memory-store.ts';
export type { MongoDatabase, MongoSession, MongoSessions } from './store/mongo/mongo-driver.ts';
export { type MongoJobsOptions, mongoJobs } from './store/mongo/mongo-jobs.ts';
export { type MongoStoreOptions, mongoStore } from './store/mongo/mongo-store.ts';
export type { PooledClient, PostgresClient, PostgresPool } from './store/postgres/postgres-client.ts';
export { type PostgresJobsOptions, postgresJobs } from './store/postgres/postgres-jobs.ts';
export { type PostgresStoreOptions, postgresStore } from './store/postgres/postgres-store.ts';
export type {
  ClaimEnd,
  ClaimRequest,
  ClaimResult,
  CompleteResult,
  ReceiptStore,
  TransactionalStore,
  TransactResult,
} from './store/receipt-store.ts';
export type { RedisClient } from './store/redis/redis-client.ts';
export { type RedisJobsOptions, redisJobs } from './store/redis/redis-jobs.ts';
export { type RedisStoreOptions, type RedisTransaction, redisStore } from './store/redis/redis-store.ts';
export type { OpenTelemetry, TraceContext, TraceParent, TraceSpan } from './trace/open-telemetry.ts';
export type { DeliveryTrace } from './trace/traceparent.ts';
