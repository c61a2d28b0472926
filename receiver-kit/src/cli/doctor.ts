/**
 * `doctor`: sends valid and invalid deliveries to a receiver and reports how it answers. It needs nothing but the receiver.
 * Use a test receiver: it gets events of orders that do not exist.
 */
import { systemClock } from '../clock.ts';
import { NoAnswer, runChecks, verdictTable } from '../doctor/run-checks.ts';
import { EventName } from '../generated/events.ts';
import { type Command, CommandError } from './command.ts';
import { senderFlags, senderSecrets, urlOf } from './sender-flags.ts';

export const doctor: Command = {
  summary: 'Checks a receiver: sends valid and invalid deliveries and prints a verdict on each answer.',
  flags: {
    ...senderFlags,
    event: {
      value: 'NAME',
      description: `an event that it has a handler for; ${EventName.ORDER_SUCCEEDED} when absent`,
    },
    effects: { value: 'URL', description: 'returns how often the order {order} took effect, as a number' },
    json: { description: 'prints the verdicts as JSON' },
  },
  async run(flags, { print }) {
    const url = urlOf(flags);
    const report = await runChecks({
      url,
      secrets: await senderSecrets(flags),
      eventName: flags.text('event') ?? EventName.ORDER_SUCCEEDED,
      effectsUrl: flags.text('effects'),
      clock: systemClock,
    }).catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error;
      throw new CommandError(`${url}: ${error.message}. Start the receiver, or correct --url.`);
    });
    print(flags.isSet('json') ? JSON.stringify(report, null, 2) : verdictTable(report));
    return report.failed === 0 ? 0 : 1;
  },
};
