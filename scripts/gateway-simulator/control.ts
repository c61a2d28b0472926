/**
 * The calls below `/simulator` that steer a simulator from another process: ledger, faults, notifications, refunds that fail, disputes.
 */
import { isRecord } from '../../server/platform/is-record.ts';
import { readFaultRule } from './faults.ts';
import type { DisputeRequest } from './gateway.ts';
import type { GatewaySimulator } from './running-simulator.ts';

interface ControlAnswer {
  readonly status: number;
  readonly body: unknown;
}

const done: ControlAnswer = { status: 200, body: { done: true } };
const wrong = (message: string, status = 400): ControlAnswer => ({ status, body: { error: message } });

type ControlCall = (simulator: GatewaySimulator, body: unknown, id: string) => ControlAnswer | Promise<ControlAnswer>;

/** Method and path; `{id}` is one segment. */
const calls: Readonly<Record<string, ControlCall>> = {
  'GET /simulator/ledger': (simulator) => ({ status: 200, body: { payments: simulator.ledger() } }),
  'GET /simulator/calls': (simulator) => ({ status: 200, body: { calls: simulator.calls() } }),
  'GET /simulator/notifications': (simulator) => ({ status: 200, body: { deliveries: simulator.notifications() } }),
  'GET /simulator/faults': (simulator) => ({ status: 200, body: { faults: simulator.faults() } }),
  'DELETE /simulator/faults': (simulator) => {
    simulator.clearFaults();
    return done;
  },
  'POST /simulator/faults': (simulator, body) => {
    const rules = (Array.isArray(body) ? body : [body]).map(readFaultRule);
    const problem = rules.find((rule) => typeof rule === 'string');
    if (typeof problem === 'string') return wrong(problem);
    for (const rule of rules) if (typeof rule !== 'string') simulator.fault(rule);
    return done;
  },
  'POST /simulator/notifications': (simulator, body) => {
    if (!isRecord(body)) return wrong('Send a JSON object with the properties "url" and "secret".');
    const { url, secret, account } = body;
    if (typeof url !== 'string' || !URL.canParse(url)) return wrong('Set "url" to the address of the service.');
    if (typeof secret !== 'string' || secret === '') return wrong('Set "secret" to the signing secret.');
    if (account !== undefined && typeof account !== 'string') return wrong('Set "account" to an account, or omit it.');
    simulator.notify({ url, secret }, account);
    return done;
  },
  'POST /simulator/flush': async (simulator) => {
    await simulator.flush();
    return done;
  },
  'POST /simulator/reset': (simulator) => {
    simulator.reset();
    return done;
  },
  'POST /simulator/outage': (simulator, body) => {
    const ms = isRecord(body) ? body.ms : undefined;
    if (typeof ms !== 'number' || !(ms > 0)) return wrong('Set "ms" to the length of the outage in milliseconds.');
    // After the answer, since an outage ends this connection too.
    setImmediate(() => simulator.outage(ms));
    return done;
  },
  'POST /simulator/refunds/{id}/fail': (simulator, _body, id) =>
    simulator.failRefund(id) ? done : wrong('No refund with this id can fail.', 404),
  'POST /simulator/disputes': (simulator, body) => {
    const request = readDispute(body);
    if (request === null) return wrong('Set "payment" to an id and "status" to one of: open, won, lost.');
    const id = simulator.dispute(request);
    return id === null ? wrong('No payment with this id can have this dispute.', 404) : { status: 200, body: { id } };
  },
};

function readDispute(body: unknown): DisputeRequest | null {
  if (!isRecord(body) || typeof body.payment !== 'string') return null;
  const { payment, status } = body;
  return status === 'open' || status === 'won' || status === 'lost' ? { payment, status } : null;
}

function parseBody(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Answers a call below `/simulator`. */
export async function answerControlCall(
  simulator: GatewaySimulator,
  method: string,
  path: string,
  text: string,
): Promise<ControlAnswer> {
  const [, id = ''] = /^\/simulator\/refunds\/([^/]+)\/fail$/.exec(path) ?? [];
  const call = calls[`${method} ${id === '' ? path : '/simulator/refunds/{id}/fail'}`];
  if (call === undefined) return wrong(`Use one of: ${Object.keys(calls).join(', ')}.`, 404);
  return call(simulator, parseBody(text), id);
}
