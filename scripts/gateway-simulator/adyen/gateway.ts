/** A simulated Adyen. */
import type { CreateGateway } from '../gateway.ts';

export const createAdyenGateway: CreateGateway = () => ({
  handle: async () => ({ status: 501, headers: {}, body: '' }),
  rateLimited: () => ({ status: 429, headers: {}, body: '' }),
  failRefund: () => false,
  dispute: () => null,
  acknowledged: (status) => status >= 200 && status < 300,
});
