/**
 * The first step of every request: gives it an id, and the answer one. Reads no body and no credentials.
 */
import type { RequestHandler } from 'express';
import type { Random } from '../runtime.ts';
import { shortId } from '../short-id.ts';
import { keepState } from './request-state.ts';

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

/** HEAD is served as GET; Node leaves the body out by itself. */
export function identify(random: Random): RequestHandler {
  return (req, res, next) => {
    if (req.method === 'HEAD') req.method = 'GET';
    const requestId = requestIdOf(req.get('x-request-id'), random);
    const responseId = shortId('rsp', random);
    keepState(req, {
      requestId,
      responseId,
      address: req.ip ?? '',
      receivedAt: performance.now(),
      merchant: null,
      choice: null,
      operationId: '',
      bodyFault: undefined,
      ignored: [],
      warnings: [],
      callMark: null,
    });
    res.setHeader('x-request-id', requestId);
    res.setHeader('x-response-id', responseId);
    next();
  };
}
