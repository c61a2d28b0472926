/**
 * The seed of property tests: the same in every run, so that a failure is due to a change and not to chance. `FC_SEED=new npm test`
 * uses a random seed and prints it, `FC_SEED=<seed> npm test` uses this one.
 */
import type { Parameters } from 'fast-check';

const USUAL = 20_260_314;
const { FC_SEED = '' } = process.env;
const seed = FC_SEED === 'new' ? Date.now() % 2 ** 31 : Number.parseInt(FC_SEED, 10) || USUAL;
if (FC_SEED !== '') console.info(`property tests: FC_SEED=${seed}`);

/** Parameters for `fc.assert`: the seed of this run. */
export function seeded(): Pick<Parameters<unknown>, 'seed'> {
  return { seed };
}
