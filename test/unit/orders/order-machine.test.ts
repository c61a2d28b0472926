import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginnings } from '../../support/order-samples.ts';
import { seeded } from '../../support/seeded.ts';
import * as holdCommand from './hold-commands.ts';
import * as command from './order-commands.ts';
import { type Command, newModel, newReal } from './order-model.ts';
import type { Answer } from './order-rules.ts';

const number = fc.nat({ max: 7 });
const successes = ['charged', 'authorized'] as const;
const answers = [
  'charged',
  'authorized',
  'declined',
  'unauthenticated',
  'not_sent',
  'redirect',
  'bank_page',
  'pending',
  'cancelling',
] as const satisfies readonly Answer[];
const commands = [
  fc.constantFrom(...beginnings).map(command.begin),
  fc.constantFrom(...beginnings.slice(0, 3)).map(command.begin),
  number.map(command.claim),
  number.map(command.claim),
  fc.tuple(number, fc.constantFrom(...(['cancelled', 'abandoned'] as const))).map((args) => command.fail(...args)),
  fc.tuple(number, fc.constantFrom(...answers)).map((args) => command.settle(...args)),
  fc.tuple(number, fc.constantFrom(...answers)).map((args) => command.settle(...args)),
  fc.tuple(number, fc.constantFrom(...successes)).map((args) => command.notifyEarly(...args)),
  fc
    .tuple(number, fc.constantFrom(...(['declined', 'charged', 'pending', 'cancelling'] as const)))
    .map((args) => command.abandon(...args)),
  fc.tuple(number, fc.constantFrom(...successes)).map((args) => command.cross(...args)),
  fc.tuple(number, fc.boolean()).map((args) => command.cancellation(...args)),
  number.map(command.failOver),
  fc
    .tuple(number, fc.constantFrom(...(['refunded', 'failed', 'unclear'] as const)))
    .map((args) => command.settleRefund(...args)),
  fc
    .tuple(number, fc.constantFrom(...(['capture', 'void'] as const)), fc.constantFrom(...(['all', 'part'] as const)))
    .map((args) => holdCommand.ask(...args)),
  fc
    .tuple(number, fc.constantFrom(...(['done', 'failed', 'pending'] as const)))
    .map((args) => holdCommand.answer(...args)),
  fc
    .tuple(number, fc.constantFrom(...(['capture', 'void'] as const)), fc.constantFrom(...(['all', 'part'] as const)))
    .map((args) => holdCommand.endAtGateway(...args)),
  number.map(holdCommand.runOut),
  number.map(holdCommand.runOut),
  fc.constant(null).map(command.expire),
  fc.constantFrom(...(['terms', 'texts', 'nothing'] as const)).map(command.change),
  fc.constantFrom(1, 59, 60, 601, 1_800, 90_000, 604_800).map(command.wait),
  fc.constant(604_800).map(command.wait),
];

/** Fixed commands before a random sequence: by chance, too few sequences reach a hold or continue after a void. */
const starts: readonly (readonly Command[])[] = [
  [],
  [command.begin('frictionless'), command.settle(0, 'authorized')],
  [
    command.begin('challenge'),
    command.begin('frictionless'),
    command.settle(1, 'authorized'),
    holdCommand.ask(1, 'void', 'all'),
    holdCommand.answer(1, 'done'),
  ],
  [command.begin('frictionless'), command.settle(0, 'cancelling'), command.cross(0, 'charged')],
  ...(['capture', 'void'] as const).flatMap((asked) =>
    (['capture', 'void'] as const).map((made) => [
      command.begin('frictionless'),
      command.settle(0, 'authorized'),
      holdCommand.ask(0, asked, 'all'),
      holdCommand.endAtGateway(0, made, 'part'),
      holdCommand.answer(0, 'done'),
    ]),
  ),
  [command.begin('redirect'), command.fail(0, 'cancelled')],
  [command.begin('redirect'), command.begin('redirect'), command.notifyEarly(0, 'charged')],
];

function* after(start: readonly Command[], sequence: Iterable<Command>): Iterable<Command> {
  yield* start;
  yield* sequence;
}

describe('an order, driven by random commands', () => {
  it('does what the rules say after every one, and keeps every promise', () => {
    const taken = new Map<string, number>();
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.commands(commands, { size: '+1', maxCommands: 60 }),
        (start, sequence) => {
          const real = newReal();
          fc.modelRun(() => ({ model: newModel(), real }), after(start, sequence));
          for (const [name, times] of real.taken) taken.set(name, (taken.get(name) ?? 0) + times);
        },
      ),
      { ...seeded(), numRuns: 1_000 },
    );
    // Every kind of command changed some order.
    const names = beginnings.map((beginning) => `begin ${beginning}`);
    const fails = ['claim', 'fail cancelled', 'fail abandoned', 'fail over'];
    const settles = answers.map((answer) => `settle ${answer}`);
    const early = successes.flatMap((success) => [`early ${success}`, `cross ${success}`]);
    const abandons = ['abandon declined', 'abandon charged', 'abandon pending', 'abandon cancelling'];
    const ends = ['cancellation done', 'cancellation failed', 'refund refunded', 'refund failed', 'refund unclear'];
    const holds = ['ask capture all', 'ask capture part', 'ask void all', 'answer done', 'answer failed', 'run out'];
    const outside = ['capture all', 'capture part', 'void all'].map((end) => `end at the gateway ${end}`);
    for (const name of [
      ...names,
      ...fails,
      ...settles,
      ...early,
      ...abandons,
      ...ends,
      ...holds,
      ...outside,
      'expire',
      'change terms',
      'change texts',
    ]) {
      expect(taken.get(name) ?? 0, `"${name}" changed something`).toBeGreaterThan(0);
    }
  }, 60_000);
});
