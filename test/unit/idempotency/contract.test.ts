/** The contract defines where Idempotency-Key is accepted, and the generated code follows it: new operations are covered here. */
import { describe, expect, it } from 'vitest';
import adminDocument from '../../../generated/admin.openapi.json' with { type: 'json' };
import merchantDocument from '../../../generated/openapi.json' with { type: 'json' };
import { operationList } from '../../../generated/server/operations.ts';
import { AdminOperationId, OperationId } from '../../../generated/values.ts';

const HEADER = 'Idempotency-Key';
const withKey = operationList.filter(({ headers }) => headers.includes(HEADER));
const documents: Readonly<Record<string, unknown>> = { merchant: merchantDocument, admin: adminDocument };
/** By which a user of the settings moves money. */
const BY_USERS: ReadonlySet<string> = new Set([
  AdminOperationId.issueRefund,
  AdminOperationId.captureAuthorization,
  AdminOperationId.voidAuthorization,
]);

describe('the contract', () => {
  it('takes the key on every POST that an API key opens, but POST /txns, and where users move money', () => {
    const expected = operationList.filter(
      ({ id, method, security }) =>
        BY_USERS.has(id) || (method === 'post' && security.includes('basicAuth') && id !== OperationId.startTxn),
    );
    expect(withKey.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  it('documents the 409 wherever the key is taken', () => {
    for (const { responses } of withKey) expect(Object.keys(responses)).toContain('409');
  });
});

/** The names of all properties that an answer may have. */
function namesIn(document: unknown, part: unknown, seen = new Set<string>()): string[] {
  if (Array.isArray(part)) return part.flatMap((item) => namesIn(document, item, seen));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => {
    if (name === 'example' || name === 'examples') return [];
    if (name === '$ref' && typeof value === 'string') {
      if (seen.has(value)) return [];
      seen.add(value);
      return namesIn(document, partAt(document, value.split('/').slice(1)), seen);
    }
    const own = name === 'properties' && typeof value === 'object' && value !== null ? Object.keys(value) : [];
    return [...own, ...namesIn(document, value, seen)];
  });
}

function partAt(part: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    part,
  );
}

describe('answers that are kept', () => {
  /** Created again when a response is replayed (server/api/idempotency/wire.ts); the others are not secret. */
  const known = [
    'card_token',
    'client_auth_token',
    'client_auth_token_expiry',
    'clientAuthToken',
    'clientAuthTokenExpiry',
    // Of POST /card/tokenize, which is executed again.
    'token',
    // The state of a token, and whether one was used to pay.
    'token_created',
    'using_token',
    'tokenization_status',
    'tokenization_user_consent',
    'tokenize_support',
  ];

  it.each(withKey.map(({ id, path, method, document }) => [id, path, method, document]))(
    '%s holds no token but those',
    (_, path, method, document) => {
      const answer = partAt(documents[document], ['paths', path, method, 'responses', '200']);
      const names = namesIn(documents[document], answer);
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => /token/i.test(name) && !known.includes(name))).toEqual([]);
    },
  );
});
