/** Finds documented headers that the service sends in no scenario. */
import { operationList } from '../../../generated/server/operations.ts';
import type { AnyAnswer } from './drive.ts';
import { headersOf } from './scenarios.ts';

/** An example says nothing that the contract does not know: test/integration/txns/start.test.ts, for one, has what is answered then. */
const GIVEN_ELSEWHERE: ReadonlySet<string> = new Set(['x-svc-ignored-parameters']);

/** Collects the headers of the answers. */
export function headerUse() {
  const given = new Set(GIVEN_ELSEWHERE);
  return {
    note({ headers }: AnyAnswer): void {
      for (const name of headers.keys()) given.add(name);
    },
    /** By the names of the headers, each with an operation that documents it. */
    missing(): readonly string[] {
      const documented = operationList.flatMap((operation) =>
        headersOf(operation).map((name) => [name.toLowerCase(), operation.id] as const),
      );
      return [...new Map(documented)].filter(([name]) => !given.has(name)).map(([name, id]) => `${name} (${id})`);
    },
  };
}
