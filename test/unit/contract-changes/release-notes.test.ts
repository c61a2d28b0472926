/** The release notes of the contract. */
import { expect, it } from 'vitest';
import type { Change, Weight } from '../../../scripts/contract-changes/change.ts';
import { releaseNotes } from '../../../scripts/contract-changes/release-notes.ts';

it('the release notes say what breaks first, then what is new', () => {
  const changes: readonly Change[] = [{ weight: 'breaking', where: 'Order (response)', what: 'amount removed' }];
  const notes = releaseNotes({ from: '1.0.0', to: '2.0.0' }, [
    { title: 'API', changes: [...changes, { weight: 'addition', where: 'POST /refunds', what: 'added: Refund' }] },
    { title: 'Other', changes: [] },
  ]);
  expect(notes).toContain('From version 1.0.0 to version 2.0.0.');
  expect(notes).toContain('## API\n\n### Breaking changes in API\n\n- `Order (response)`: amount removed\n');
  expect(notes).toContain('### New in API\n\n- `POST /refunds`: added: Refund\n');
  expect(notes).toContain('## Other\n\nNo changes.\n');
});

it('the release notes tell once what is the same in many places, and have no heading twice', () => {
  const changesOf = (weight: Weight, count: number): Change[] =>
    Array.from({ length: count }, (_, index) => ({
      weight,
      where: `GET /x${index}`,
      what: `header ${weight} added`,
    }));
  const changes = [...changesOf('addition', 100), ...changesOf('breaking', 8), ...changesOf('note', 2)];
  const notes = releaseNotes({ from: '1.0.0', to: '2.0.0' }, [
    { title: 'API', changes },
    { title: 'Other', changes },
  ]);
  const lines = notes.split('\n');
  expect(lines).toContain('- In 100 places, such as `GET /x0`, `GET /x1`, `GET /x2`: header addition added');
  expect(lines).toContain('- `GET /x0`, `GET /x1`: header note added');
  expect(lines.find((line) => line.endsWith('header breaking added'))).toContain('`GET /x7`');
  const headings = lines.filter((line) => line.startsWith('#'));
  expect(new Set(headings).size).toBe(headings.length);
  expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(6);
});
