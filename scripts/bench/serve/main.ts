/** One participant in a process of its own: `node bench-serve.mjs <participant> <MongoDB address>`. */
import { answerAsks } from '../channel.ts';
import type { Start } from './participant.ts';
import { servedParticipants } from './participants.ts';

const [, , name = '', mongoUri = ''] = process.argv;
const starts = new Map<string, Start>(Object.entries(servedParticipants));
const start = starts.get(name);
if (start === undefined) throw new Error(`there is no participant ${name}`);
const running = start(mongoUri);

answerAsks({
  async port() {
    const participant = await running;
    return participant.kind === 'server' ? participant.port : 0;
  },
  async reset() {
    await (await running).reset();
  },
  async work(seconds, inFlight) {
    const participant = await running;
    if (participant.kind === 'server') throw new Error(`${name} works on request only`);
    return participant.work(seconds, inFlight);
  },
});
