/**
 * The addresses of customers' visits to their stored cards.
 */
import type { KeyObject } from 'node:crypto';
import { pageLink, referenceHash } from '../../domain/payments/reference.ts';

export interface ManagementLinks {
  /** The whole address of a visit. */
  of(sessionUid: string): string;
  /** What the visit is stored by. */
  hashOf(sessionUid: string): string;
}

export function createManagementLinks(publicBaseUrl: string, linkKey: KeyObject): ManagementLinks {
  const linkOf = (sessionUid: string) => pageLink(linkKey, 'management', sessionUid);
  return {
    of: (sessionUid) => `${publicBaseUrl}/payment-page/${linkOf(sessionUid)}`,
    hashOf: (sessionUid) => referenceHash(linkOf(sessionUid)),
  };
}
