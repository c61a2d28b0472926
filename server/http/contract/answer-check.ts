/**
 * Checks every JSON answer against the contract before it is sent, errors included: its status is documented, its body is
 * as the schema of that status says. An answer that is not becomes an internal error. Schemas compile on first use.
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

/** What is wrong with a body, in words without its values; undefined when nothing is. */
type BodyCheck = (body: unknown) => string | undefined;

export interface AnswerCheck {
  /** Checks the answers, whatever step or handler gives them. */
  readonly step: RequestHandler;
  /** What is wrong with one answer. */
  readonly problem: (status: number, body: unknown) => string | undefined;
  /** Compiles the schemas of all documented answers. Throws when one does not. */
  readonly compile: () => void;
}

/** The part of a document that a list of names leads to, or that a reference on the way names; with its address. */
function follow(document: unknown, names: readonly string[]): { readonly part: unknown; readonly pointer: string } {
  let part = document;
  let pointer = '#';
  for (const name of names) {
    if (isRecord(part) && typeof part.$ref === 'string') {
      pointer = part.$ref;
      part = follow(document, pointer.split('/').slice(1)).part;
    }
    part = isRecord(part) ? part[name] : undefined;
    pointer = `${pointer}/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
  }
  return { part, pointer };
}

const documents = { merchant: merchantDocument, admin: adminDocument };

function createAjv(): Ajv2020 {
  const ajv = createContractAjv();
  // What may only be sent must not be answered.
  ajv.removeKeyword('writeOnly');
  ajv.addKeyword({ keyword: 'writeOnly', schemaType: 'boolean', validate: (forbidden: boolean) => !forbidden });
  for (const [name, document] of Object.entries(documents)) ajv.addSchema(document, name);
  return ajv;
}

const ajvOf = onFirstUse(createAjv);

function wordsOf({ errors }: ValidateFunction): string {
  const [first] = errors ?? [];
  return first === undefined ? 'is wrong' : `${first.instancePath} ${first.message ?? first.keyword}`;
}

function bodyCheck(operation: Operation, status: number): BodyCheck {
  const types = operation.responses[status];
  if (types === undefined) {
    // The refusals are the contract's; a fault may be met anywhere.
    return () => (status < FIRST_SERVER_ERROR ? 'has a status that is not documented' : undefined);
  }
  const type = types.find((name) => /[/+]json$/.test(name));
  if (type === undefined) return (body) => (body === undefined ? undefined : 'must not have a JSON body');
  const names = ['paths', operation.path, operation.method, 'responses', String(status), 'content', type, 'schema'];
  const { pointer } = follow(documents[operation.document], names);
  const validate = ajvOf().getSchema(`${operation.document}${pointer}`);
  if (validate === undefined) throw new Error(`there is no schema ${operation.document}${pointer}`);
  return (body) => (validate(body) === true ? undefined : wordsOf(validate));
}

/** Makes the check of each operation's answers. */
export function createAnswerCheck(): (operation: Operation) => AnswerCheck {
  return (operation) => {
    const checks = new Map<number, BodyCheck>();
    const checkOf = (status: number): BodyCheck => {
      const check = checks.get(status) ?? bodyCheck(operation, status);
      checks.set(status, check);
      return check;
    };
    const step: RequestHandler = (_req, res, next) => {
      const plain = res.json;
      res.json = (body: unknown) => {
        // What is sent from here on is checked now, or is the error about it.
        res.json = plain;
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
