/** G9 apart from the others: what it seeds is met by a scenario whose order the fault of a header would spoil first. */
import { type Probe, testsNamed } from './mutation.ts';

export const amountProbe: Probe = {
  command: testsNamed(['refundOrder 200 partial'], ['test/integration/scenarios/scenarios.test.ts']),
  mutations: [
    {
      gate: 'G9',
      fault: 'an amount of the service that is not the one asked for',
      file: 'server/api/orders/refund-wire.ts',
      from: 'amount: toMajor(refund.money)',
      to: 'amount: 2 * toMajor(refund.money)',
      seen: /refundOrder partial[\s\S]{0,400}refunds\[\]\.amount is 80 and not 40/,
    },
  ],
};
