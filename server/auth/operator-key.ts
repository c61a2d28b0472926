/**
 * Recognises the operator. The time it takes tells nothing about the key.
 */
import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether what was sent is the operator key. Compared over hashes, so that lengths need not agree. */
export function operatorKeyMatches(sent: string, operatorKey: string): boolean {
  return timingSafeEqual(sha256(sent), sha256(operatorKey));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}
