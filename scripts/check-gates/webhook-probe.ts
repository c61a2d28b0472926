/** G9 of webhooks: an example of an event that is not what is sent. */
import { type Probe, testsNamed } from './mutation.ts';

export const webhookProbe: Probe = {
  command: testsNamed(['ORDER_SUCCEEDED plain'], ['test/integration/scenarios/webhooks.test.ts']),
  mutations: [
    {
      gate: 'G9',
      fault: 'an example of a webhook that is not what the service sends',
      file: 'generated/openapi.json',
      from: /("operationId": "onOrderSucceeded",[\s\S]*?"resp_message": )"Approved"/,
      to: '$1"Seeded"',
      seen: /content\.order\.resp_message is \\?"Approved\\?" and not \\?"Seeded\\?"/,
    },
  ],
};
