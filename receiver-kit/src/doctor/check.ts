/** One check of the doctor, and the verdicts that most checks share. */
import type { Fault } from '../testing/make-delivery.ts';
import type { Change, DoctorSession, Reply } from './session.ts';

export type Need = 'credentials' | 'signature' | 'encryption' | 'effects';

export interface Finding {
  readonly isGood: boolean;
  /** What came back. */
  readonly got: string;
}

export interface Check {
  readonly name: string;
  /** What a correct receiver does. */
  readonly wanted: string;
  /** How to fix a receiver that does not. */
  readonly advice: string;
  /** What the check needs; without it the check is skipped. */
  readonly needs?: Need;
  readonly run: (session: DoctorSession) => Promise<Finding>;
}

export const isTaken = ({ status }: Reply): boolean => status === 200;
/** Refused as the sender's fault. A crash or a redirect does not count. */
export const isRefused = ({ status }: Reply): boolean => status !== null && status >= 400 && status < 500;

export const finding = (isGood: boolean, ...answers: readonly Reply[]): Finding => ({
  isGood,
  got: counted(answers.map(({ note }) => note)),
});

/** For example `200, 20 × 503`. */
export function counted(notes: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const note of notes) counts.set(note, (counts.get(note) ?? 0) + 1);
  return [...counts].map(([note, count]) => (count === 1 ? note : `${count} × ${note}`)).join(', ');
}

/** A delivery with a fault must be refused. */
export async function refusesFault(session: DoctorSession, event: Parameters<DoctorSession['send']>[0], fault: Fault) {
  const got = await session.send(event, [fault]);
  return finding(isRefused(got), got);
}

/** A changed method, header or body must be refused. */
export async function refusesChange(
  session: DoctorSession,
  event: Parameters<DoctorSession['send']>[0],
  change: Change,
) {
  const got = await session.send(event, [], change);
  return finding(isRefused(got), got);
}
