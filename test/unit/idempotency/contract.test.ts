/** The contract says where the Idempotency-Key is taken; what is built follows it, so an operation that is added is covered here. */
import { describe, expect, it } from 'vitest';
import merchantDocument from '../../../generated/openapi.json' with { type: 'json' };
import { operationList } from '../../../generated/server/operations.ts';
import { OperationId } from '../../../generated/values.ts';

const HEADER = 'Idempotency-Key';
const withKey = operationList.filter(({ headers }) => headers.includes(HEADER));

describe('the contract', () => {
  it('takes the key on every POST that an API key opens, but POST /txns, and nowhere else', () => {
    const expected = operationList.filter(
      ({ id, method, security }) => method === 'post' && security.includes('basicAuth') && id !== OperationId.startTxn,
    );
    expect(withKey.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  it('documents the 409 wherever the key is taken', () => {
    for (const { responses } of withKey) expect(Object.keys(responses)).toContain('409');
  });
});

/** The names of all properties that an answer may have. */
function namesIn(part: unknown, seen = new Set<string>()): string[] {
  if (Array.isArray(part)) return part.flatMap((item) => namesIn(item, seen));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => {
    if (name === 'example' || name === 'examples') return [];
    if (name === '$ref' && typeof value === 'string') {
      if (seen.has(value)) return [];
      seen.add(value);
      return namesIn(partAt(merchantDocument, value.split('/').slice(1)), seen);
    }
    const own = name === 'properties' && typeof value === 'object' && value !== null ? Object.keys(value) : [];
    return [...own, ...namesIn(value, seen)];
  });
}

function partAt(part: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    part,
  );
}

describe('answers that are kept', () => {
  /** Created again when a stored response is repeated (server/api/idempotency/wire.ts); the others are no secrets. */
  const known = [
    'card_token',
    'client_auth_token',
    'client_auth_token_expiry',
    'clientAuthToken',
    'clientAuthTokenExpiry',
    // Of POST /card/tokenize, which is done again as a whole.
    'token',
    // The status of a token, and whether it paid.
    'token_created',
    'using_token',
    'tokenization_status',
    'tokenization_user_consent',
    'tokenize_support',
  ];

  it.each(withKey.map(({ id, path, method }) => [id, path, method]))(
    '%s holds no token but those',
    (_, path, method) => {
      const answer = partAt(merchantDocument.paths, [path, method, 'responses', '200']);
      const names = namesIn(answer);
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => /token/i.test(name) && !known.includes(name))).toEqual([]);
    },
  );
});
