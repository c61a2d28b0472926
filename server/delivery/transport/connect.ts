/**
 * Opens the connections that webhooks go over. The addresses a host resolves to are checked here, and the connection is
 * made to exactly those: there is no second look-up that could answer otherwise. Sends nothing itself.
 */
import type { LookupAddress } from 'node:dns';
import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { connect as connectTls } from 'node:tls';
import type { buildConnector } from 'undici';
import { type AddressScope, addressRefusal } from '../../platform/addresses/address-guard.ts';
import { AttemptOutcome, FailureClass } from '../queue/delivery.ts';
import { createHostsFile, createResolveHost, type ResolveHost } from './resolve-host.ts';

/** What a delivery takes from the network. */
export interface Network {
  /** Every address of a host name. */
  readonly resolve: ResolveHost;
  /** Certificate authorities to trust in place of the usual ones, PEM; null for the usual ones. */
  readonly authorities: readonly string[] | null;
  /** The address of this machine that the next connection leaves from, always of one family; null for whichever the system takes. */
  readonly localAddress: () => string | null;
}

/** One address after the other, and the first after the last; null when there is none. */
export function roundRobin(addresses: readonly string[]): () => string | null {
  let next = 0;
  return () => {
    const address = addresses[next % addresses.length] ?? null;
    next += 1;
    return address;
  };
}

/** For a look-up: what is left of the usual time to a connection is enough to make one. */
const LOOK_UP_MS = 2_000;

/** For one of several addresses, before the next one is tried: Node's quarter of a second is less than some hosts are away. */
const ADDRESS_MS = 1_000;

/** The machine's names, trusted authorities and addresses. */
export const systemNetwork: Network = {
  resolve: createResolveHost({ hostsFile: createHostsFile('/etc/hosts'), servers: null, lookUpMs: LOOK_UP_MS }),
  authorities: null,
  localAddress: () => null,
};

/** Why no connection was made, or why one was cut. */
export class ConnectFailure extends Error {
  override readonly name = 'ConnectFailure';
  readonly outcome: AttemptOutcome;
  readonly failure: FailureClass;

  constructor(outcome: AttemptOutcome, failure: FailureClass, message: string) {
    super(message);
    this.outcome = outcome;
    this.failure = failure;
  }
}

/** A connection as it was made: where to, and the milliseconds that each step took. */
export interface ConnectionFacts {
  readonly address: string | null;
  /** Null when there was no name to resolve. */
  readonly dnsMs: number | null;
  readonly connectMs: number;
  /** Null without TLS. */
  readonly tlsMs: number | null;
}

export interface ConnectorOf {
  readonly scope: AddressScope;
  readonly network: Network;
  /** Milliseconds to a ready connection, DNS and TLS included. */
  readonly connectMs: number;
  connected(facts: ConnectionFacts, socket: Socket): void;
}

/** An undici connector that connects only to addresses the guard lets through. */
export function guardedConnector({ scope, network, connectMs, connected }: ConnectorOf): buildConnector.connector {
  return ({ hostname, protocol, port }, callback) => {
    const watch = stopwatch();
    const secure = protocol === 'https:';
    const localAddress = network.localAddress();
    const lookup = guardedLookup({ scope, network, localAddress, resolved: watch.resolved });
    const target = {
      host: hostname,
      port: Number(port) || (secure ? 443 : 80),
      lookup,
      // Of several addresses at once Node binds none to a local address: then it is the first of its family.
      autoSelectFamily: localAddress === null,
      autoSelectFamilyAttemptTimeout: ADDRESS_MS,
      ...(localAddress === null ? {} : { localAddress }),
    };
    const ca = network.authorities === null ? {} : { ca: [...network.authorities] };
    const name = isIP(hostname) === 0 ? { servername: hostname } : {};
    // Said, since NODE_TLS_REJECT_UNAUTHORIZED, set for whatever else, would send merchants' credentials to anybody.
    const tls = { ...ca, ...name, rejectUnauthorized: true, ALPNProtocols: ['http/1.1'] };
    const socket = secure ? connectTls({ ...target, ...tls }) : connectTcp(target);
    const timer = setTimeout(() => {
      const message = `No connection within ${connectMs / 1000} s. Check that the host is up and reachable from the internet.`;
      socket.destroy(new ConnectFailure(AttemptOutcome.TIMED_OUT, FailureClass.TIMEOUT, message));
    }, connectMs);
    const fail = (error: Error) => {
      clearTimeout(timer);
      callback(connectFailure(error), null);
    };
    socket.setNoDelay(true).once('error', fail);
    if (secure) socket.once('connect', watch.connected);
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer);
      socket.off('error', fail);
      const times = secure ? watch.secured() : watch.connected();
      connected({ address: socket.remoteAddress ?? null, ...times }, socket);
      callback(null, socket);
    });
  };
}

