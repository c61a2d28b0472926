/**
 * Runs the built service in its own process, for the demo, the checks and the tests that kill it.
 * Controls it by HTTP and signals only.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AdminClient, assertOk, createAdminClient } from '../../generated/client/index.ts';
import type { Demo } from '../../server/compose/demo/demo-file.ts';
import { type VariableName, variables } from '../../server/platform/variables.ts';
import { NODE_ARGUMENTS, SERVER_BUNDLE, WORKER_BUNDLE } from '../build-server.ts';

export type ServiceEnv = Readonly<Partial<Record<VariableName, string>>> & { readonly DATA_DIR: string };

export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface ServiceProcess {
  /** The process that owns the data directory. */
  readonly pid: number;
  readonly baseUrl: string;
  /** Its standard error so far. */
  stderr(): string;
  /** The last lines of its log. */
  logTail(): string;
  readonly ended: Promise<ProcessEnd>;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<ProcessEnd>;
  /** Sends SIGKILL and waits for the end. */
  kill(): Promise<ProcessEnd>;
}

/** A process that may still fail to start. */
export interface StartedProcess extends Omit<ServiceProcess, 'baseUrl'> {
  /** The base URL (any text for a worker) when the process is ready. Undefined when it ends before that. */
  readonly ready: Promise<string | undefined>;
}

/** Gets a process's standard output and error, in pieces as they arrive. */
export type OutputSink = (text: string) => void;

const LOG_LINES = 40;
const ignoreOutput: OutputSink = () => undefined;

/** The environment without the service's variables, so that only the given ones apply. */
function environment(given: ServiceEnv): NodeJS.ProcessEnv {
  const own = new Set<string>(variables.map(({ name }) => name));
  const rest = Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.has(name)));
  return { ...rest, PORT: '0', ...given };
}

function endOf(child: ChildProcess): Promise<ProcessEnd> {
  return new Promise((resolve) => {
    // `close` comes after the last of its output has been read.
    child.once('close', (code, signal) => resolve({ code, signal }));
    child.once('error', () => resolve({ code: 127, signal: null }));
  });
}

/** Plain Node when MONGODB_URI is set. Otherwise the npm script, which starts the embedded mongod. */
function commandOf(bundle: string, script: string, { MONGODB_URI = '' }: ServiceEnv): readonly [string, ...string[]] {
  if (MONGODB_URI === '') return [process.execPath, '--import', 'tsx', script];
  return [process.execPath, ...NODE_ARGUMENTS, bundle];
}

/** Starts the built service on a free port. Build it first. */
export function launchService(env: ServiceEnv, output = ignoreOutput): StartedProcess {
  return launch(commandOf(SERVER_BUNDLE, 'scripts/start.ts', env), env, output);
}

/** Starts the built webhook worker and waits until it runs. Build it first. Throws its output when it ends before that. */
export async function startWorkerProcess(env: ServiceEnv): Promise<StartedProcess> {
  const started = launch(commandOf(WORKER_BUNDLE, 'scripts/worker.ts', env), env);
  if ((await started.ready) === undefined) throw new Error(`the worker did not start: ${started.stderr()}`);
  return started;
}

/** Starts the service by any command, such as `npm start`. */
export function launch(
  [program, ...args]: readonly [string, ...string[]],
  env: ServiceEnv,
  output = ignoreOutput,
): StartedProcess {
  const child = spawn(program, args, {
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = endOf(child);
  let said = '';
  let log: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output(text);
    log = [...log, ...text.split('\n').filter((line) => line !== '')].slice(-LOG_LINES);
  });
  const up = new Promise<string>((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output(text);
      said += text;
      const found = /is ready(?: at (\S+))?/.exec(said);
      if (found !== null) resolve(found[1] ?? 'ready');
    });
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    pid: child.pid ?? 0,
    stderr: () => said,
    logTail: () => log.join('\n'),
    ended,
    ready: Promise.race([up, ended.then(() => undefined)]),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/**
 * Starts the built service and waits until it is ready.
 * @throws its output when it ends before that.
 */
export async function startServiceProcess(env: ServiceEnv, output = ignoreOutput): Promise<ServiceProcess> {
  const started = launchService(env, output);
  const baseUrl = await started.ready;
  if (baseUrl === undefined) throw new Error(`the service did not start: ${started.stderr()}`);
  return { ...started, baseUrl };
}

/** The secrets of the demo merchant in a data directory. */
export async function readDemo(dataDir: string): Promise<Demo> {
  return JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8'));
}

/** A client of the settings API that is logged in. */
export async function loginToSettings(
  baseUrl: string,
  { settingsUsername: username, settingsPassword: password }: Pick<Demo, 'settingsUsername' | 'settingsPassword'>,
): Promise<AdminClient> {
  const login = await createAdminClient({ baseUrl }).login({ body: { username, password } });
  assertOk(login);
  return createAdminClient({ baseUrl, bearerToken: login.body.access_token });
}
