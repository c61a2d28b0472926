/**
 * The seed of property tests. It is printed, so that a run can be repeated: `FC_SEED=<seed> npm test`.
 */
import type { Parameters } from 'fast-check';

const given = Number(process.env.FC_SEED ?? '');
const seed = given !== 0 && Number.isInteger(given) ? given : Date.now() % 2 ** 31;
console.info(`property tests: FC_SEED=${seed}`);

/** Parameters for `fc.assert`: the seed of this run. */
export function seeded(): Pick<Parameters<unknown>, 'seed'> {
  return { seed };
}
