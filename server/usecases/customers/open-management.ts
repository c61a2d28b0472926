/**
 * Creates the link to the management page, where a customer views, deletes and tokenizes stored cards. Only for registered
 * customers, since whoever has the link acts as the customer.
 */

import type { KeyObject } from 'node:crypto';
import type { Customer, ManagementSession } from '../../domain/customers/customer.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { pageLink, referenceHash } from '../../domain/payments/reference.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { CustomerStore } from '../../storage/customers.ts';
import type { ManagementSessionStore } from '../../storage/management-sessions.ts';

export interface ManagementLinks {
  /** The full URL of a session. */
  of(sessionUid: string): string;
  /** The link's hash, under which the session is stored. */
  hashOf(sessionUid: string): string;
}

export function createManagementLinks(publicBaseUrl: string, linkKey: KeyObject): ManagementLinks {
  const linkOf = (sessionUid: string) => pageLink(linkKey, 'management', sessionUid);
  return {
    of: (sessionUid) => `${publicBaseUrl}/payment-page/${linkOf(sessionUid)}`,
    hashOf: (sessionUid) => referenceHash(linkOf(sessionUid)),
  };
}

export interface OpenManagementDeps {
  readonly customers: Pick<CustomerStore, 'find'>;
  readonly managementSessions: Pick<ManagementSessionStore, 'insert'>;
  readonly links: ManagementLinks;
  readonly runtime: Runtime;
}

export interface OpenedManagement {
  readonly session: ManagementSession;
  readonly customer: Customer;
  /** The full URL. */
  readonly link: string;
}

export type OpenManagement = ReturnType<typeof createOpenManagement>;

export function createOpenManagement({ customers, managementSessions, links, runtime }: OpenManagementDeps) {
  /** Undefined when the merchant has no such customer. The link expires after the merchant's `orderExpiryMinutes`. */
  return async function openManagement(
    { merchantId, orderExpiryMinutes }: Merchant,
    { customerId, returnUrl }: { readonly customerId: string; readonly returnUrl: string },
  ): Promise<OpenedManagement | undefined> {
    const customer = customerId === '' ? undefined : await customers.find(merchantId, customerId);
    if (customer === undefined) return undefined;
    const uid = `mgs_${runtime.random.bytes(16).toString('hex')}`;
    const link = links.of(uid);
    const createdAt = runtime.clock.now();
    const session = {
      uid,
      linkHash: links.hashOf(uid),
      merchantId,
      customerUid: customer.uid,
      returnUrl,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + orderExpiryMinutes * 60_000),
    };
    await managementSessions.insert(session);
    return { session, customer, link };
  };
}
