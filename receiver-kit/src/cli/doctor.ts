/**
 * `doctor`: sends what a receiver may meet, good and bad, and tells how it took it. It needs nothing but the receiver: give
 * it one that you try things with, because it gets events of orders that do not exist.
 */
import { systemClock } from '../clock.ts';
import type { Check, Need } from '../doctor/check.ts';
import { checks } from '../doctor/checks.ts';
import { report, type Verdict, verdictTable } from '../doctor/run-checks.ts';
import { examine, type Patient, requireConnection } from '../doctor/session.ts';
import { EventName } from '../generated/events.ts';
import type { Command } from './command.ts';
import { senderFlags, senderSecrets, urlOf } from './sender-flags.ts';

export const doctor: Command = {
  summary: 'Examines a receiver: sends good and bad deliveries and prints a verdict on each.',
  flags: {
    ...senderFlags,
    event: { value: 'NAME', meaning: `an event that it has a handler for; ${EventName.ORDER_SUCCEEDED} when absent` },
    effects: { value: 'URL', meaning: 'tells how often the order {order} took effect: a number' },
    json: { meaning: 'the verdicts as JSON' },
  },
  async run(flags, { out }) {
    const patient: Patient = {
      url: urlOf(flags),
      secrets: await senderSecrets(flags),
      eventName: flags.text('event') ?? EventName.ORDER_SUCCEEDED,
      effectsUrl: flags.text('effects'),
      clock: systemClock,
    };
    await requireConnection(patient.url);
    const verdicts = await examineAll(patient);
    const all = report(patient.url, verdicts);
    out(flags.isSet('json') ? JSON.stringify(all, null, 2) : verdictTable(all));
    return all.failed === 0 ? 0 : 1;
  },
};

/** One check after the other: they look at the same receiver. */
export async function examineAll(patient: Patient): Promise<readonly Verdict[]> {
  const examination = examine(patient);
  const has: Readonly<Record<Need, boolean>> = {
    credentials: patient.secrets.credentials !== undefined,
    signature: patient.secrets.signingSecret !== undefined,
    encryption: patient.secrets.encryption !== undefined,
    effects: patient.effectsUrl !== undefined,
  };
  const verdicts: Verdict[] = [];
  for (const check of checks) {
    const leftOut = check.needs !== undefined && !has[check.needs];
    verdicts.push(leftOut ? skipped(check) : judged(check, await check.run(examination)));
  }
  return verdicts;
}

function skipped({ name, wanted, needs = 'effects' }: Check): Verdict {
  return { verdict: 'skipped', name, wanted, got: `needs ${NEEDED[needs]}` };
}

function judged({ name, wanted, advice }: Check, { isGood, got }: Awaited<ReturnType<Check['run']>>): Verdict {
  return isGood ? { verdict: 'good', name, wanted, got } : { verdict: 'FAULT', name, wanted, got, advice };
}

const NEEDED: Readonly<Record<Need, string>> = {
  credentials: '--username and --password',
  signature: '--secret',
  encryption: '--keys',
  effects: '--effects',
};
