/**
 * The kit's public face: what is not exported here may change at any time.
 */
export type { ReceiverAnswer } from './answer.ts';
export type { Credential } from './basic/basic-verifier.ts';
export type { Clock, Wait } from './clock.ts';
export { createReceiver, type Receiver } from './create-receiver.ts';
export { ReceiverError, type ReceiverErrorCode, receiverErrors } from './errors.ts';
export type { Handler, HandlerContext, Handlers } from './event/handlers.ts';
export type { ExpressHandler } from './express/express-handler.ts';
export * from './generated/events.ts';
export { type Alarm, type AlarmListener, consoleLogger, type LogEntry, type Logger } from './log.ts';
export type { ReceiverOptions } from './options.ts';
export type { Acknowledged, Counters, Outcome } from './outcome.ts';
export type { ReceivedHeaders, ReceivedRequest } from './request/received-request.ts';
export { type MemoryStoreOptions, memoryStore } from './store/memory-store.ts';
export type { MongoDatabase } from './store/mongo-driver.ts';
export { type MongoStoreOptions, mongoStore } from './store/mongo-store.ts';
export type { ClaimEnd, ClaimRequest, ClaimResult, CompleteResult, ReceiptStore } from './store/receipt-store.ts';
