/**
 * Applies idempotency to operations whose contract has the Idempotency-Key header, or in addition the body parameter below. Calls
 * without a key cause no database query.
 */
import type { Request } from 'express';
import type { Operation } from '../../../generated/server/operations.ts';
import type { Reply } from '../../../generated/server/router.ts';
import { ErrorCode } from '../../../generated/values.ts';
import { isObject } from '../../http/body/json.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { stateOf } from '../../http/request/request-state.ts';
import type { AnswerOnce } from './answer-once.ts';

const HEADER = 'Idempotency-Key';
/** The body parameter with the same meaning. */
const ALIAS = 'idempotence_key';

/** The key and the other parameters of a call. @throws ApiError if header and body have different keys. */
function readKey(
  req: Request,
  operation: Operation,
): { readonly key: string; readonly parameters: unknown } | undefined {
  if (!operation.headers.includes(HEADER)) return undefined;
  const header = req.get(HEADER);
  const body: unknown = req.body;
  if (!isObject(body) || !operation.body.includes(ALIAS)) {
    return header === undefined ? undefined : { key: header, parameters: body };
  }
  const { [ALIAS]: alias, ...parameters } = body;
  if (header !== undefined && alias !== undefined && alias !== header) {
    const reason = `differs from the header ${HEADER}; send one of them`;
    throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: ALIAS, reason }] });
  }
  const key = header ?? alias;
  return typeof key === 'string' ? { key, parameters } : undefined;
}

/** Wraps handlers: executes each call with a key once, and every other call each time. */
export function answerByKey(answerOnce: AnswerOnce) {
  return async (req: Request, operation: Operation, handle: () => Promise<Reply>): Promise<Reply> => {
    const { auth, merchant } = stateOf(req);
    const sent = readKey(req, operation);
    if (sent === undefined || merchant === null || auth === null) return handle();
    const { value } = auth;
    if (value.kind !== 'merchant' && value.kind !== 'client' && value.kind !== 'settings') return handle();
    const client = value.kind === 'client' ? value.scope : null;
    const { merchantId } = merchant;
    const call = { merchantId, client, method: req.method, path: req.path, ...sent };
    const { reply, notes } = await answerOnce(call, async (fingerprint) => {
      stateOf(req).idempotencyFingerprint = fingerprint;
      const result = await handle();
      const { warnings, ignored } = stateOf(req);
      return { reply: result, notes: { warnings: [...warnings], ignored: [...ignored] } };
    });
    if (value.kind === 'settings') return reply;
    const state = stateOf(req);
    for (const warning of notes.warnings) if (!state.warnings.includes(warning)) value.warn(warning);
    for (const name of notes.ignored) if (!state.ignored.includes(name)) value.ignore(name);
    return reply;
  };
}
