/** A payment gateway that sends notifications, signed with the secret of its configuration. */
import { createHmac } from 'node:crypto';
import type { Answer } from './caller.ts';
import type { Fields } from './payments.ts';
import type { TestService } from './service.ts';

/** The secret of the gateway configuration that test merchants have. */
export const GATEWAY_SECRET = 'gateway secret';
const NO_CREDENTIALS = { authorization: null, 'x-merchantid': null };
const FORM = 'application/x-www-form-urlencoded';

export function sign(body: string, secret = GATEWAY_SECRET): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

export interface Sent {
  readonly signature?: string | null;
  readonly gateway?: string;
}

export type Notification = Fields & { readonly id: string };

export interface GatewaySide {
  /** Sends a notification, with a valid signature unless `sent` has another. */
  send(fields: Fields, sent?: Sent): Promise<Answer>;
  /** A notification of 100.00 INR with a new id. */
  notification(txnUuid: string, event: string, rest?: Fields): Notification;
}

export function gatewaySide(service: TestService): GatewaySide {
  let count = 0;
  return {
    send(fields, { signature, gateway = 'gw_default' } = {}) {
      const body = new URLSearchParams(fields).toString();
      const header = signature === undefined ? sign(body) : signature;
      const headers = { ...NO_CREDENTIALS, 'content-type': FORM, 'x-gateway-signature': header };
      return service.call.raw('POST', `/gateway-callbacks/${gateway}`, body, { headers });
    },
    notification(txnUuid, event, rest = {}) {
      count += 1;
      const fields = { id: `notification-${count}`, event, txn_uuid: txnUuid, amount: '100.00', currency: 'INR' };
      return { ...fields, created: '2026-03-14T09:26:53Z', ...rest };
    },
  };
}
