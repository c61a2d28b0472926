/** Gate G14: an operation that opens to more callers breaks no client, and is a finding until it is accepted with a reason. */
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../../scripts/contract-changes/acceptance.ts';
import { contractChanges } from '../../../scripts/contract-changes/contract-changes.ts';
import { releaseNotes } from '../../../scripts/contract-changes/release-notes.ts';
import type { Json, JsonObject } from '../../../scripts/generate/json.ts';

const contractOf = (security: Json, whole?: Json): JsonObject => ({
  ...(whole === undefined ? {} : { security: whole }),
  paths: { '/refunds': { post: { operationId: 'refund', responses: {}, ...(security === null ? {} : { security }) } } },
});
const [key, token] = [{ basicAuth: [] }, { clientAuthToken: [] }];
const compared = (before: JsonObject, after: JsonObject) => [
  { file: 'openapi.json', from: '1.0.0', to: '1.0.0', changes: contractChanges(before, after) },
];

describe('an operation', () => {
  it.each<[string, JsonObject, JsonObject, string]>([
    ['a token', contractOf([key]), contractOf([key, token]), 'clientAuthToken'],
    ['a token that all open with', contractOf(null, [key]), contractOf(null, [key, token]), 'clientAuthToken'],
    ['anybody', contractOf([key]), contractOf([key, {}]), 'none'],
  ])('that opens to %s is a finding, whatever the version', (_, before, after, way) => {
    const line = `POST /refunds: authentication with ${way} added`;
    expect(findingsOf(compared(before, after), [])).toEqual([line]);
    expect(findingsOf(compared(before, after), [{ change: line, reason: '' }])).toHaveLength(1);
    expect(findingsOf(compared(before, after), [{ change: line, reason: 'It is meant.' }])).toEqual([]);
  });

  it('that opens to the same callers is no finding', () => {
    expect(findingsOf(compared(contractOf([key, token]), contractOf([token, key])), [])).toEqual([]);
  });
});

it('the release notes name each operation that opens', () => {
  const changes = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'].map((path) => ({
    weight: 'opening' as const,
    where: `POST ${path}`,
    what: 'authentication with clientAuthToken added',
  }));
  const notes = releaseNotes({ from: '1.0.0', to: '1.1.0' }, [{ title: 'API', changes }]);
  expect(notes).toContain('### Open to more callers in API');
  expect(notes).toContain('`POST /g`: authentication with clientAuthToken added');
});
