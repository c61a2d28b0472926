/**
 * Listens to every webhook that leaves this process, whichever test sends it and wherever it goes, and holds it against the
 * contract; a test that sent a wrong one fails. Set up for every test file; endpoints of services in processes of their own
 * hand over what they get.
 */
import { afterAll, afterEach } from 'vitest';
import { takeWebhooks } from './webhook-channel.ts';

/**
 * What is wrong with the webhooks since the last look; empty when all are as the contract says. They no longer fail the test: for
 * one that sends what is wrong on purpose.
 */
export async function takeWebhookProblems(): Promise<readonly string[]> {
  const fresh = takeWebhooks();
  if (fresh.length === 0) return [];
  // Schemas are compiled in the files that send something, and in no other.
  const { webhookProblems } = await import('./webhook-contract.ts');
  return [...new Set(fresh.flatMap(({ headers, text }) => webhookProblems(headers, text)))];
}

async function refuseProblems(): Promise<void> {
  const problems = await takeWebhookProblems();
  if (problems.length > 0) throw new Error(`webhooks that are not as the contract has them: ${problems.join('; ')}`);
}

afterEach(refuseProblems);
afterAll(refuseProblems);
