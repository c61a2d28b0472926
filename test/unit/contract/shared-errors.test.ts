/** G7: what every operation that an API key opens must document. */
import { describe, expect, it } from 'vitest';
import { checkSharedErrors } from '../../../scripts/check-contract/shared-errors.ts';
import type { JsonObject } from '../../../scripts/generate/json.ts';

const keyHeader = { $ref: '#/components/parameters/Key' };
const components = { parameters: { Key: { name: 'Idempotency-Key', in: 'header' } } };
const byKey = [{ basicAuth: [] }];
const answers = (...statuses: readonly string[]) => Object.fromEntries(statuses.map((status) => [status, {}]));
const findings = (method: string, operation: JsonObject) =>
  checkSharedErrors({ paths: { '/a': { [method]: operation } }, components });

describe('an operation that an API key opens', () => {
  it('takes an Idempotency-Key when it is a POST, and documents its 409', () => {
    expect(
      findings('post', { security: byKey, parameters: [keyHeader], responses: answers('200', '403', '409', '429') }),
    ).toEqual([]);
    expect(findings('post', { security: byKey, responses: answers('200', '403', '429') })).toEqual([
      'POST /a: takes no Idempotency-Key. Refer to parameters/IdempotencyKeyHeader.yaml.',
    ]);
    expect(
      findings('post', { security: byKey, parameters: [keyHeader], responses: answers('200', '403', '429') }),
    ).toEqual(['POST /a: takes an Idempotency-Key but documents no 409. Refer to responses/Conflict.yaml.']);
  });

  it('documents the 403 of addresses that a key does not allow, and the 429 of its merchant’s rate', () => {
    expect(findings('get', { security: byKey, responses: answers('200', '429') })).toEqual([
      'GET /a: documents no 403. Refer to responses/AddressForbidden.yaml.',
    ]);
    expect(findings('get', { security: byKey, responses: answers('200', '403') })).toEqual([
      'GET /a: documents no 429. Refer to responses/TooManyRequests.yaml.',
    ]);
  });

  it('takes none when it only reads, or when anybody may call it', () => {
    expect(findings('get', { security: byKey, responses: answers('200', '403', '429') })).toEqual([]);
    expect(findings('post', { security: [...byKey, {}], responses: answers('200', '403', '429') })).toEqual([]);
  });
});

it('an operation of the settings documents the 429 of its session’s limit', () => {
  const bySession = [{ settingsToken: [] }, { settingsCookie: [] }];
  const limited = (...names: readonly string[]) => ({
    content: { 'application/json': { examples: Object.fromEntries(names.map((name) => [name, {}])) } },
  });
  const finding = ['POST /a: documents no 429_session_limited. Refer to responses/admin/SettingsTooManyRequests.yaml.'];
  const found = (responses: JsonObject) => findings('post', { security: bySession, responses });
  expect(found({ '200': {}, '429': limited('429_limited', '429_session_limited') })).toEqual([]);
  expect(found({ '200': {}, '429': limited('429_limited') })).toEqual(finding);
  expect(found({ '200': limited('429_session_limited'), '401': {} })).toEqual(finding);
});

it('other operations are left alone', () => {
  expect(findings('post', { security: [{ operatorKey: [] }], responses: answers('200') })).toEqual([]);
});
