/**
 * Reads request bodies in two steps, because a body that is too large is answered before wrong credentials, and a wrong
 * media type after them: `capBody` reads the bytes, `parseBody` makes a form or JSON of them.
 */
import express, { type RequestHandler } from 'express';
import type { Operation } from '../../generated/server/operations.ts';
import { ErrorCode } from '../../generated/values.ts';
import { ApiError } from './api-error.ts';
import { normaliseForm, readForm } from './form.ts';
import { ignoredParameters, knowsBodyName } from './ignored-parameters.ts';
import { stateOf } from './request-state.ts';

/** 64 KiB. */
export const BODY_LIMIT = 65_536;
const DEEPEST_JSON = 20;
const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

/** Reads the body's bytes, at most 64 KiB. */
export const capBody: RequestHandler = express.raw({ type: () => true, limit: BODY_LIMIT });

function badBody(reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'body', reason }] });
}

function utf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badBody('is not UTF-8');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function deeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((item) => deeperThan(item, depth - 1));
}

function parseJson(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badBody('is not JSON');
  }
  if (!isObject(value)) throw badBody('must be a JSON object');
  if (deeperThan(value, DEEPEST_JSON)) throw badBody(`is nested deeper than ${DEEPEST_JSON} levels`);
  return value;
}

function parseForm(text: string, operation: Operation): Record<string, unknown> {
  const reading = readForm(text);
  if (reading.kind === 'problems') throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: reading.problems });
  return normaliseForm(reading.values, operation.bodyBooleans);
}

function mediaTypeOf(header: string | undefined): string {
  return (header ?? '').split(';', 1).join('').trim().toLowerCase();
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
    if (mediaTypeOf(req.get('content-type')) !== expected) {
      throw new ApiError(ErrorCode.unsupported_media_type, { message: `Send the body as ${expected}.` });
    }
    const text = Buffer.isBuffer(bytes) ? utf8(bytes) : '';
    const values = expected === FORM ? parseForm(text, operation) : parseJson(text === '' ? '{}' : text);
    const names = Object.keys(values);
    noteIgnored(names);
    const known = expected === JSON_TYPE ? names : names.filter((name) => knowsBodyName(operation, name));
    req.body = Object.fromEntries(known.map((name) => [name, values[name]]));
    next();

    function noteIgnored(bodyNames: readonly string[]): void {
      const ignored = ignoredParameters(operation, bodyNames, queryNames);
      stateOf(req).ignored = ignored;
      if (ignored.length > 0) res.setHeader('x-svc-ignored-parameters', ignored.join(','));
    }
  };
}
