/** G4: what the compiler lets pass in a handler without a written return type, the source check finds. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findUndocumentedAnswers } from '../../../scripts/check-source/undocumented-answers.ts';
import { programOf } from '../../support/compile.ts';

const root = join(import.meta.dirname, '../../..');

const preamble = `
import type { Handler, ResponseOf } from './generated/server/handler.ts';
import type { CustomersHandlers } from './generated/server/handlers.ts';
interface Contexts { basicAuth: 1; clientAuthToken: 2; clientAuthTokenQuery: 3; encryptedBody: 8; none: 4; operatorKey: 5; settingsToken: 6; settingsCookie: 9; gatewaySignature: 7 }
type Create = Handler<'createOrder', Contexts>;
declare const order: Extract<ResponseOf<'createOrder'>, { status: 200 }>['body'];
declare const error: Extract<ResponseOf<'createOrder'>, { status: 400 }>['body'];
declare const customer: Extract<ResponseOf<'getCustomer'>, { status: 200 }>['body'];
declare const rest: Omit<CustomersHandlers<Contexts>, 'getCustomer'>;
const withColour = async () => ({ status: 200 as const, body: { ...customer, colour: 1 } });
`;

/** A sentence, a text, and the paths that must be found in it. */
const cases: readonly (readonly [sentence: string, text: string, want: readonly string[]])[] = [
  ['a documented answer passes', 'export const handler: Create = async () => ({ status: 200, body: order });', []],
  [
    'documented headers pass',
    "export const handler: Create = async () => ({ status: 200, headers: { 'x-svc-warning': 'w' }, body: order });",
    [],
  ],
  [
    'a header too many beside a documented one is found',
    "export const handler: Create = async () => ({ status: 200, headers: { 'x-svc-warning': 'w', 'x-colour': 'w' }, body: order });",
    ['headers.x-colour'],
  ],
  [
    'a field too many is found',
    'export const handler: Create = async () => ({ status: 200, body: { ...order, colour: 1 } });',
    ['body.colour'],
  ],
  [
    'a field too many in a block is found',
    'export const handler: Create = async () => { const body = { ...order, colour: 1 }; return { status: 200, body }; };',
    ['body.colour'],
  ],
  [
    'a field too many in an error is found',
    "export const handler: Create = async () => ({ status: 400, body: { ...error, error_info: { ...error.error_info, card: '4111' } } });",
    ['body.error_info.card'],
  ],
  [
    'a field too many in a list is found',
    "export const handler: Create = async () => ({ status: 400, body: { ...error, error_info: { ...error.error_info, fields: [{ field_name: 'a', reason: 'b', value: 'c' }] } } });",
    ['body.error_info.fields[].value'],
  ],
  [
    'a field too many in one of two answers is found',
    'export const handler: Create = async () => order.amount > 1 ? { status: 200, body: order } : { status: 200, body: { ...order, colour: 1 } };',
    ['body.colour'],
  ],
  [
    'a method of the handlers of a tag is looked at',
    'export const handlers: CustomersHandlers<Contexts> = { ...rest, async getCustomer() { return { status: 200, body: { ...customer, colour: 1 } }; } };',
    ['body.colour'],
  ],
  [
    'a handler made elsewhere is looked at where it is used',
    'export const handlers: CustomersHandlers<Contexts> = { ...rest, getCustomer: withColour };',
    ['body.colour'],
  ],
  [
    'a handler that a function gives is looked at',
    'export function make(): Create { return async () => ({ status: 200, body: { ...order, colour: 1 } }); }',
    ['body.colour'],
  ],
];

describe('the check of answers', () => {
  const name = (index: number) => `__answer-${index}.ts`;
  const texts = Object.fromEntries(cases.map(([, text], index) => [name(index), preamble + text]));
  const findings = findUndocumentedAnswers(programOf({ folder: root, texts }), root, Object.keys(texts));

  it.each(cases.map(([sentence, , want], index) => ({ sentence, want, file: name(index) })))(
    '$sentence',
    ({ want, file }) => {
      const got = findings.filter((finding) => finding.file === file).map(({ message }) => message);
      expect(got).toEqual(
        want.map((path) => `answers with ${path}, which the contract does not document. Document it or remove it.`),
      );
    },
  );
});
