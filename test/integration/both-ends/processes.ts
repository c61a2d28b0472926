/** The two ends, each at one port for as long as the test takes. */
import { freePort } from '../../faults/free-port.ts';
import type { TestSystem } from '../../faults/test-system.ts';
import { startShop } from '../../support/receiver-kit/shop/start-shop.ts';
import { keeperOf } from './kept-alive.ts';

const LEASE_SECONDS = 5;

export async function keepShop(data: string) {
  const port = await freePort();
  return keeperOf(() => startShop({ data, leaseSeconds: LEASE_SECONDS, port }));
}

export async function keepService(system: TestSystem) {
  const port = await freePort();
  return keeperOf(() => system.start({ PORT: String(port), RECONCILE_AFTER_SECONDS: '2', LOG_LEVEL: 'error' }));
}
