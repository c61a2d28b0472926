/**
 * Checks every JSON answer, errors included, against the contract before it is sent: the status must be documented and the body
 * must match its schema. An answer that does not match becomes an internal error. Schemas compile on first use.
 */
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type { RequestHandler } from 'express';
import adminDocument from '../../../generated/admin.openapi.json' with { type: 'json' };
import merchantDocument from '../../../generated/openapi.json' with { type: 'json' };
import type { Operation } from '../../../generated/server/operations.ts';
import { createContractAjv } from '../../platform/contract-ajv.ts';
import { isRecord } from '../../platform/is-record.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';

const FIRST_SERVER_ERROR = 500;

/** Describes the first problem of a body, without its values; undefined when the body is valid. */
type BodyCheck = (body: unknown) => string | undefined;

export interface AnswerCheck {
  /** Middleware that checks the answer, whichever middleware or handler sends it. */
  readonly step: RequestHandler;
  /** The problem of one answer; undefined when it is valid. */
  readonly problem: (status: number, body: unknown) => string | undefined;
  /** Compiles the schemas of all documented answers. Throws when one fails to compile. */
  readonly compile: () => void;
}

/** The part of a document at a path of names, with its JSON pointer. Resolves each `$ref` on the way. */
function resolvePath(
  document: unknown,
  names: readonly string[],
): { readonly part: unknown; readonly pointer: string } {
  let part = document;
  let pointer = '#';
  for (const name of names) {
    if (isRecord(part) && typeof part.$ref === 'string') {
      pointer = part.$ref;
      part = resolvePath(document, pointer.split('/').slice(1)).part;
    }
    part = isRecord(part) ? part[name] : undefined;
    pointer = `${pointer}/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
  }
  return { part, pointer };
}

const documents = { merchant: merchantDocument, admin: adminDocument };

function createAjv(): Ajv2020 {
  const ajv = createContractAjv();
  // A writeOnly field must not occur in an answer.
  ajv.removeKeyword('writeOnly');
  ajv.addKeyword({ keyword: 'writeOnly', schemaType: 'boolean', validate: (forbidden: boolean) => !forbidden });
  for (const [name, document] of Object.entries(documents)) ajv.addSchema(document, name);
  return ajv;
}

const ajvOf = onFirstUse(createAjv);

function describeErrors({ errors }: ValidateFunction): string {
  const [first] = errors ?? [];
  return first === undefined ? 'is wrong' : `${first.instancePath} ${first.message ?? first.keyword}`;
}

function bodyCheck(operation: Operation, status: number): BodyCheck {
  const types = operation.responses[status];
  if (types === undefined) {
    // Any operation may fail with a 5xx status; every other status must be documented.
    return () => (status < FIRST_SERVER_ERROR ? 'has a status that is not documented' : undefined);
  }
  const type = types.find((name) => /[/+]json$/.test(name));
  if (type === undefined) return (body) => (body === undefined ? undefined : 'must not have a JSON body');
  const names = ['paths', operation.path, operation.method, 'responses', String(status), 'content', type, 'schema'];
  const { pointer } = resolvePath(documents[operation.document], names);
  const validate = ajvOf().getSchema(`${operation.document}${pointer}`);
  if (validate === undefined) throw new Error(`there is no schema ${operation.document}${pointer}`);
  return (body) => (validate(body) === true ? undefined : describeErrors(validate));
}

/** Creates the answer check of each operation. */
export function createAnswerCheck(): (operation: Operation) => AnswerCheck {
  return (operation) => {
    const checks = new Map<number, BodyCheck>();
    const checkOf = (status: number): BodyCheck => {
      const check = checks.get(status) ?? bodyCheck(operation, status);
      checks.set(status, check);
      return check;
    };
    const step: RequestHandler = (_req, res, next) => {
      const originalJson = res.json;
      res.json = (body: unknown) => {
        // Restore first: Express' json() and the error handler must not check again.
        res.json = originalJson;
        const status = res.statusCode;
        const problem = checkOf(status)(body);
        if (problem !== undefined) throw new Error(`the answer ${status} of ${operation.id} ${problem}`);
        if (res.hasHeader('Content-Type')) return res.json(body);
        const text = JSON.stringify(body);
        res.setHeader('Content-Type', 'application/json; charset=utf-8');
        res.setHeader('Content-Length', Buffer.byteLength(text));
        return res.end(text);
      };
      next();
    };
    const compile = () => {
      for (const status of Object.keys(operation.responses)) checkOf(Number(status));
    };
    return { step, problem: (status, body) => checkOf(status)(body), compile };
  };
}
