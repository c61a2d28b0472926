/** All turns of a run: everybody warm first, then round after round in the same order. */
import type { BenchOperation } from '../channel.ts';
import type { Participant, ParticipantName } from '../participants.ts';
import { type Runner, type RunnerParts, startRunner } from './runner.ts';
import { type Sample, type TurnParts, takeTurn, warmUp } from './turn.ts';

/** The turns of one participant at one operation, in the order of the rounds. */
export interface Series {
  readonly name: ParticipantName;
  readonly operation: BenchOperation;
  readonly samples: readonly Sample[];
}

export interface RoundsResult {
  readonly series: readonly Series[];
  /** Resident memory after each round, in bytes. */
  readonly memory: ReadonlyMap<ParticipantName, readonly number[]>;
}

export interface RoundsParts extends RunnerParts, TurnParts {
  readonly log: (line: string) => void;
}

/** One participant at one operation, with what was measured so far. */
interface Turn {
  readonly runner: Runner;
  readonly operation: BenchOperation;
  readonly samples: Sample[];
}

/** Runs the whole ladder. Throws at the first wrong answer. */
export async function runRounds(participants: readonly Participant[], parts: RoundsParts): Promise<RoundsResult> {
  const { plan, log } = parts;
  const runners: Runner[] = [];
  try {
    for (const participant of participants) {
      log(`warming up: ${participant.title}`);
      const runner = await startRunner(participant, parts);
      runners.push(runner);
      for (const operation of participant.operations) await warmUp(runner, operation, plan, plan.warmUp);
    }
    const turns = runners.flatMap((runner) =>
      runner.participant.operations.map((operation) => ({ runner, operation })),
    );
    const taken = turns.map((turn): Turn => ({ ...turn, samples: [] }));
    const memory = new Map(runners.map(({ participant }): [ParticipantName, number[]] => [participant.name, []]));
    for (let round = 1; round <= plan.rounds; round += 1) {
      log(`round ${round} of ${plan.rounds}`);
      for (const { runner, operation, samples } of taken) samples.push(await takeTurn(runner, operation, parts));
      for (const { participant, process } of runners) {
        memory.get(participant.name)?.push(await process.ask({ kind: 'memory' }));
      }
    }
    const series = taken.map(({ runner, operation, samples }) => ({
      name: runner.participant.name,
      operation,
      samples,
    }));
    return { series, memory };
  } finally {
    for (const runner of runners) await runner.stop();
  }
}
