/**
 * Parses bytes to a JSON value that is safe to traverse, merge and log: valid UTF-8, limited depth, no key that reaches a prototype.
 * Independent of events.
 */
import { ReceiverError } from '../errors.ts';

/** The maximum nesting depth of a body. An event needs about six levels. */
export const MAX_DEPTH = 64;

/** @throws ReceiverError ERR_BODY_INVALID. The message never repeats the body. */
export function parseSafeJson(bytes: Uint8Array): unknown {
  const value = parse(bytes);
  // An explicit stack, so that deep nesting cannot exhaust the call stack.
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!isObject(next.value)) continue;
    if (next.depth >= MAX_DEPTH) throw invalid(`The body nests deeper than ${MAX_DEPTH} levels.`);
    refusePrototypeKeys(next.value);
    for (const child of Object.values(next.value)) {
      if (isObject(child)) open.push({ value: child, depth: next.depth + 1 });
    }
  }
  return value;
}

/** Whether a value is an object or array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    // The parser's message quotes the body, so do not pass it on.
    throw invalid('The body is not JSON in UTF-8.');
  }
}

function refusePrototypeKeys(value: Readonly<Record<string, unknown>>): void {
  const own = Object.hasOwn(value, 'constructor') ? value.constructor : undefined;
  if (Object.hasOwn(value, '__proto__') || (isObject(own) && Object.hasOwn(own, 'prototype'))) {
    throw invalid('The body has a key that would reach an object prototype.');
  }
}

function invalid(message: string): ReceiverError {
  return new ReceiverError('ERR_BODY_INVALID', message);
}
