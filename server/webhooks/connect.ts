/**
 * Opens the connections that webhooks go over. The addresses a host resolves to are checked here, and the connection is
 * made to exactly those: there is no second look-up that could answer otherwise. Sends nothing itself.
 */
import { promises as dns, type LookupAddress } from 'node:dns';
import { connect as connectTcp, isIP, type LookupFunction } from 'node:net';
import { performance } from 'node:perf_hooks';
import { connect as connectTls } from 'node:tls';
import type { buildConnector } from 'undici';
import { type AddressScope, addressRefusal } from './address-guard.ts';
import { AttemptOutcome } from './delivery.ts';

/** What a delivery takes from the network. */
export interface Network {
  /** Every address of a host name. */
  resolve(hostname: string): Promise<LookupAddress[]>;
  /** Certificate authorities to trust in place of the usual ones, PEM; null for the usual ones. */
  readonly authorities: readonly string[] | null;
}

/** The machine's resolver and trusted authorities. */
export const systemNetwork: Network = {
  resolve: (hostname) => dns.lookup(hostname, { all: true }),
  authorities: null,
};

/** Why no connection was made. */
export class ConnectFailure extends Error {
  override readonly name = 'ConnectFailure';
  readonly outcome: AttemptOutcome;

  constructor(outcome: AttemptOutcome, message: string) {
    super(message);
    this.outcome = outcome;
  }
}

export interface ConnectionFacts {
  readonly address: string | null;
  readonly connectMs: number;
}

export interface ConnectorOf {
  readonly scope: AddressScope;
  readonly network: Network;
  /** Milliseconds to a ready connection, DNS and TLS included. */
  readonly connectMs: number;
  connected(facts: ConnectionFacts): void;
}

/** An undici connector that connects only to addresses the guard lets through. */
export function guardedConnector({ scope, network, connectMs, connected }: ConnectorOf): buildConnector.connector {
  return ({ hostname, protocol, port }, callback) => {
    const started = performance.now();
    const secure = protocol === 'https:';
    const lookup = guardedLookup(scope, network);
    const target = { host: hostname, port: Number(port) || (secure ? 443 : 80), lookup, autoSelectFamily: true };
    const ca = network.authorities === null ? {} : { ca: [...network.authorities] };
    const name = isIP(hostname) === 0 ? { servername: hostname } : {};
    const socket = secure ? connectTls({ ...target, ...ca, ...name, ALPNProtocols: ['http/1.1'] }) : connectTcp(target);
    const timer = setTimeout(() => {
      const message = `No connection within ${connectMs / 1000} s. Check that the host is up and reachable from the internet.`;
      socket.destroy(new ConnectFailure(AttemptOutcome.TIMED_OUT, message));
    }, connectMs);
    const fail = (error: Error) => {
      clearTimeout(timer);
      callback(connectFailure(error), null);
    };
    socket.setNoDelay(true).once('error', fail);
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer);
      socket.off('error', fail);
      connected({ address: socket.remoteAddress ?? null, connectMs: Math.round(performance.now() - started) });
      callback(null, socket);
    });
  };
}

/** Node asks it for names only, never for literal addresses: those are judged with the URL. */
function guardedLookup(scope: AddressScope, network: Network): LookupFunction {
  return (hostname, options, callback) => {
    const answer = (addresses: LookupAddress[]) => {
      const [first] = addresses;
      if (first === undefined)
        throw new ConnectFailure(AttemptOutcome.CONNECTION_FAILED, 'The host name has no address.');
      for (const { address } of addresses) {
        const refusal = addressRefusal(address, scope);
        if (refusal !== null) throw refusedAddress(hostname, address, refusal);
      }
      return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
    };
    network
      .resolve(hostname)
      .then(answer)
      .catch((error: Error) => callback(error, []));
  };
}

function refusedAddress(hostname: string, address: string, refusal: string): ConnectFailure {
  const message = `The host ${hostname} resolves to ${address}, which is ${refusal}. Use a host that is reachable from the internet.`;
  return new ConnectFailure(AttemptOutcome.ADDRESS_REFUSED, message);
}

function connectFailure(error: Error): ConnectFailure {
  if (error instanceof ConnectFailure) return error;
  const code = errorCode(error);
  return new ConnectFailure(AttemptOutcome.CONNECTION_FAILED, `${connectHint(code)} (${code}).`);
}

function connectHint(code: string): string {
  if (/^(ENOTFOUND|EAI_)/.test(code)) return 'The host name could not be resolved';
  if (code === 'ECONNREFUSED') return 'The connection was refused: nothing listens there';
  if (/CERT|SSL|TLS|SELF_SIGNED|ISSUER/.test(code)) return 'The TLS connection was not accepted: check the certificate';
  return 'The connection could not be made';
}

/** The code of a network error, safe to show; several addresses tried in vain count as the first of their errors. */
export function errorCode(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0]);
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown error';
}
