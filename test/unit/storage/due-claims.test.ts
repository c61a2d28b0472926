/** Claims of due documents: one read for several, one claim for each. */
import { expect, it } from 'vitest';
import { dueClaims } from '../../../server/storage/mongo/due-claims.ts';

const now = new Date(0);

function staged(ids: readonly string[]) {
  const due = new Set(ids);
  const counts = { reads: 0, claims: 0 };
  const claim = dueClaims<string>({
    async find(_now, limit) {
      counts.reads += 1;
      return [...due].slice(0, limit).map((_id) => ({ _id, merchantId: 'shop' }));
    },
    async claim({ _id }) {
      counts.claims += 1;
      return due.delete(_id) ? _id : undefined;
    },
  });
  return { claim, due, counts };
}

it('gives each of concurrent calls another document, by one read', async () => {
  const { claim, counts } = staged(['a', 'b']);
  const claimed = await Promise.all([claim(now), claim(now), claim(now)]);
  expect(claimed).toEqual(['a', 'b', undefined]);
  expect(counts).toEqual({ reads: 1, claims: 2 });
});

it('claims all of many, one after the other', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `${index}`);
  const { claim, counts } = staged(ids);
  for (const id of ids) expect(await claim(now)).toBe(id);
  expect(await claim(now)).toBeUndefined();
  expect(counts).toEqual({ reads: 4, claims: 40 });
});

it('goes on after a document that another process has claimed in the meantime', async () => {
  const { claim, due } = staged(['a', 'b', 'c']);
  expect(await claim(now)).toBe('a');
  due.delete('b');
  expect(await claim(now)).toBe('c');
});

it('reads again after a read that failed', async () => {
  let isGone = true;
  const claim = dueClaims<string>({
    find: async () => {
      if (isGone) throw new Error('gone');
      return [{ _id: 'a', merchantId: 'shop' }];
    },
    claim: async ({ _id }) => _id,
  });
  await expect(Promise.all([claim(now), claim(now)])).rejects.toThrow('gone');
  isGone = false;
  expect(await claim(now)).toBe('a');
});
