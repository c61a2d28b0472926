/** How a gateway signs what it tells: as the contract's scheme `gatewaySignature` has it. */
import { createHmac } from 'node:crypto';

/** The secret of the gateway configuration that test merchants have. */
export const GATEWAY_SECRET = 'gateway secret';

export function signatureOf(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}
