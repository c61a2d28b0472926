/**
 * A request that is made, to the endpoint as the address guard has it, and its answer as it may be kept. Records nothing.
 */

import { isHostAllowed, judgeUrl } from '../../domain/merchants/webhook-url-rule.ts';
import { AttemptOutcome, FailureClass } from '../queue/delivery.ts';
import type { WorkerSettings } from '../queue/worker-ports.ts';
import type { Connections } from '../transport/connections.ts';
import { type DeliverResult, deliver } from '../transport/deliver.ts';
import { secretsIn } from '../transport/headers.ts';
import { maskedAnswer } from '../transport/masked-answer.ts';
import type { MadeRequest } from '../transport/request.ts';

export interface SendRequestOf {
  readonly connections: Connections;
  readonly settings: Pick<WorkerSettings, 'policy' | 'totalMs'>;
}

const FOREIGN_HOST =
  "The webhook settings (webhook_url_hosts) do not name the host of the order's own address. Add it there, or stop the event.";

/** A function that sends one request; to these `hosts` only, where there are any. */
export function createSendRequest({ connections, settings: { policy, totalMs } }: SendRequestOf) {
  return async (url: string, { headers, body }: MadeRequest, hosts: readonly string[]): Promise<DeliverResult> => {
    const verdict = judgeUrl(url, policy);
    if (verdict.kind === 'problem') return refused(verdict.problem.message);
    if (!isHostAllowed(verdict.endpoint, hosts)) return refused(FOREIGN_HOST);
    const { result, retryAfter } = await deliver({ endpoint: verdict.endpoint, headers, body, connections, totalMs });
    return { result: { ...result, answer: maskedAnswer(result.answer, secretsIn(headers)) }, retryAfter };
  };
}

/** What the address guard says, as the result of an attempt in which nothing was sent. */
function refused(message: string): DeliverResult {
  const times = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 0 };
  const verdict = { outcome: AttemptOutcome.ADDRESS_REFUSED, failure: FailureClass.ADDRESS_REFUSED, detail: message };
  return { result: { ...verdict, status: null, answer: '', address: null, ...times }, retryAfter: null };
}
