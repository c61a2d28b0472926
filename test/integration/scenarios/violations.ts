/** What Prism, as a proxy before the service, found wrong with an answer; with a request only where the scenario goes well. */
import type { AnyAnswer } from './drive.ts';
import type { Scenario } from './scenarios.ts';

/** One line each. */
export function violations({ status }: Scenario, { headers }: AnyAnswer): readonly string[] {
  const list: unknown = JSON.parse(headers.get('sl-violations')?.replace(/^Too many violations! .*$/s, '[]') ?? '[]');
  const found = Array.isArray(list) ? list : [];
  return found
    .filter(({ location, severity }) => severity === 'Error' && (location[0] === 'response' || status < 300))
    .map(({ location, message }) => `violation at ${location.join('.')}: ${message}`);
}
