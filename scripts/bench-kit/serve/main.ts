/** One participant in a process of its own: `node main.mjs <participant> <MongoDB address>`. */
import { answerAsks } from '../../bench/channel.ts';
import type { Running } from '../../bench/serve/participant.ts';
import type { ParticipantName } from '../participants.ts';
import { bareInsert, calledReceiver } from './called.ts';
import { octokitServer, rawServer, receiverServer } from './servers.ts';

const starts: Readonly<Record<ParticipantName, (mongoUri: string) => Promise<Running>>> = {
  raw: rawServer,
  octokit: octokitServer,
  'octokit-again': octokitServer,
  'first-memory': () => receiverServer({ store: 'memory', proof: 'basic' }),
  'signed-memory': () => receiverServer({ store: 'memory', proof: 'signed' }),
  'again-memory': () => receiverServer({ store: 'memory', proof: 'basic' }),
  'again-mongo': (mongoUri) => receiverServer({ store: mongoUri, proof: 'basic' }),
  'first-mongo-http': (mongoUri) => receiverServer({ store: mongoUri, proof: 'basic' }),
  'call-again-memory': () => calledReceiver({ store: 'memory', events: 'same' }),
  'call-again-mongo': (mongoUri) => calledReceiver({ store: mongoUri, events: 'same' }),
  'first-mongo': (mongoUri) => calledReceiver({ store: mongoUri, events: 'new' }),
  insert: bareInsert,
};

const [, , name = '', mongoUri = ''] = process.argv;
const start = new Map(Object.entries(starts)).get(name);
if (start === undefined) throw new Error(`there is no participant ${name}`);
const running = start(mongoUri);

answerAsks({
  async port() {
    const participant = await running;
    return participant.kind === 'server' ? participant.port : 0;
  },
  async reset() {},
  async work(seconds, inFlight) {
    const participant = await running;
    if (participant.kind === 'server') throw new Error(`${name} works on request only`);
    return participant.work(seconds, inFlight);
  },
});
