/**
 * Runs a program in the foreground as if it were this process: same terminal, same signals, same exit code, and
 * it does not stay behind when this process has to go. Plain JavaScript, because it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** npm passes on a signal that the whole process group got already; both copies are one wish. Milliseconds. */
const SAME_WISH = 1_000;

const PARENT_CHECK_INTERVAL = 1_000;

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('./run-child.d.mts').ChildOptions} options
 * @returns {Promise<number>} the exit code; 128 and the signal's number for a program that a signal ended
 */
export function runChild(command, args, { parent, env = process.env }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env });
    const stopForwarding = forwardSignals(child);
    const stopWatching = parent === 'must-stay' ? endWithParent(child) : () => {};
    const finish = (code) => {
      stopForwarding();
      stopWatching();
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(`${command} can't be started: ${error.message}`);
      finish(127);
    });
    child.once('exit', (code, signal) => finish(code ?? 128 + constants.signals[signal]));
  });
}

function forwardSignals(child) {
  const onTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  const forwarders = FORWARDED.map((signal) => {
    let last = Number.NEGATIVE_INFINITY;
    const forward = () => {
      // The terminal gives these two to every process of the foreground group, the child among them.
      if (onTerminal && signal !== 'SIGTERM') return;
      if (performance.now() - last < SAME_WISH) return;
      last = performance.now();
      child.kill(signal);
    };
    process.on(signal, forward);
    return () => process.removeListener(signal, forward);
  });
  return () => {
    for (const stop of forwarders) stop();
  };
}

/** Stops the child when the process that started this one is gone, which only kill -9 does without a signal to us. */
function endWithParent(child) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, PARENT_CHECK_INTERVAL);
  return () => clearInterval(timer);
}
