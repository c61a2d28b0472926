/** What the doctor looks at, one thing at a time. */
import type { Fault } from '../testing/make-delivery.ts';
import type { Change, Examination, Got } from './session.ts';

export type Need = 'credentials' | 'signature' | 'encryption' | 'effects';

export interface Finding {
  readonly isGood: boolean;
  /** What came back. */
  readonly got: string;
}

export interface Check {
  readonly name: string;
  /** What a good receiver does. */
  readonly wanted: string;
  /** What to do where it does not. */
  readonly advice: string;
  /** What must be known for the check; without it the check is left out. */
  readonly needs?: Need;
  readonly run: (examination: Examination) => Promise<Finding>;
}

export const isTaken = ({ status }: Got): boolean => status === 200;
/** A refusal names the sender's fault; a crash or a redirect is none. */
export const isRefused = ({ status }: Got): boolean => status !== null && status >= 400 && status < 500;

export const finding = (isGood: boolean, ...answers: readonly Got[]): Finding => ({
  isGood,
  got: counted(answers.map(({ note }) => note)),
});

/** `200, 20 × 503` */
export function counted(notes: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const note of notes) counts.set(note, (counts.get(note) ?? 0) + 1);
  return [...counts].map(([note, count]) => (count === 1 ? note : `${count} × ${note}`)).join(', ');
}

/** A delivery with a fault must be refused, and must not have taken effect where that can be seen. */
export async function refusesFault(examination: Examination, event: Parameters<Examination['send']>[0], fault: Fault) {
  const got = await examination.send(event, [fault]);
  return finding(isRefused(got), got);
}

/** A body or head that is no delivery must be refused. */
export async function refusesChange(
  examination: Examination,
  event: Parameters<Examination['send']>[0],
  change: Change,
) {
  const got = await examination.send(event, [], change);
  return finding(isRefused(got), got);
}
