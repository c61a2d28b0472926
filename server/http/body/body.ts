/**
 * Reads request bodies in two steps, because a body that is too large is answered before wrong credentials, and a wrong
 * media type after them: `capBody` reads the bytes, `parseBody` makes a form or JSON of them. A body of another kind is left
 * where it is, for its handler to read.
 */
import type { RequestHandler } from 'express';
import type { Operation } from '../../../generated/server/operations.ts';
import { ErrorCode } from '../../../generated/values.ts';
import { ApiError } from '../errors/api-error.ts';
import { normaliseForm, readForm } from '../request/form.ts';
import { ignoredParameters, knowsBodyName, namesIgnored } from '../request/ignored-parameters.ts';
import { stateOf } from '../request/request-state.ts';
import { liftBodyDeadline } from './body-deadline.ts';
import { readJson } from './json.ts';
import { readBytes } from './read-bytes.ts';
import { bytesOf, capStream, isStreamed } from './streamed-body.ts';

/** Without its parameters, in small letters; empty for none. */
export function mediaTypeOf(header: string | undefined): string {
  return (header ?? '').split(';', 1).join('').trim().toLowerCase();
}

/** 64 KiB. */
export const BODY_LIMIT = 65_536;
const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

const readCapped = readBytes(BODY_LIMIT);

function isOfType(fault: unknown, type: 'entity.too.large' | 'encoding.unsupported'): boolean {
  return fault instanceof Error && 'type' in fault && fault.type === type;
}

/**
 * Reads the bytes of the body that the operation takes, at most 64 KiB. Any other fault of the body is kept for `parseBody`:
 * it is answered after wrong credentials.
 */
export function capBody(operation: Operation): RequestHandler {
  return (req, res, next) => {
    if (operation.requestMediaType === null) {
      next();
      return;
    }
    if (isStreamed(operation)) {
      capStream(req);
      next();
      return;
    }
    readCapped(req, res, (fault: unknown) => {
      if (isOfType(fault, 'entity.too.large')) {
        next(fault);
        return;
      }
      stateOf(req).bodyFault = fault;
      next();
    });
  };
}

function badBody(reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'body', reason }] });
}

/** A JSON body is never left out: what changes only what is sent would else take a lost body for a change of nothing. */
function missingBody(): ApiError {
  const fields = [{ name: 'body', reason: 'is missing; send a JSON object' }];
  return new ApiError(ErrorCode.mandatory_fields_missing, { fields });
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

function utf8(bytes: Buffer): string {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    throw badBody('is not UTF-8');
  }
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  const reading = readJson(text);
  if (reading.kind === 'object') return reading.value;
  const { name, reason } = reading;
  throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name, reason }] });
}

function parseForm(text: string, operation: Operation): Readonly<Record<string, unknown>> {
  const reading = readForm(text, 'body');
  if (reading.kind === 'problems') throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: reading.problems });
  const { bodyBooleans: booleans, bodyClearables: clearables } = operation;
  return normaliseForm(reading.values, { booleans, clearables });
}

/** Makes the body what the operation takes, keeps the parameters it knows and notes the names of the others. */
export function parseBody(operation: Operation): RequestHandler {
  return (req, res, next) => {
    const expected = operation.requestMediaType;
    const queryNames = Object.keys(req.query);
    const bytes: unknown = req.body;
    if (expected === null) {
      req.body = undefined;
      noteIgnored([]);
      next();
      return;
    }
    const isLeftOut = req.get('content-type') === undefined && !(Buffer.isBuffer(bytes) && bytes.length > 0);
    if (!isLeftOut && mediaTypeOf(req.get('content-type')) !== expected) {
      throw new ApiError(ErrorCode.unsupported_media_type, { message: `Send the body as ${expected}.` });
    }
    if (isStreamed(operation)) {
      if (req.headers['content-encoding'] !== undefined)
        throw new ApiError(ErrorCode.unsupported_media_type, { message: 'Send the body without a Content-Encoding.' });
      liftBodyDeadline(req);
      req.body = bytesOf(req);
      noteIgnored([]);
      next();
      return;
    }
    const { bodyFault } = stateOf(req);
    if (bodyFault !== undefined)
      throw isOfType(bodyFault, 'encoding.unsupported') ? bodyFault : badBody('could not be read');
    const text = Buffer.isBuffer(bytes) ? utf8(bytes) : '';
    if (expected === JSON_TYPE && text.trim() === '') throw missingBody();
    const values = expected === FORM ? parseForm(text, operation) : parseJson(text);
    const names = Object.keys(values);
    noteIgnored(names);
    const body: Record<string, unknown> = {};
    for (const name of names) {
      if (expected === JSON_TYPE ? !isAbsent(name) : knowsBodyName(operation, name)) body[name] = values[name];
    }
    req.body = body;
    next();

    /** On merchant calls null counts as absent, as in forms; the settings give null a meaning. */
    function isAbsent(name: string): boolean {
      return operation.document === 'merchant' && values[name] === null;
    }

    function noteIgnored(bodyNames: readonly string[]): void {
      const ignored = namesIgnored(operation) ? ignoredParameters(operation, bodyNames, queryNames) : [];
      stateOf(req).ignored = ignored;
      if (ignored.length > 0) res.setHeader('x-svc-ignored-parameters', ignored.join(','));
    }
  };
}
