/**
 * Where load goes: connections to one server, and the calls to send, each with what its answer must hold.
 */
import { type Dispatcher, Pool } from 'undici';
import type { BenchOperation } from '../channel.ts';
import { answerMark, type Call, createCall, EXAMPLE_ORDER_ID, getCall } from '../order-calls.ts';
import { ORDERS_TO_READ } from '../plan.ts';

export interface BenchRequest {
  readonly call: Call;
  readonly mark: string;
}

export interface Target {
  readonly pool: Pool;
  next(): BenchRequest;
}

/** Whose order an answer is about: the one that was asked for, or, of a mock, always the example. */
export type AnswersAbout = 'asked' | 'example';

let created = 0;

const readId = (index: number) => `read-${index % ORDERS_TO_READ}`;

function request(call: Call, orderId: string, about: AnswersAbout): BenchRequest {
  return { call, mark: answerMark(about === 'asked' ? orderId : EXAMPLE_ORDER_ID) };
}

/** The next call of an operation: a new order each time, or one of those that `ordersToRead` made. */
export function requestsFor(operation: BenchOperation, about: AnswersAbout): () => BenchRequest {
  if (operation === 'get') {
    const ready = Array.from({ length: ORDERS_TO_READ }, (_, index) =>
      request(getCall(readId(index)), readId(index), about),
    );
    let index = 0;
    return () => {
      index += 1;
      return ready[index % ready.length] ?? request(getCall(readId(0)), readId(0), about);
    };
  }
  return () => {
    created += 1;
    const orderId = `new-${created}`;
    return request(createCall(orderId), orderId, about);
  };
}

/** The calls that make the orders to be read. */
export function ordersToRead(about: AnswersAbout): readonly BenchRequest[] {
  return Array.from({ length: ORDERS_TO_READ }, (_, index) => request(createCall(readId(index)), readId(index), about));
}

/** Connections to a server on the loopback interface. One request at a time on each. */
export function connect(port: number, connections: number): Pool {
  return new Pool(`http://127.0.0.1:${port}`, { connections, pipelining: 1 });
}

/** What is wrong with an answer; null when it is right. */
export type Ended = (problem: string | null) => void;

/** Sends one call and checks its answer: status 200, and about the right order. */
export function sendRequest(pool: Pool, { call, mark }: BenchRequest, ended: Ended): void {
  let status = 0;
  let text = '';
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart() {},
    onResponseStart(_controller, statusCode) {
      status = statusCode;
    },
    onResponseData(_controller, chunk) {
      text += chunk.toString('latin1');
    },
    onResponseEnd() {
      const right = status === 200 && text.includes(mark);
      ended(right ? null : `${call.method} ${call.path} was answered ${status} ${text.slice(0, 500)}`);
    },
    onResponseError(_controller, error) {
      ended(`${call.method} ${call.path} failed: ${error.message}`);
    },
  };
  pool.dispatch(call, handler);
}

/** Sends one call. Throws when the answer is wrong. */
export function sendAndCheck(pool: Pool, each: BenchRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    sendRequest(pool, each, (problem) => (problem === null ? resolve() : reject(new Error(problem))));
  });
}
