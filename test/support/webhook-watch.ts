/**
 * Checks every webhook that this process sends against the contract; a test that sends an invalid one fails. A setup file of every
 * test file. Endpoints report the webhooks of services in other processes.
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
