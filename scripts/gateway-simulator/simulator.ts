/**
 * A simulated payment gateway on the loopback interface: its API and pages, and below `/simulator` what steers it. Its state
 * is in memory, and outlives the service that calls it.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '../ports.ts';
import { createAdyenGateway } from './adyen/gateway.ts';
import { answerControlCall } from './control.ts';
import { createFaults } from './faults.ts';
import type { CreateGateway, Emit, NotificationTarget, SimulatedCall, SimulatedReply } from './gateway.ts';
import { createLedger } from './ledger.ts';
import { createNotifier, defaultRetries, type NotificationRetries } from './notifications.ts';
import { createPendingWork } from './pending-work.ts';
import type { CallRecord, GatewaySimulator } from './running-simulator.ts';
import { seededRandom } from './seeded-random.ts';
import { createStripeGateway } from './stripe/gateway.ts';

export const simulatedGateways = {
  stripe: { create: createStripeGateway, port: 12_112, addressVariable: 'STRIPE_API_BASE' },
  adyen: { create: createAdyenGateway, port: 12_113, addressVariable: 'ADYEN_API_BASE' },
} as const satisfies Record<string, { create: CreateGateway; port: number; addressVariable: string }>;

export type SimulatedGatewayName = keyof typeof simulatedGateways;

export interface SimulatorOptions {
  readonly gateway: SimulatedGatewayName;
  /** 0 takes any free port. */
  readonly port: number;
  /** The same seed gives the same ids and the same choices of faults with a rate. */
  readonly seed?: number;
  readonly now?: () => Date;
  readonly notifications?: NotificationTarget;
  readonly retries?: NotificationRetries;
}

const MOST_CALLS_KEPT = 20_000;
const KEEP_ALIVE_MS = 120_000;

function write(status: number, headers: SimulatedReply['headers'], body: string, response: ServerResponse): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}

export async function startGatewaySimulator(options: SimulatorOptions): Promise<GatewaySimulator> {
  const { gateway: name, port, seed = 1, now = () => new Date(), retries = defaultRetries } = options;
  const targets = new Map<string, NotificationTarget>();
  let commonTarget = options.notifications;

  function freshState() {
    const random = seededRandom(seed);
    const faults = createFaults(random.next);
    const pending = createPendingWork();
    const ledger = createLedger(now);
    const calls: CallRecord[] = [];
    const emit: Emit = (notification) => {
      const planned = notifier.plan(notification, null);
      if (planned !== null) pending.track(planned.start());
    };
    const gateway = simulatedGateways[name].create({
      ledger,
      now,
      randomText: random.text,
      origin: () => origin,
      later: (ms, work) => pending.later(ms, () => work(emit)),
    });
    const notifier = createNotifier({
      faults,
      pending,
      retries,
      targetOf: (account) => targets.get(account) ?? commonTarget,
      acknowledged: gateway.acknowledged,
    });
    return { faults, pending, ledger, calls, emit, gateway, notifier };
  }

  async function answer(call: SimulatedCall, record: CallRecord, ms: number, response: ServerResponse): Promise<void> {
    const { gateway, notifier, pending } = state;
    const { fault } = record;
    if (fault === 'time_out_before') return;
    if (fault === 'proxy_400') {
      send({ status: 400, headers: { 'content-type': 'text/html' }, body: '<html>Bad request' }, record, response);
      return;
    }
    if (fault === 'rate_limit_429') {
      send(gateway.rateLimited(), record, response);
      return;
    }

    const first: Promise<void>[] = [];
    const after: (() => Promise<void>)[] = [];
    const reply = await gateway.handle(call, {
      emit(notification) {
        const planned = notifier.plan(notification, `${call.method} ${call.path}`);
        if (planned?.first === true) first.push(planned.start());
        else if (planned !== null) after.push(planned.start);
      },
      delay: () => (fault === 'slow' ? pending.pause(ms) : Promise.resolve()),
      failure: fault === 'error_500_before' ? 'before' : fault === 'error_500_after' ? 'after' : null,
    });
    await Promise.all(first);
    if (fault === 'cut_answer') cut(reply, response);
    else if (fault === 'nonsense') {
      send({ status: 200, headers: { 'content-type': 'text/html' }, body: '<html>It works' }, record, response);
    } else if (fault !== 'time_out_after') send(reply, record, response);
    for (const start of after) pending.track(start());
  }

  function send({ status, headers, body }: SimulatedReply, record: CallRecord, response: ServerResponse): void {
    record.status = status;
    write(status, headers, body, response);
  }

  function cut({ status, headers, body }: SimulatedReply, response: ServerResponse): void {
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
    response.write(body.slice(0, Math.floor(body.length / 2)), () => response.destroy());
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://simulator');
    const method = request.method ?? 'GET';
    if (url.pathname.startsWith('/simulator/')) {
      const { status, body } = await answerControlCall(simulator, method, url.pathname, await text(request));
      return write(status, { 'content-type': 'application/json' }, JSON.stringify(body, null, 2), response);
    }
    const found = state.faults.forCall(method, url.pathname);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([key, value]) => [key, String(value)]));
    const { 'idempotency-key': idempotencyKey = null, traceparent = null } = headers;
    const fault = found?.kind ?? null;
    const record = { method, path: url.pathname, idempotencyKey, traceparent, fault, status: null };
    if (state.calls.push(record) > MOST_CALLS_KEPT) state.calls.shift();
    if (record.fault === 'refuse_connection') {
      request.socket.destroy();
      return;
    }
    const call = { method, path: url.pathname, query: url.searchParams, headers, body: await text(request) };
    await answer(call, record, found?.ms ?? 0, response);
  }

  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => {
      // The client closed the connection, or the simulator has a defect: the client then sees a 500 that no gateway sends.
      if (!response.headersSent)
        write(500, { 'content-type': 'text/plain' }, `The simulator failed: ${error}`, response);
    });
  });
  // Longer than a client keeps its connections: the simulator closes none that a call is about to use.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  let origin = '';
  let state = freshState();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const listeningAt = portOf(server);
  origin = `http://127.0.0.1:${listeningAt}`;

  async function stopListening(): Promise<void> {
    const closed = server.listening ? once(server, 'close') : Promise.resolve();
    server.close();
    server.closeAllConnections();
    await closed;
  }
  let outageEnds: NodeJS.Timeout | undefined;

  const simulator: GatewaySimulator = {
    origin,
    ledger: () => state.ledger.payments(),
    fault: (rule) => state.faults.add(rule),
    faults: () => state.faults.rules(),
    clearFaults: () => state.faults.clear(),
    notify(target, account) {
      if (account === undefined) commonTarget = target;
      else targets.set(account, target);
    },
    notifications: () => state.notifier.records(),
    calls: () => [...state.calls],
    flush: () => state.pending.flush(),
    failRefund: (id) => state.gateway.failRefund(id, state.emit),
    dispute: (request) => state.gateway.dispute(request, state.emit),
    async outage(ms) {
      clearTimeout(outageEnds);
      await stopListening();
      outageEnds = setTimeout(() => server.listen(listeningAt, '127.0.0.1'), ms);
    },
    reset() {
      state.notifier.stop();
      state.pending.clear();
      state = freshState();
    },
    async close() {
      clearTimeout(outageEnds);
      state.notifier.stop();
      state.pending.clear();
      await stopListening();
    },
  };
  return simulator;
}