/** Tells the steps of a connection apart. */
function stopwatch() {
  const started = performance.now();
  let resolvedAt: number | null = null;
  let connectedAt = started;
  const facts = (tlsMs: number | null) => ({
    dnsMs: resolvedAt === null ? null : Math.round(resolvedAt - started),
    connectMs: Math.round(connectedAt - (resolvedAt ?? started)),
    tlsMs,
  });
  return {
    resolved: () => {
      resolvedAt = performance.now();
    },
    connected: () => {
      connectedAt = performance.now();
      return facts(null);
    },
    secured: () => facts(Math.round(performance.now() - connectedAt)),
  };
}

interface GuardedLookupOf {
  readonly scope: AddressScope;
  readonly network: Network;
  readonly localAddress: string | null;
  readonly resolved: () => void;
}

/** Node asks it for names only, never for literal addresses: those are judged with the URL. */
function guardedLookup({ scope, network, localAddress, resolved }: GuardedLookupOf): LookupFunction {
  const only = localAddress === null ? 0 : isIP(localAddress);
  return (hostname, options, callback) => {
    const answer = (found: LookupAddress[]) => {
      resolved();
      const addresses = found.filter(({ family }) => only === 0 || family === only);
      const [first] = addresses;
      if (first === undefined) {
        const message = `The host name has no ${only === 0 ? 'address' : `address of IPv${only}`}.`;
        throw new ConnectFailure(AttemptOutcome.CONNECTION_FAILED, FailureClass.DNS, message);
      }
      for (const { address } of found) {
        const refusal = addressRefusal(address, scope);
        if (refusal !== null) throw refusedAddress(hostname, address, refusal);
      }
      return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
    };
    network
      .resolve(hostname)
      .catch((error: unknown) => {
        throw unresolved(error);
      })
      .then(answer)
      .catch((error: Error) => callback(error, []));
  };
}

/** Whatever a look-up fails with is no fault of the connection: ECONNREFUSED, too, is said of the DNS server. */
function unresolved(error: unknown): ConnectFailure {
  const message = `The host name could not be resolved (${errorCode(error)}).`;
  return new ConnectFailure(AttemptOutcome.CONNECTION_FAILED, FailureClass.DNS, message);
}

function refusedAddress(hostname: string, address: string, refusal: string): ConnectFailure {
  const message = `The host ${hostname} resolves to ${address}, which is ${refusal}. Use a host that is reachable from the internet.`;
  return new ConnectFailure(AttemptOutcome.ADDRESS_REFUSED, FailureClass.ADDRESS_REFUSED, message);
}

function connectFailure(error: Error): ConnectFailure {
  if (error instanceof ConnectFailure) return error;
  const code = errorCode(error);
  const { failure, hint } = connectHint(code);
  return new ConnectFailure(AttemptOutcome.CONNECTION_FAILED, failure, `${hint} (${code}).`);
}

function connectHint(code: string): { failure: FailureClass; hint: string } {
  if (code === 'ECONNREFUSED') {
    return { failure: FailureClass.CONNECTION, hint: 'The connection was refused: nothing listens there' };
  }
  if (/CERT|SSL|TLS|SELF_SIGNED|ISSUER/.test(code)) {
    return { failure: FailureClass.TLS, hint: 'The TLS connection was not accepted: check the certificate' };
  }
  return { failure: FailureClass.CONNECTION, hint: 'The connection could not be made' };
}

/** The code of a network error, safe to show; several addresses tried in vain count as the first of their errors. */
export function errorCode(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0]);
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown error';
}
