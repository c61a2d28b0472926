/** G7: the check of the contract's examples. */
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../../scripts/check-contract/examples.ts';
import type { Json, JsonObject } from '../../../scripts/generate/json.ts';
import { sampleDocument } from '../../support/sample-contract.ts';

const schema = { type: 'object', required: ['a'], properties: { a: { $ref: '#/components/schemas/A' } } };
const components = { schemas: { A: { type: 'string' } } };
const media = (examples: JsonObject) => ({ content: { 'application/json': { schema, examples } } });
const plain = (value: Json) => ({ plain: { value } });
const documentOf = (operation: JsonObject): JsonObject => ({ paths: { '/a': { post: operation } }, components });
const refusal = { 400: { description: 'No.' } };

describe('the check of examples', () => {
  it('counts the examples that it checked', () => {
    expect(checkExamples(sampleDocument('openapi.yaml'))).toEqual({
      operations: 3,
      requestExamples: 2,
      responseExamples: 6,
      otherExamples: 5,
      findings: [],
    });
  });

  const cases: readonly (readonly [sentence: string, given: JsonObject, want: readonly string[]])[] = [
    [
      'passes a valid request',
      { requestBody: media(plain({ a: 'x' })), responses: { ...refusal, 200: media(plain({ a: 'x' })) } },
      [],
    ],
    [
      'finds a wrong request',
      { requestBody: media(plain({ a: 1 })), responses: { ...refusal, 204: {} } },
      ['POST /a request application/json example plain: value/a must be string'],
    ],
    [
      'finds a wrong answer',
      { responses: { 200: media(plain({})) } },
      ["POST /a 200 application/json example plain: value must have required property 'a'"],
    ],
    [
      'finds a status without an example',
      { responses: { 200: media({}) } },
      ['POST /a 200 application/json: no example'],
    ],
    [
      'finds a request without an example',
      { requestBody: media({}), responses: { ...refusal, 204: {} } },
      ['POST /a request application/json: no example'],
    ],
    ['asks for no example where there is no body', { responses: { 204: { description: 'Gone.' } } }, []],
    [
      'finds an example of a parameter that is not valid',
      { parameters: [{ name: 'q', schema: { type: 'integer' }, example: 'x' }], responses: refusal },
      ['POST /a example of q: value must be integer'],
    ],
    [
      'finds an operation that takes something and refuses nothing',
      { parameters: [{ name: 'q', schema: {} }], responses: { 204: {} } },
      ['POST /a: has input but documents no 4xx. Add the error responses.'],
    ],
    [
      'finds a scenario without an answer',
      {
        requestBody: media(plain({ a: 'x' })),
        responses: { ...refusal, 200: media({ other: { value: { a: 'x' } } }) },
      },
      ['POST /a: no response has the example plain of the request. Add it to a response.'],
    ],
    [
      'takes a scenario that an answer without a body ends',
      { requestBody: media(plain({ a: 'x' })), responses: { ...refusal, 303: { description: 'On.' } } },
      [],
    ],
  ];
  it.each(cases)('%s', (_, given, want) => {
    expect(checkExamples(documentOf(given)).findings).toEqual(want);
  });
});
