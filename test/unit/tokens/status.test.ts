/** The moves of a token: by the table, and along random sequences of events. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TokenizationStatus } from '../../../generated/values.ts';
import { moveToken, tokenMoves } from '../../../server/domain/cards/token-status.ts';
import { seeded } from '../../support/seeded.ts';
import { anyTokenChange, applyChanges, CREATED_AT, createdToken } from '../../support/token-decision-fixtures.ts';

const statuses = Object.values(TokenizationStatus);

describe('the table of moves', () => {
  it('is the one of the description', () => {
    expect(tokenMoves).toEqual({
      INITIATED: ['ACTIVE', 'INACTIVE'],
      ACTIVE: ['SUSPENDED', 'INACTIVE'],
      SUSPENDED: ['ACTIVE', 'INACTIVE'],
      INACTIVE: [],
    });
  });

  it.each(statuses)('lets a token in %s go nowhere else', (from) => {
    const allowed: readonly string[] = tokenMoves[from];
    for (const to of statuses) {
      const move = () => moveToken({ ...createdToken(), status: from }, to, {}, CREATED_AT);
      if (allowed.includes(to)) expect(move().status).toBe(to);
      else expect(move).toThrow(`a token cannot go from ${from} to ${to}`);
    }
  });
});

describe('a token, whatever happens to it', () => {
  it('moves by the table alone, and nothing brings it back from INACTIVE', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(anyTokenChange, { maxLength: 40, size: 'max' }), (happenings) => {
        for (const { change: happening, before, decision, after } of applyChanges(happenings).transitions) {
          const move = `${before.status} → ${after.status}`;
          if (before.status === after.status) expect(decision.kind, happening).not.toBe('moved');
          else {
            seen.add(move);
            expect(decision.kind, happening).toBe('moved');
            const allowed: readonly string[] = tokenMoves[before.status];
            expect(allowed, happening).toContain(after.status);
          }
          if (before.status === 'INACTIVE') expect(after, happening).toBe(before);
        }
      }),
      { ...seeded(), numRuns: 2_000 },
    );
    // The test is not vacuous: every move of the table was made.
    const all = statuses.flatMap((from) => tokenMoves[from].map((to) => `${from} → ${to}`));
    expect([...seen].sort()).toEqual(all.sort());
  });

  it('keeps its parts in step with its status', () => {
    fc.assert(
      fc.property(fc.array(anyTokenChange, { maxLength: 40, size: 'max' }), (happenings) => {
        for (const { after } of applyChanges(happenings).transitions) {
          expect(after.making !== null).toBe(after.status === 'INITIATED');
          expect(after.suspendedBy !== null).toBe(after.status === 'SUSPENDED');
          expect(after.reason !== '').toBe(after.status === 'INACTIVE');
          const made = after.status === 'ACTIVE' || after.status === 'SUSPENDED';
          if (made) expect(after.providerReferenceId).not.toBe('');
        }
      }),
      { ...seeded(), numRuns: 1_000 },
    );
  });

  it('owes the order a look at every move, and the vault the number exactly once', () => {
    fc.assert(
      fc.property(fc.array(anyTokenChange, { maxLength: 40, size: 'max' }), (happenings) => {
        const { transitions: passages, tasks: errands } = applyChanges(happenings);
        const moves = passages.filter(({ decision }) => decision.kind === 'moved');
        const shown = errands.flatMap(({ task }) => (task.kind === 'show' ? [task.token.status] : []));
        expect(shown).toEqual(moves.map(({ after }) => after.status));
        const forgotten = errands.filter(({ task }) => task.kind === 'forget-number');
        const settled = moves.length > 0;
        expect(forgotten).toHaveLength(settled ? 1 : 0);
      }),
      { ...seeded(), numRuns: 1_000 },
    );
  });

  it('tells the network of what the merchant did, and nothing of what the network did', () => {
    fc.assert(
      fc.property(fc.array(anyTokenChange, { maxLength: 40, size: 'max' }), (happenings) => {
        for (const { change: happening, decision } of applyChanges(happenings).transitions) {
          if (decision.kind !== 'moved') continue;
          const told = decision.tasks.map(({ task }) => task.kind).filter((kind) => /suspend|resume|remove/.test(kind));
          const ofNetwork = ['provisioned', 'refused', 'not resumed'].includes(happening) || /^notice/.test(happening);
          expect(told.length, happening).toBe(ofNetwork ? 0 : 1);
        }
      }),
      { ...seeded(), numRuns: 1_000 },
    );
  });
});
