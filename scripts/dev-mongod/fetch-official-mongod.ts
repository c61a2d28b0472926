/**
 * Fetches the official mongod for this operating system through the download part of mongodb-memory-server-core.
 * The library runs in a process of its own: it is settled by environment variables, prints to the terminal, and
 * can wait for long where a firewall swallows packets.
 */
import { createRequire } from 'node:module';
import type { MongodSearch } from './mongod-source.ts';
import { runCommand } from './run-command.ts';

const RESULT = 'mongod is at ';

const downloadScript = `
  const { MongoBinary } = require(process.argv[1]);
  MongoBinary.getPath({ downloadDir: process.argv[2], checkMD5: true }).then(
    (path) => console.log(${JSON.stringify(`\n${RESULT}`)} + path),
    (error) => { console.error(String(error && error.message).replace(/\\s+/g, ' ')); process.exitCode = 1; },
  );`;

/** Fetches into `directory`. @returns the path of the mongod, or undefined (one line said) when the download failed. */
export async function fetchOfficialMongod(directory: string, { env, log }: MongodSearch): Promise<string | undefined> {
  const library = createRequire(import.meta.url).resolve('mongodb-memory-server-core');
  log('Downloading the official MongoDB server…');
  const download = await runCommand(process.execPath, ['-e', downloadScript, library, directory], {
    env: {
      ...env,
      MONGOMS_DOWNLOAD_DIR: directory,
      MONGOMS_SYSTEM_BINARY: '',
      MONGOMS_MAX_RETRIES: '2',
      // Without this the library does not check the download host's certificate.
      npm_config_strict_ssl: 'true',
    },
    silenceLimit: 20_000,
    onOutput: (text) => {
      for (const progress of text.matchAll(/: ([\d.]+%) \(([^)]*)\)/g)) log(`  ${progress[1]} (${progress[2]})`);
    },
  });
  if (!download.succeeded) {
    log(`The official MongoDB download can't be reached (${download.reason}).`);
    return undefined;
  }
  return download.output
    .split('\n')
    .find((line) => line.startsWith(RESULT))
    ?.slice(RESULT.length);
}
