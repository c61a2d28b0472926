/**
 * Gives the measured process a core of its own: this process, and with it the mongod it starts, goes to another core.
 * By `taskset`; without it the run goes on, and the result says so.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findOnPath } from '../../find-program.ts';

export type Pinning =
  | { readonly kind: 'pinned'; readonly taskset: string; readonly server: number; readonly others: number }
  | { readonly kind: 'free'; readonly reason: string };

/** The cores that this process may use, from Linux' list such as `0-2,5`. */
function allowedCores(): readonly number[] {
  const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '';
  return list.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** Moves this process, with all its threads and whatever it starts, to the second core. */
export function pinSelf(env: NodeJS.ProcessEnv): Pinning {
  const taskset = findOnPath('taskset', env);
  if (taskset === undefined) return { kind: 'free', reason: 'taskset is not installed' };
  const [server, others] = allowedCores();
  if (server === undefined || others === undefined) return { kind: 'free', reason: 'there is only one core' };
  execFileSync(taskset, ['-a', '-c', '-p', String(others), String(process.pid)], { stdio: 'ignore' });
  return { kind: 'pinned', taskset, server, others };
}

/** Where a measured process runs: on a core of its own, or also on the one of the load generator and mongod. */
export type Cores = 'own' | 'both';

/** The command line that runs Node (this one, or the program `node`) with these arguments on the core of the measured process. */
export function pinnedNode(
  pinning: Pinning,
  args: readonly string[],
  node = process.execPath,
  cores: Cores = 'own',
): readonly [string, readonly string[]] {
  if (pinning.kind === 'free') return [node, args];
  const list = cores === 'own' ? `${pinning.server}` : `${pinning.server},${pinning.others}`;
  return [pinning.taskset, ['-c', list, node, ...args]];
}

/** One sentence for the result. */
export function pinningInWords(pinning: Pinning): string {
  if (pinning.kind === 'free') return `Nothing is pinned: ${pinning.reason}.`;
  return `The measured process runs on core ${pinning.server}; the load generator and mongod share core ${pinning.others}.`;
}
