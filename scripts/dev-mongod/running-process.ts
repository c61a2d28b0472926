/**
 * Inspects a process by its id: start time and command. The id alone is no proof, because ids are reused.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface RunningProcess {
  /** Identifies the process among those with the same id. Opaque: compare only. */
  readonly startedAt: string;
  /** The command with its arguments, separated by spaces. */
  readonly command: string;
}

/** The live process with this id. Undefined when there is none or it is a zombie. */
export function inspectProcess(pid: number): RunningProcess | undefined {
  return process.platform === 'linux' ? inspectByProc(pid) : inspectByPs(pid);
}

function inspectByProc(pid: number): RunningProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in parentheses, with any characters. The third is the state, the 22nd the start.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticksAfterBoot = fields[18];
    if (ticksAfterBoot === undefined || state === 'Z' || state === 'X') return undefined;
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
    return { startedAt: `${bootId}/${ticksAfterBoot}`, command };
  } catch {
    return undefined;
  }
}

function inspectByPs(pid: number): RunningProcess | undefined {
  const answer = spawnSync('ps', ['-ww', '-o', 'stat=', '-o', 'lstart=', '-o', 'command=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  // For example: `Ss   Mon Jan  5 10:00:00 2026     node server.mjs`
  const found = /^(\S+)\s+(\S+\s+\S+\s+\d+\s+\S+\s+\d+)\s+(.*)$/m.exec((answer.stdout ?? '').trim());
  if (!found) return undefined;
  const [, state = '', startedAt = '', command = ''] = found;
  return state.startsWith('Z') ? undefined : { startedAt, command };
}
