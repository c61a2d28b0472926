/**
 * How the values of an answer are compared with its example's. At the service every one: what cannot be known beforehand by its
 * form, and one such value of the example stands for one of the answer. At the mock those that are the point of an example.
 */
import { type Json, membersOf } from '../../../scripts/generate/json.ts';
import type { Prepared } from './drive.ts';
import { type GeneratedValueUse, parted } from './generated-values.ts';
import { significantFields } from './significant-fields.ts';

export type Scalar = string | number | boolean | null;

export interface Comparison {
  /** The answer with the addresses and times of the examples. */
  readonly normalize: (text: string) => string;
  /** Whether the field at a path is as the example has it. */
  readonly isSame: (at: string, wanted: Scalar, got: Scalar) => boolean;
}

/** The last name of a path; a list's items are called as the list is. */
function lastOf(at: string): string {
  return (at.split('.').at(-1) ?? '').replaceAll('[]', '');
}

/** Compares the significant fields only. */
export const significantValues: Comparison = {
  normalize: (text) => text,
  isSame: (at, wanted, got) => wanted === got || !significantFields.has(lastOf(at)),
};

/** Parts that are shorter than this may be the same by chance. */
const DISTINCT = 12;

/** What stands for what: one thing of the example for one of the answer. */
function correspondence(known: ReadonlyMap<string, string>) {
  const real = new Map(known);
  const shown = new Map([...known].map(([example, given]) => [given, example]));
  return {
    isSo(example: string, given: string): boolean {
      const isSo = (real.get(example) ?? given) === given && (shown.get(given) ?? example) === example;
      real.set(example, given);
      if (given.length >= DISTINCT) shown.set(given, example);
      return isSo;
    },
    /** A text of the example with what stands for its made parts elsewhere. */
    withActualValues: (text: string): string =>
      [...real]
        .filter(([example]) => example.length >= DISTINCT)
        .reduce((replaced, [example, given]) => replaced.replaceAll(example, given), text),
  };
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** What the call names in place of what its example names. */
function namedInstead({ scenario, draft }: Pick<Prepared, 'scenario' | 'draft'>): ReadonlyMap<string, string> {
  const { parameters, given, body } = scenario;
  const shown = [...membersOf({ ...parameters.path, ...given.path }), ...membersOf(body)];
  const named = new Map([...Object.entries(draft.path), ...(isEntries(draft.body) ? Object.entries(draft.body) : [])]);
  return new Map(
    shown.flatMap(([name, example]): readonly [string, string][] => {
      const [from, to] = [parted(name, String(example))?.part, parted(name, String(named.get(name)))?.part];
      return from === undefined || to === undefined || from === to ? [] : [[from, to]];
    }),
  );
}

function isEntries(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** `note` records each value that was compared by its form only. */
interface AllValuesDeps {
  readonly call: Pick<Prepared, 'scenario' | 'draft'> | null;
  readonly normalize: Comparison['normalize'];
  readonly note: GeneratedValueUse['note'];
}

/** Compares every value. */
export function allValues({ call, normalize, note }: AllValuesDeps): Comparison {
  const known = correspondence(call === null ? new Map() : namedInstead(call));
  return {
    normalize,
    isSame(at, wanted, got) {
      if (wanted === got) return true;
      if (typeof wanted !== typeof got || wanted === null || got === null) return false;
      if (typeof wanted === 'boolean' || typeof got === 'boolean') return false;
      const [shown, given] = [parted(at, wanted), parted(at, got)];
      if (shown === undefined || given === undefined) return known.withActualValues(String(wanted)) === got;
      if (shown.rest !== given.rest) return false;
      if (!known.isSo(shown.part, given.part) && typeof wanted === 'string') return false;
      note(at);
      return true;
    },
  };
}

export function scalarOf(value: Json | undefined): Scalar {
  return isScalar(value) ? value : null;
}
