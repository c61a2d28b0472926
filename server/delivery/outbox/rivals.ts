/**
 * How long other workers have been storing events of the merchants that this one wants to store: most often they are done in a moment,
 * but one that stands still in the midst of it holds on for as long as the database lets it.
 */
import type { Clock } from '../../platform/runtime.ts';
import { createToldLately } from '../queue/told-lately.ts';
import type { WebhookLog } from '../queue/worker-ports.ts';

/** After how long the operator is told, milliseconds. */
const TELL_AFTER_MS = 5_000;

/** Nobody was met yet. */
export function createRivals({ clock, log }: { readonly clock: Clock; readonly log: Pick<WebhookLog, 'warn'> }) {
  let since: number | undefined;
  const isToldLately = createToldLately({ clock });
  return {
    /** Whether the last round met one. */
    isPersistent: () => since !== undefined,
    /** A round met rivals at these merchants' events; none, where it met no rival. */
    met(merchantIds: ReadonlySet<string>): void {
      const now = clock.now().getTime();
      if (merchantIds.size === 0) since = undefined;
      else since ??= now;
      if (since === undefined || now - since < TELL_AFTER_MS || isToldLately('rivals')) return;
      const merchants = [...merchantIds].slice(0, 10);
      log.warn(
        { merchants, sinceMs: now - since },
        'webhook events wait for another worker that stores events of the same merchants',
      );
    },
  };
}
