/**
 * One installation at a time in a folder. Two commands that start at once in a new clone would both run `npm ci`, and each would remove what
 * the other has installed. Plain JavaScript, because it runs before anything is installed.
 */
import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const CHECK_INTERVAL = 250;

/** The file that holds the id of the installing process. Outside node_modules, which `npm ci` removes. */
export function lockFileOf(root) {
  return join(tmpdir(), `card-payments-install-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`);
}

/**
 * Runs `install` while no other process installs in the folder. Says so when it waits.
 * @template Result
 * @param {string} root the project's directory
 * @param {() => Promise<Result>} install
 * @returns {Promise<Result>}
 */
export async function alone(root, install) {
  const file = lockFileOf(root);
  let hasSaid = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder === undefined) continue;
    if (!isRunning(holder)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!hasSaid) console.log(`Another command (process ${holder}) installs the packages; waiting for it…`);
    hasSaid = true;
    await sleep(CHECK_INTERVAL);
  }
  try {
    return await install();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Whether this process has the lock now. A link appears with its content, so that no other process reads an empty file. */
function take(file) {
  const own = `${file}-${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Undefined when the file is gone. */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    return error.code === 'EPERM';
  }
}
