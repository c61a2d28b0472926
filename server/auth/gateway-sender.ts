/**
 * Identifies the merchant of a gateway callback: the path names the gateway configuration, the signature proves it. An unknown
 * configuration, one without a secret and a wrong signature are indistinguishable: all return undefined.
 */

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { GatewayConfig, Merchant } from '../domain/merchants/merchant.ts';
import type { Sealer } from '../domain/ports/sealed.ts';

const PREFIX = 'sha256=';

/** The expected signature header of a body. */
function callbackSignature(secret: string, body: Uint8Array): string {
  return `${PREFIX}${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Whether the header is the body's signature. Never true for an empty secret. */
export function isSigned(header: string, secret: string, body: Uint8Array): boolean {
  const right = Buffer.from(callbackSignature(secret, body));
  const sent = Buffer.from(header);
  return secret !== '' && sent.length === right.length && timingSafeEqual(sent, right);
}

/** The credential that signs the callbacks of a gateway configuration. */
const SECRET = 'secret';

export interface GatewaySenderDeps {
  readonly merchants: { findByGatewayConfig(gatewayConfigId: string): Promise<readonly Merchant[]> };
  readonly sealer: Pick<Sealer, 'open'>;
}

export interface SignedBody {
  readonly gatewayConfigId: string;
  /** The signature header, unverified. */
  readonly signature: string;
  readonly body: Uint8Array;
}

export type FindGatewaySender = ReturnType<typeof createFindGatewaySender>;

export function createFindGatewaySender({ merchants, sealer }: GatewaySenderDeps) {
  function secretOf(merchantId: string, { gatewayConfigId, credentials }: GatewayConfig): string {
    const sealed = credentials[SECRET];
    if (sealed === undefined) return '';
    return sealer.open({ merchantId, record: `gateway.${gatewayConfigId}.${SECRET}` }, sealed);
  }

  return async function findGatewaySender({
    gatewayConfigId,
    signature,
    body,
  }: SignedBody): Promise<Merchant | undefined> {
    const candidates = await merchants.findByGatewayConfig(gatewayConfigId);
    return candidates.find(({ merchantId, gateways }) =>
      gateways.some(
        (config) =>
          config.gatewayConfigId === gatewayConfigId && isSigned(signature, secretOf(merchantId, config), body),
      ),
    );
  };
}
