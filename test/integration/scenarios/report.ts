/** What came of the scenarios: the parity table, and the numbers that must be whole. */
import { operationList } from '../../../generated/server/operations.ts';
import { printGeneratedValues } from './generated-values.ts';
import { leniencies } from './leniencies.ts';
import { type Scenario, scenarios } from './scenarios.ts';

export type Place = 'service' | 'proxy' | 'mock';

/** `same`, or the id of the leniency that accounts for the difference. */
export type Outcome = string;

export const SAME = 'same';

export interface Report {
  note(place: Place, scenario: Scenario, outcome: Outcome): void;
  /** Documented answers that the service gave in no scenario. */
  missingStatuses(): readonly string[];
  print(): string;
}

const documented = operationList.flatMap(({ id, responses }) =>
  Object.keys(responses).map((status) => `${id} ${status}`),
);

export function createReport(): Report {
  const notes = new Map<Place, Map<Scenario, Outcome>>([
    ['service', new Map()],
    ['proxy', new Map()],
    ['mock', new Map()],
  ]);
  const outcomes = (place: Place) => [...(notes.get(place) ?? [])];
  const given = () => new Set(outcomes('service').map(([{ operation, status }]) => `${operation.id} ${status}`));

  function row(id: string): string {
    const cells = (['service', 'proxy', 'mock'] as const).map((place) => {
      const own = outcomes(place).filter(([{ operation }]) => operation.id === id);
      const same = own.filter(([, outcome]) => outcome === SAME).length;
      return `${same}/${own.length}`.padEnd(8);
    });
    const own = scenarios.filter(({ operation }) => operation.id === id);
    const others = own.filter(({ given: { notHere } }) => notHere !== undefined).length;
    const words = new Set(
      (['proxy', 'mock'] as const).flatMap((place) =>
        outcomes(place).flatMap(([{ operation }, outcome]) =>
          operation.id === id && outcome !== SAME ? [outcome] : [],
        ),
      ),
    );
    return `${id.padEnd(27)} ${String(own.length).padEnd(10)} ${cells.join(' ')} ${String(others).padEnd(8)} ${[...words].join(', ')}`;
  }

  return {
    note: (place, scenario, outcome) => {
      notes.get(place)?.set(scenario, outcome);
    },
    missingStatuses() {
      const seen = given();
      return documented.filter((status) => !seen.has(status));
    },
    print() {
      const covered = new Set(outcomes('service').map(([{ operation }]) => operation.id)).size;
      const shared = scenarios.filter(({ given: { notHere } }) => notHere !== undefined).length;
      // What answers in the column `mock` is `npm run mock`: Prism with the front before it, which tells a caller its own order.
      const head = 'operation                   scenarios  service  proxy    mock     not here Prism differs by';
      return [
        head,
        ...operationList.map(({ id }) => row(id)),
        '',
        ...leniencies.map(({ id, at, what }) => `${id} (${at}): ${what.trim()}`),
        'mock: the server of `npm run mock`, which is Prism with the front before it; proxy: Prism alone',
        '',
        printGeneratedValues(),
        '',
        `${scenarios.length} scenarios, of which ${shared} show an answer that another operation gives`,
        `${covered} of ${operationList.length} operations covered`,
        `${documented.length - this.missingStatuses().length} of ${documented.length} documented statuses given by the service`,
      ].join('\n');
    },
  };
}
