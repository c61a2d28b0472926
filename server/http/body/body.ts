/**
 * Reads request bodies in two steps: `capBody` reads the bytes, `parseBody` parses them as a form or JSON. Authentication runs
 * between them, because a body that is too large is reported before wrong credentials and a wrong media type after them. A body
 * of any other media type is streamed to its handler.
 */
import type { RequestHandler } from 'express';
import type { Operation } from '../../../generated/server/operations.ts';
import { ErrorCode } from '../../../generated/values.ts';
import { ApiError } from '../errors/api-error.ts';
import { normaliseForm, readForm } from '../request/form.ts';
import { ignoredParameters, knowsBodyName, reportsIgnored } from '../request/ignored-parameters.ts';
import { stateOf } from '../request/request-state.ts';
import { liftBodyDeadline } from './body-deadline.ts';
import { readJson } from './json.ts';
import { readBytes } from './read-bytes.ts';
import { bytesOf, capStream, isStreamed } from './streamed-body.ts';

/** The media type in lower case, without its parameters; empty when the header is absent. */
export function mediaTypeOf(header: string | undefined): string {
  return (header ?? '').split(';', 1).join('').trim().toLowerCase();
}

/** Largest form or JSON body, in bytes (64 KiB). */
export const BODY_LIMIT = 65_536;
const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

const readCapped = readBytes(BODY_LIMIT);

function isOfType(fault: unknown, type: 'entity.too.large' | 'encoding.unsupported'): boolean {
  return fault instanceof Error && 'type' in fault && fault.type === type;
}

/**
 * Reads the body into `req.body` as bytes, at most `BODY_LIMIT`. `parseBody` reports any other fault of the body, after
 * authentication.
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

/** A JSON body is mandatory: an operation that changes only the fields sent would otherwise take a lost body for an empty change. */
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

/** Parses the body, keeps the parameters that the operation knows, and lists the others as ignored. */
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
    const isMissing = req.get('content-type') === undefined && !(Buffer.isBuffer(bytes) && bytes.length > 0);
    if (!isMissing && mediaTypeOf(req.get('content-type')) !== expected) {
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

    /** On merchant calls null counts as absent, as in forms. In the settings null has a meaning. */
    function isAbsent(name: string): boolean {
      return operation.document === 'merchant' && values[name] === null;
    }

    function noteIgnored(bodyNames: readonly string[]): void {
      const ignored = reportsIgnored(operation) ? ignoredParameters(operation, bodyNames, queryNames) : [];
      stateOf(req).ignored = ignored;
      if (ignored.length > 0) res.setHeader('x-svc-ignored-parameters', ignored.join(','));
    }
  };
}
