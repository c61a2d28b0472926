/** What the console says after a capture or void, by the status that the service answered. */
import { describe, expect, it } from 'vitest';
import { holdEndOf } from '../../../server/console/app/routes/hold-words.ts';

describe('a capture or void', () => {
  it.each([
    ['CHARGED', 'Captured ₹60.00'],
    ['PARTIAL_CHARGED', 'Captured ₹60.00'],
    ['CAPTURE_INITIATED', 'The capture is in progress'],
    ['VOID_INITIATED', 'The void is in progress'],
    ['AUTO_REFUNDED', 'The status of the order is now AUTO_REFUNDED'],
  ])('answered with %s: %s', (status, words) => {
    expect(holdEndOf(status, 'Captured ₹60.00')).toEqual({ isRefused: false, text: words });
  });

  it('that is voided is done', () => {
    expect(holdEndOf('VOIDED', 'Authorization voided')).toEqual({ isRefused: false, text: 'Authorization voided' });
  });

  it.each([
    ['CAPTURE_FAILED', /refused the capture/],
    ['VOID_FAILED', /refused the void/],
  ])('that is refused (%s) is a problem', (status, message) => {
    expect(holdEndOf(status, 'done')).toEqual({ isRefused: true, text: expect.stringMatching(message) });
  });
});
