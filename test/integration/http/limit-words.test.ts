import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationList } from '../../../generated/server/operations.ts';
import { validationMessage } from '../../../server/http/contract/validation-messages.ts';
import { at } from '../../support/caller.ts';
import { startService, type TestService } from '../../support/service.ts';

describe('the words for a limit', () => {
  it.each([
    ['must be >= 1', 'must be at least 1'],
    ['must be <= 100', 'must be at most 100'],
    ['must NOT have more than 64 characters', 'must have at most 64 characters'],
    ['must NOT have fewer than 8 characters', 'must have at least 8 characters'],
    ['must NOT have fewer than 1 characters', 'must not be empty'],
    ['must NOT have more than 1 items', 'must have at most 1 item'],
    ['must NOT have more than 50 properties', 'must have at most 50 properties'],
    ['must NOT have additional properties', 'is not a field of this object; remove it'],
    ['must be string', undefined],
  ])('%s: %s', (given, want) => {
    expect(validationMessage(given)).toBe(want);
  });
});

describe('a text that is too long', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ label: 'limit words' });
  });
  afterAll(() => service.close());

  const forms = operationList.filter(
    ({ document, method, requestMediaType, security, tag }) =>
      document === 'merchant' &&
      method === 'post' &&
      requestMediaType === 'application/x-www-form-urlencoded' &&
      tag !== 'pages' &&
      security.includes('basicAuth'),
  );

  it.each(forms.map(({ id, path, body }) => [id, path, body] as const))(
    'is told its limit in plain words by %s',
    async (_id, path, body) => {
      const texts = Object.fromEntries(body.map((name) => [name, 'x'.repeat(700)]));
      const answer = await service.call.form(path.replace(/\{[^}]+\}/g, 'x'), texts);
      expect(answer.status).toBe(400);
      const fields = at(answer.json(), 'error_info', 'fields');
      expect(fields).not.toEqual([]);
      expect(JSON.stringify(fields)).not.toMatch(/must NOT have (more|fewer) than/);
    },
  );
});
