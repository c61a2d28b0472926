/** Gate G14: a break that is meant stands with a reason, and under a version that says so. */
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../../scripts/contract-changes/acceptance.ts';
import { contractChanges } from '../../../scripts/contract-changes/contract-changes.ts';
import { changed, gone, released, schemas } from './released.ts';

describe('a break that is meant', () => {
  const changes = contractChanges(released, changed([...schemas, 'Order', 'properties', 'amount'], gone));
  const line = 'Order (response): amount removed';
  const accepted = [{ change: line, reason: 'It was wrong.' }];
  const documentAt = (from: string, to: string) => [{ file: 'openapi.json', from, to, changes }];
  const raise = (version: string) => [expect.stringContaining(`openapi.json has breaking changes since ${version}`)];

  it('is accepted with a reason, under a version that says so', () => {
    expect(findingsOf(documentAt('1.4.0', '2.0.0'), accepted)).toEqual([]);
  });

  it.each([
    ['1.4.0', '1.4.0'],
    ['1.4.0', '1.5.0'],
    ['2.0.0', '1.0.0'],
    ['0.1.0', '0.1.0'],
    ['0.1.0', '0.1.1'],
  ])('is a finding from version %s to %s', (from, to) => {
    expect(findingsOf(documentAt(from, to), accepted)).toEqual(raise(from));
  });

  it.each([
    ['0.1.0', '0.2.0'],
    ['0.9.0', '1.0.0'],
    ['9.0.0', '10.0.0'],
  ])('is none from version %s to %s', (from, to) => {
    expect(findingsOf(documentAt(from, to), accepted)).toEqual([]);
  });

  it('is a finding without being accepted, without a reason, and where nothing breaks', () => {
    const at = documentAt('1.0.0', '2.0.0');
    expect(findingsOf(at, [])).toEqual([line]);
    expect(findingsOf(at, [{ change: line, reason: '' }])).toHaveLength(1);
    expect(findingsOf([{ file: 'openapi.json', from: '1.0.0', to: '1.0.0', changes: [] }], accepted)).toHaveLength(1);
  });

  it('requires no major version for additions', () => {
    const more = contractChanges(
      released,
      changed([...schemas, 'Order', 'properties', 'new'], () => ({ type: 'string' })),
    );
    expect(findingsOf([{ file: 'openapi.json', from: '1.0.0', to: '1.0.0', changes: more }], [])).toEqual([]);
  });
});
