/** The two ends, each at one port for as long as the test takes. */
import { freePort } from '../../faults/free-port.ts';
import type { TestSystem } from '../../faults/test-system.ts';
import { startReceiverProcess } from '../../support/receiver-kit/receiver-process/start.ts';
import { restartingProcess } from './random-kills.ts';

const LEASE_SECONDS = 5;

export async function restartingReceiver(data: string) {
  const port = await freePort();
  return restartingProcess(() => startReceiverProcess({ data, leaseSeconds: LEASE_SECONDS, port }));
}

export async function restartingService(system: TestSystem) {
  const port = await freePort();
  return restartingProcess(() => system.start({ PORT: String(port), RECONCILE_AFTER_SECONDS: '2', LOG_LEVEL: 'error' }));
}
