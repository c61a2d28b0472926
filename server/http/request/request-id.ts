/**
 * The first step of every request: gives it an id, and the answer one. Reads no body and no credentials.
 */
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { createRangeCheck } from '../../platform/addresses/address-range.ts';
import { readAddress } from '../../platform/addresses/network-address.ts';
import type { Random } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import { setState } from './request-state.ts';

const SANE_ID = /^[A-Za-z0-9_.-]{1,64}$/;

/** The caller's own request id when it is 1 to 64 plain characters and holds no long run of digits. */
export function saneRequestId(header: string | undefined): string | undefined {
  const isSane = header !== undefined && SANE_ID.test(header) && !/[0-9]{12}/.test(header.replace(/[._-]/g, ''));
  return isSane ? header : undefined;
}

/** The caller's own request id when it may be kept, else a new one. */
export function requestIdOf(header: string | undefined, random: Random): string {
  return saneRequestId(header) ?? shortId('req', random);
}

/**
 * The caller's address: the connection's, or the one before it in X-Forwarded-For as long as the present one is a trusted proxy's. A proxy
 * that passes on what is no address (`unknown`, a name, nothing) counts itself: callers would choose what they are counted by.
 * In its canonical form: what a caller writes goes into no log as it comes.
 */
export function callerAddress(
  { socket, headers }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: (address: string) => boolean,
): string {
  // The zone of a link-local peer is this machine's, and no part of the peer's address.
  const [peer = ''] = (socket.remoteAddress ?? '').split('%');
  let address = readAddress(peer)?.toString() ?? peer;
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  for (const hop of forwarded.map((text) => text.trim()).toReversed()) {
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

/** HEAD is served as GET; Node leaves the body out by itself. */
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
      bodyFault: undefined,
      ignored: [],
      warnings: [],
      idempotencyFingerprint: null,
    });
    res.setHeader('x-request-id', requestId);
    res.setHeader('x-response-id', responseId);
    next();
  };
}
