/**
 * Priority of the threads in which V8 compiles code that runs often, and collects garbage, beside the main thread. On a full
 * core they would take up to half of the main thread's time for as long as code is new, which is the first half minute under
 * load, and every request would wait for them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** Levels of niceness below the main thread: on a full core, these threads get about a tenth of its time. */
const LOWER_BY = 10;

const LOWEST = 19;

const TASKS = '/proc/self/task';

/** Ids of V8's helper threads. Node.js 20 leaves its threads without names: V8's are the four after the first two. */
function helperThreads(): readonly number[] {
  const threads = readdirSync(TASKS).map(Number);
  const named = threads.filter((id) => readFileSync(`${TASKS}/${id}/comm`, 'utf8').trim() === 'V8Worker');
  return named.length > 0 ? named : threads.toSorted((one, other) => one - other).slice(2, 6);
}

/** Lowers the priority of these threads on Linux, where niceness is an attribute of each thread (setpriority(2)). */
export function lowerHelperThreads(): void {
  if (process.platform !== 'linux') return;
  try {
    const priority = Math.min(LOWEST, getPriority() + LOWER_BY);
    for (const id of helperThreads()) setPriority(id, priority);
  } catch {
    // A sandbox without /proc, or one that forbids it: the threads keep their priority.
  }
}
