/** `replay`: sends the events of a file again, one after the other, each until it is acknowledged. */
import { readFile } from 'node:fs/promises';
import { systemClock, systemWait } from '../clock.ts';
import { readEvent } from '../event/wire.ts';
import { failureText, sendTo } from '../testing/fake-sender.ts';
import { makeDelivery } from '../testing/make-delivery.ts';
import { type Command, CommandError } from './command.ts';
import { senderFlags, senderSecrets, urlOf } from './sender-flags.ts';

const BETWEEN_TRIES_MS = 1_000;

export const replay: Command = {
  summary: 'Sends the events of a file again: one event a line, as `serve` prints them, or a JSON list.',
  operands: 'FILE',
  flags: { ...senderFlags, tries: { value: 'N', description: 'how often to send each event; 5 when absent' } },
  async run(flags, { print }) {
    const [file, ...others] = flags.operands;
    if (file === undefined || others.length > 0) throw new CommandError('Give exactly one file of events.');
    const events = await readEvents(file);
    const url = urlOf(flags);
    const secrets = await senderSecrets(flags);
    const tries = flags.count('tries', 5);
    const sendOne = async (bytes: Uint8Array): Promise<string> => {
      try {
        return String((await sendTo(url, await makeDelivery(bytes, secrets, { clock: systemClock }))).status);
      } catch (error) {
        return failureText(error);
      }
    };
    let open = 0;
    for (const { id, bytes } of events) {
      const results: string[] = [];
      while (results.length < tries && results.at(-1) !== '200') {
        if (results.length > 0) await systemWait(BETWEEN_TRIES_MS);
        results.push(await sendOne(bytes));
      }
      print(`${id}: ${results.join(', ')}`);
      if (results.at(-1) !== '200') open += 1;
    }
    print(`${events.length - open} acknowledged, ${open} not`);
    return open === 0 ? 0 : 1;
  },
};

interface StoredEvent {
  readonly id: string;
  readonly bytes: Uint8Array;
}

async function readEvents(file: string): Promise<readonly StoredEvent[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} cannot be read. Check the path and its permissions.`);
  });
  return eventTexts(text).map((line, index) => {
    try {
      const bytes = Buffer.from(line, 'utf8');
      return { id: readEvent(bytes).id, bytes };
    } catch {
      throw new CommandError(`${file}: number ${index + 1} is not an event. Remove or repair it.`);
    }
  });
}

function eventTexts(text: string): readonly string[] {
  if (!text.trimStart().startsWith('[')) return text.split('\n').filter((line) => line.trim() !== '');
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.map((event) => JSON.stringify(event)) : [];
  } catch {
    throw new CommandError('The list of events is not valid JSON.');
  }
}
