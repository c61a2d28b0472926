/**
 * The side channel between the benchmark and the processes it measures: one question at a time, each answered by a
 * number. Apart from HTTP, so that asking for the CPU time is no request.
 */

/** The two operations of the ladder. */
export const benchOperations = ['create', 'get'] as const;
export type BenchOperation = (typeof benchOperations)[number];

export type Ask =
  /** The port it listens on, once it does. */
  | { readonly kind: 'port' }
  /** CPU time of the process so far, user and system, in microseconds. */
  | { readonly kind: 'cpu' }
  /** Resident memory, in bytes. */
  | { readonly kind: 'memory' }
  /** Forget every order. */
  | { readonly kind: 'reset' }
  /** For what is no server: work by itself, and say how often it was done. */
  | { readonly kind: 'work'; readonly seconds: number; readonly inFlight: number };

export type Reply =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'problem'; readonly message: string };

/** What a process answers besides the two that every process can answer. */
export interface Answers {
  port(): Promise<number>;
  reset(): Promise<void>;
  work(seconds: number, inFlight: number): Promise<number>;
}

/** Answers the questions that come over IPC, and ends with the process that asks. */
export function answerAsks(answers: Answers): void {
  process.on('message', (text) => {
    const ask: Ask = JSON.parse(String(text));
    answer(ask, answers).then(
      (number) => reply({ kind: 'number', number }),
      (error: unknown) => reply({ kind: 'problem', message: error instanceof Error ? error.message : 'unknown' }),
    );
  });
  process.once('disconnect', () => process.exit());
}

function reply(message: Reply): void {
  process.send?.(JSON.stringify(message));
}

async function answer(ask: Ask, answers: Answers): Promise<number> {
  switch (ask.kind) {
    case 'port':
      return answers.port();
    case 'cpu': {
      const { user, system } = process.cpuUsage();
      return user + system;
    }
    case 'memory':
      return process.memoryUsage.rss();
    case 'reset':
      await answers.reset();
      return 0;
    case 'work':
      return answers.work(ask.seconds, ask.inFlight);
    default: {
      const never: never = ask;
      return never;
    }
  }
}
