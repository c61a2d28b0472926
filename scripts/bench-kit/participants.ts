/**
 * Who is measured, in the order of their turns. Those that are compared stand side by side.
 */

export interface Participant {
  readonly name: string;
  /** `http`: loaded over the loopback interface. `work`: calls the receiver or the driver in its own process. */
  readonly load: 'http' | 'work';
  /** What is sent: a repeated event and again, or a new one each time. */
  readonly events: 'same' | 'new';
  readonly proof: 'basic' | 'signed' | 'octokit';
  readonly title: string;
}

export const participants = [
  {
    name: 'raw',
    load: 'http',
    events: 'same',
    proof: 'basic',
    title: '`node:http` that reads the body and returns 200',
  },
  { name: 'octokit', load: 'http', events: 'new', proof: 'octokit', title: 'octokit/webhooks: new events' },
  { name: 'first-memory', load: 'http', events: 'new', proof: 'basic', title: 'kit, memory: new events' },
  {
    name: 'signed-memory',
    load: 'http',
    events: 'new',
    proof: 'signed',
    title: 'kit, memory: new events, also signed',
  },
  {
    name: 'octokit-again',
    load: 'http',
    events: 'same',
    proof: 'octokit',
    title: 'octokit/webhooks: a repeated event',
  },
  { name: 'again-memory', load: 'http', events: 'same', proof: 'basic', title: 'kit, memory: a repeated event' },
  { name: 'again-mongo', load: 'http', events: 'same', proof: 'basic', title: 'kit, MongoDB: a repeated event' },
  { name: 'first-mongo-http', load: 'http', events: 'new', proof: 'basic', title: 'kit, MongoDB: new events' },
  {
    name: 'call-again-memory',
    load: 'work',
    events: 'same',
    proof: 'basic',
    title: 'kit, memory, called: a repeated event',
  },
  {
    name: 'call-again-mongo',
    load: 'work',
    events: 'same',
    proof: 'basic',
    title: 'kit, MongoDB, called: a repeated event',
  },
  { name: 'insert', load: 'work', events: 'new', proof: 'basic', title: 'driver only: one insert of a receipt' },
  { name: 'first-mongo', load: 'work', events: 'new', proof: 'basic', title: 'kit, MongoDB, called: new events' },
] as const satisfies readonly Participant[];

export type ParticipantName = (typeof participants)[number]['name'];
