/** `trigger`: sends an example event to a receiver, as the service would. */
import { randomUUID } from 'node:crypto';
import { EventName, isEventName } from '../generated/events.ts';
import { exampleEvent } from '../testing/example-event-wire.ts';
import { failureText, fakeSender } from '../testing/fake-sender.ts';
import { type Command, CommandError } from './command.ts';
import { senderFlags, senderSecrets, urlOf } from './sender-flags.ts';

/** The date of an event with a given id: the same id is the same event, whenever it is sent. */
const ALWAYS = new Date('2025-01-10T08:30:00Z');

export const trigger: Command = {
  summary: 'Sends an example event to a receiver.',
  flags: {
    ...senderFlags,
    event: { value: 'NAME', description: `the event's name; ${EventName.ORDER_SUCCEEDED} when absent` },
    id: { value: 'ID', description: 'the event id, to send the same event again; a new one when absent' },
    order: { value: 'ID', description: 'the order id' },
    amount: { value: 'AMOUNT', description: "the order's amount" },
    copies: { value: 'N', description: 'how many copies to send at once; 1 when absent' },
  },
  async run(flags, { print, printError }) {
    const name = flags.text('event') ?? EventName.ORDER_SUCCEEDED;
    if (!isEventName(name)) throw new CommandError(`--event must be one of ${Object.values(EventName).join(', ')}.`);
    const amount = Number(flags.text('amount') ?? 10.5);
    if (!(amount > 0)) throw new CommandError('--amount must be a number above 0.');
    const id = flags.text('id');
    const event = exampleEvent({
      id: id ?? `evt_${randomUUID()}`,
      at: id === undefined ? new Date() : ALWAYS,
      orderId: flags.text('order') ?? 'ORD9001',
      name,
      amount,
    });
    const sender = fakeSender({ to: urlOf(flags), ...(await senderSecrets(flags)) });
    const copies = flags.count('copies', 1);
    try {
      const [answers = []] = await sender.sendAll([event], { copies });
      for (const { status, body } of answers) print(`${event.id} ${name}: ${status} ${body}`);
      return answers.every(({ status }) => status === 200) ? 0 : 1;
    } catch (error) {
      printError(`The receiver cannot be reached: ${failureText(error)}. Start it, or correct --url.`);
      return 1;
    }
  },
};
