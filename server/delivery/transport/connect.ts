/**
 * Opens connections for webhooks. The resolved addresses are checked here and the connection is made to exactly those,
 * without a second look-up that could answer differently. Sends nothing.
 */
import type { LookupAddress } from 'node:dns';
import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { connect as connectTls } from 'node:tls';
import type { buildConnector } from 'undici';
import { type AddressScope, addressRefusal } from '../../platform/addresses/address-guard.ts';
import { errorCode } from '../../platform/error-code.ts';
import { AttemptOutcome, FailureClass } from '../queue/delivery.ts';
import { createHostsFile, createResolveHost, type ResolveHost } from './resolve-host.ts';

/** The network as a delivery uses it. */
export interface Network {
  /** Resolves a host name to all of its addresses. */
  readonly resolve: ResolveHost;
  /** Certificate authorities to trust instead of the default ones, PEM; null for the default ones. */
  readonly authorities: readonly string[] | null;
  /** The local address for the next connection, always of the same family; null for the system's choice. */
  readonly localAddress: () => string | null;
}

/** Returns the addresses in rotation; null when there are none. */
export function roundRobin(addresses: readonly string[]): () => string | null {
  let next = 0;
  return () => {
    const address = addresses[next % addresses.length] ?? null;
    next += 1;
    return address;
  };
}

/** Time limit of a DNS look-up; the rest of the connect time is enough for a connection. */
const LOOK_UP_MS = 2_000;

/**
 * Time before the next of several addresses is tried, milliseconds: Node's default of 250 ms is shorter than some hosts
 * need.
 */
const ADDRESS_MS = 1_000;

/** The system's DNS, certificate authorities and addresses. */
export const systemNetwork: Network = {
  resolve: createResolveHost({ hostsFile: createHostsFile('/etc/hosts'), servers: null, lookUpMs: LOOK_UP_MS }),
  authorities: null,
  localAddress: () => null,
};

/** Why a connection failed or was cut. */
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

/** An established connection: its address, and the milliseconds of each step. */
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
  /** Time limit for a ready connection, DNS and TLS included, milliseconds. */
  readonly connectMs: number;
  connected(facts: ConnectionFacts, socket: Socket): void;
}

/** Creates an undici connector that connects only to addresses that the address guard allows. */
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
      // Node binds a local address only when it does not race several remote ones.
      autoSelectFamily: localAddress === null,
      autoSelectFamilyAttemptTimeout: ADDRESS_MS,
      ...(localAddress === null ? {} : { localAddress }),
    };
    const ca = network.authorities === null ? {} : { ca: [...network.authorities] };
    const name = isIP(hostname) === 0 ? { servername: hostname } : {};
    // Explicit, because NODE_TLS_REJECT_UNAUTHORIZED=0, set for anything else, would send merchants' credentials to any
    // server.
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

/** Measures the steps of a connection. */
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

/** Called for names only, never for literal addresses: those are checked with the URL. */
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

/** Every look-up error is a DNS failure: ECONNREFUSED, too, refers to the DNS server here. */
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
    return { failure: FailureClass.CONNECTION, hint: 'Connection refused. Check that the server listens on this port' };
  }
  if (/CERT|SSL|TLS|SELF_SIGNED|ISSUER/.test(code)) {
    return { failure: FailureClass.TLS, hint: 'TLS handshake failed. Check the certificate and its chain' };
  }
  return { failure: FailureClass.CONNECTION, hint: 'Could not connect. Check the host and the port' };
}
