/**
 * Validates every webhook that this process sends, from any test to any endpoint, against the contract, and fails the
 * test that sent an invalid one. Set up for every test file; test endpoints add the webhooks of services in other
 * processes.
 */
import { afterAll, afterEach } from 'vitest';
import { takeWebhooks } from './webhook-channel.ts';

/**
 * Violations in the webhooks since the last call; empty when there are none. They then no longer fail the test: for a
 * test that sends an invalid webhook on purpose.
 */
export async function takeWebhookProblems(): Promise<readonly string[]> {
  const fresh = takeWebhooks();
  if (fresh.length === 0) return [];
  // Loaded on demand: only files that send webhooks compile the schemas.
  const { webhookProblems } = await import('./webhook-contract.ts');
  return [...new Set(fresh.flatMap(({ headers, text }) => webhookProblems(headers, text)))];
}

async function refuseProblems(): Promise<void> {
  const problems = await takeWebhookProblems();
  if (problems.length > 0) throw new Error(`webhooks that are not as the contract has them: ${problems.join('; ')}`);
}

afterEach(refuseProblems);
afterAll(refuseProblems);
