/** The middleware of express-openapi-validator, selected by name: an upgrade that renames one fails here. */
import { describe, expect, it } from 'vitest';
import { operations } from '../../../generated/server/operations.ts';
import { metadataOf, pickSteps, STEP_NAMES, validatorOf } from '../../../server/http/contract/validator-steps.ts';

const names = [...STEP_NAMES.find, STEP_NAMES.check];
const stepsWithout = (missing: string) =>
  names.filter((name) => name !== missing).map((name) => ({ name, run: () => {} }));

describe('the steps of the installed validator', () => {
  it('have the names by which they are picked', () => {
    expect(() => validatorOf([operations.getOrder])).not.toThrow();
  });

  it('find an operation', async () => {
    const { getOrder } = operations;
    expect(await metadataOf(getOrder, validatorOf([getOrder]))).toMatchObject({ expressRoute: '/orders/:order_id' });
  });

  it.each(names)('are refused without %s, by its name', (name) => {
    expect(() => pickSteps(stepsWithout(name))).toThrow(
      `express-openapi-validator has no step ${name} (it has ${names.filter((other) => other !== name).join(', ')})`,
    );
  });
});
