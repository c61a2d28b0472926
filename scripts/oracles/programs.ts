/**
 * Installs the programs of others that the gateway connectors are tested against, once, in a cache of this user: Stripe's own
 * stripe-mock (built by Go) and localstripe (Python). Both are only run, as processes of their own.
 */
import { access, chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { goCommand } from '../check-clients/languages.ts';
import { tool } from '../check-clients/tool.ts';
import { pythonEnvironment } from '../python/environment.ts';

/** Its specification is of the version of Stripe's API that the connector pins. */
const STRIPE_MOCK = 'v0.203.0';

interface StripeMock {
  readonly program: string;
  /** Stripe's specification (OpenAPI), which the program checks by. */
  readonly specification: string;
}

/** Builds stripe-mock into a cache when it is not there. */
async function stripeMock(root: string, env: NodeJS.ProcessEnv): Promise<StripeMock> {
  const cache = env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = join(cache, 'card-payments-service', 'go', `stripe-mock-${STRIPE_MOCK}`);
  const made = { program: join(folder, 'stripe-mock'), specification: join(folder, 'spec3.json') };
  const isThere = await access(made.specification).then(
    () => true,
    () => false,
  );
  if (isThere) return made;
  console.log(`Building stripe-mock ${STRIPE_MOCK}, once…`);
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const command = await goCommand(root);
  const module = `github.com/stripe/stripe-mock@${STRIPE_MOCK}`;
  const go = (args: readonly string[]) => tool({ command, args, cwd: root, env: { ...env, GOBIN: unfinished } });
  await go(['install', module]);
  const modules = (await go(['env', 'GOMODCACHE'])).trim();
  await copyFile(join(modules, module, 'embedded', 'openapi', 'spec3.json'), join(unfinished, 'spec3.json'));
  await chmod(join(unfinished, 'spec3.json'), 0o644);
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return made;
}

/** The environment in which the tests find the programs. @throws an error that says what is missing. */
export async function oracleEnvironment(root: string, env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const requirements = join(root, 'scripts', 'oracles', 'localstripe-requirements.txt');
  const { program, specification } = await stripeMock(root, env);
  return {
    ...env,
    STRIPE_MOCK: program,
    STRIPE_SPECIFICATION: specification,
    LOCALSTRIPE_PYTHON: env.LOCALSTRIPE_PYTHON || (await pythonEnvironment('localstripe', requirements)),
  };
}
