/** The first of two files. */
import { expect, it } from 'vitest';
import { looksAtOne } from './observations.ts';

it('looks at a webhook once', () => {
  expect(looksAtOne()).toBe(1);
});
