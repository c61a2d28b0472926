/** The release notes of the contract. */
import { expect, it } from 'vitest';
import type { Change, Weight } from '../../../scripts/contract-changes/change.ts';
import { releaseNotes } from '../../../scripts/contract-changes/release-notes.ts';

it('the release notes say what breaks first, then what is new', () => {
  const changes: readonly Change[] = [{ weight: 'breaking', where: 'Order (answered)', what: 'amount is gone' }];
  const notes = releaseNotes({ from: '1.0.0', to: '2.0.0' }, [
    { title: 'API', changes: [...changes, { weight: 'addition', where: 'POST /refunds', what: 'is new: Refund' }] },
    { title: 'Other', changes: [] },
  ]);
  expect(notes).toContain('From version 1.0.0 to version 2.0.0.');
  expect(notes).toContain(
    '## API\n\n### Breaking in API: clients have to follow\n\n- `Order (answered)`: amount is gone\n',
  );
  expect(notes).toContain('### New in API: clients work on as they are\n\n- `POST /refunds`: is new: Refund\n');
  expect(notes).toContain('## Other\n\nNothing has changed.\n');
});

it('the release notes tell once what is the same in many places, and have no heading twice', () => {
  const changesOf = (weight: Weight, count: number): Change[] =>
    Array.from({ length: count }, (_, index) => ({
      weight,
      where: `GET /x${index}`,
      what: `the header ${weight} is new`,
    }));
  const changes = [...changesOf('addition', 100), ...changesOf('breaking', 8), ...changesOf('note', 2)];
  const notes = releaseNotes({ from: '1.0.0', to: '2.0.0' }, [
    { title: 'API', changes },
    { title: 'Other', changes },
  ]);
  const lines = notes.split('\n');
  expect(lines).toContain('- In 100 places, as `GET /x0`, `GET /x1`, `GET /x2`: the header addition is new');
  expect(lines).toContain('- `GET /x0`, `GET /x1`: the header note is new');
  expect(lines.find((line) => line.endsWith('the header breaking is new'))).toContain('`GET /x7`');
  const headings = lines.filter((line) => line.startsWith('#'));
  expect(new Set(headings).size).toBe(headings.length);
  expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(6);
});
