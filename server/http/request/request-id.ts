/**
 * The first middleware of every request: sets the request id, the response id and the request state.
 */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { createRangeCheck } from '../../platform/addresses/address-range.ts';
import { readAddress } from '../../platform/addresses/network-address.ts';
import type { Random } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import { setState } from './request-state.ts';

const SANE_ID = /^[A-Za-z0-9_.-]{1,64}$/;

/** The caller's request id if it has 1 to 64 safe characters and no long run of digits; otherwise undefined. */
export function saneRequestId(header: string | undefined): string | undefined {
  const isSane = header !== undefined && SANE_ID.test(header) && !/[0-9]{12}/.test(header.replace(/[._-]/g, ''));
  return isSane ? header : undefined;
}

/** The caller's request id if it is acceptable, otherwise a new one. */
export function requestIdOf(header: string | undefined, random: Random): string {
  return saneRequestId(header) ?? shortId('req', random);
}

/** The peer's address of each connection, which does not change. */
const peers = new WeakMap<object, string>();

function peerOf(socket: Pick<Socket, 'remoteAddress'>): string {
  const known = peers.get(socket);
  if (known !== undefined) return known;
  // Drop the zone of a link-local peer: it names an interface of this machine.
  const [peer = ''] = (socket.remoteAddress ?? '').split('%');
  const address = readAddress(peer)?.toString() ?? peer;
  peers.set(socket, address);
  return address;
}

/**
 * The caller's IP address in canonical form, so that raw header text never reaches a log. Starts at the connection's peer and
 * follows X-Forwarded-For from right to left while the current address is a trusted proxy. When a trusted proxy forwards something
 * that is not an IP address (`unknown`, a name, nothing), the proxy's own address counts: otherwise callers could choose the
 * address that rate limits count.
 */
export function callerAddress(
  { socket, headers }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: (address: string) => boolean,
): string {
  let address = peerOf(socket);
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined) return address;
  const hops = [forwarded].flat().join(',').split(',');
  for (const hop of hops.map((text) => text.trim()).toReversed()) {
    const read = isTrusted(address) ? readAddress(hop) : undefined;
    if (read === undefined) break;
    address = read.toString();
  }
  return address;
}

export interface RequestIdDeps {
  readonly random: Random;
  readonly trustedProxies: readonly string[];
}

/** Serves HEAD as GET; Node omits the body. */
export function assignRequestId({ random, trustedProxies }: RequestIdDeps): RequestHandler {
  const isTrusted = createRangeCheck(trustedProxies);
  return (req, res, next) => {
    if (req.method === 'HEAD') req.method = 'GET';
    const requestId = requestIdOf(req.get('x-request-id'), random);
    const responseId = shortId('rsp', random);
    setState(req, {
      requestId,
      responseId,
      address: callerAddress(req, isTrusted),
      receivedAt: performance.now(),
      merchant: null,
      auth: null,
      operationId: '',
      error: null,
      bodyFault: undefined,
      ignored: [],
      warnings: [],
      sentKey: null,
      idempotencyFingerprint: null,
      span: undefined,
    });
    res.setHeader('x-request-id', requestId);
    res.setHeader('x-response-id', responseId);
    next();
  };
}
