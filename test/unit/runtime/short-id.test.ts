import { expect, it } from 'vitest';
import { findCardLike } from '../../../scripts/secret-search.ts';
import { shortId } from '../../../server/platform/runtime.ts';

it('gives names that cannot be read as the number of a card, whatever bytes it is given', () => {
  // Sixteen decimal digits that pass the Luhn check.
  const bytes = Buffer.from('4000000000000002', 'hex');
  const id = shortId('rfd', { bytes: () => Buffer.from(bytes) });
  expect(id).toMatch(/^rfd_[a-f][0-9a-f]{15}$/);
  expect(findCardLike([{ where: 'an id', text: `"${id}"` }])).toEqual([]);
  expect(bytes.toString('hex')).toBe('4000000000000002');
});
