/**
 * What a person reads when the service has started: what to open and a first `curl` to try.
 */
import { resolve } from 'node:path';
import type { Config } from '../../platform/config.ts';
import type { Demo } from './demo-file.ts';

export interface StartMessageParts {
  readonly baseUrl: string;
  readonly demo: Demo | null;
}

export function startMessage(
  { baseUrl, demo }: StartMessageParts,
  config: Pick<Config, 'dataDir' | 'environment'>,
): string {
  const ready = `Card payments service (${config.environment}) is ready at ${baseUrl}`;
  if (demo === null) return ready;
  const file = resolve(config.dataDir, 'demo.json');
  return `${ready}

The demo merchant can take payments; its keys are in ${file}. Try:

  curl -s ${baseUrl}/orders -u "$(node -p 'require("${file}").apiKey'):" -H 'x-merchantid: ${demo.merchantId}' \\
    -d order_id=FIRST1 -d amount=100.00

and open the payment_links.web of the answer. Test card 4111 1111 1111 1111, any future date, any CVV, password 111000.
`;
}
