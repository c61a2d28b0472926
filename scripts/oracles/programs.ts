/**
 * Installs the programs of others that the gateway connectors are tested against, once, in a cache of this user: Stripe's own
 * stripe-mock (built by Go) and localstripe (Python). Both are only run, as processes of their own.
 */
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { goCommand } from '../check-clients/languages.ts';
import { tool } from '../check-clients/tool.ts';
import { pythonEnvironment } from '../python/environment.ts';

/** Its specification is of the version of Stripe's API that the connector pins. */
const STRIPE_MOCK = 'v0.203.0';

/** The path of `stripe-mock`: STRIPE_MOCK when set, otherwise the one in the cache. */
async function stripeMock(root: string, env: NodeJS.ProcessEnv): Promise<string> {
  if (env.STRIPE_MOCK) return env.STRIPE_MOCK;
  const cache = env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = join(cache, 'card-payments-service', 'go', `stripe-mock-${STRIPE_MOCK}`);
  const program = join(folder, 'stripe-mock');
  const isThere = await access(program).then(
    () => true,
    () => false,
  );
  if (isThere) return program;
  console.log(`Building stripe-mock ${STRIPE_MOCK}, once…`);
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const args = ['install', `github.com/stripe/stripe-mock@${STRIPE_MOCK}`];
  await tool({ command: await goCommand(root), args, cwd: root, env: { ...env, GOBIN: unfinished } });
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return program;
}

/** The environment in which the tests find the programs. @throws an error that says what is missing. */
export async function oracleEnvironment(root: string, env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const requirements = join(root, 'scripts', 'oracles', 'localstripe-requirements.txt');
  return {
    ...env,
    STRIPE_MOCK: await stripeMock(root, env),
    LOCALSTRIPE_PYTHON: env.LOCALSTRIPE_PYTHON || (await pythonEnvironment('localstripe', requirements)),
  };
}
