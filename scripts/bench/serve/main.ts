/** One contestant in a process of its own: `node bench-serve.mjs <contestant> <MongoDB address>`. */
import { answerAsks } from '../channel.ts';
import type { Start } from './contestant.ts';
import { contestants } from './contestants.ts';

const [, , name = '', mongoUri = ''] = process.argv;
const starts = new Map<string, Start>(Object.entries(contestants));
const start = starts.get(name);
if (start === undefined) throw new Error(`there is no contestant ${name}`);
const running = start(mongoUri);

answerAsks({
  async port() {
    const contestant = await running;
    return contestant.kind === 'server' ? contestant.port : 0;
  },
  async reset() {
    await (await running).reset();
  },
  async work(seconds, inFlight) {
    const contestant = await running;
    if (contestant.kind === 'server') throw new Error(`${name} works on request only`);
    return contestant.work(seconds, inFlight);
  },
});
