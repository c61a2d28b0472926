/**
 * What the settings show of the sandbox gateway. It takes every amount and any credentials; only `secret` has a meaning: it signs
 * the notifications that merchants send themselves.
 */
import type { GatewayType } from '../registry.ts';

/** The name of the sandbox gateway in gateway configurations. */
export const sandboxGatewayName = 'SANDBOX';

export const sandboxDescription: GatewayType = {
  name: sandboxGatewayName,
  label: 'Sandbox bank',
  credentialFields: [
    {
      name: 'secret',
      label: 'Notification secret',
      secret: true,
      required: false,
      pattern: '[\\s\\S]{1,4096}',
      help: 'Any text. It signs the notifications that you send to the callback URL yourself.',
    },
  ],
  otherCredentials: true,
  capabilities: {
    manualCapture: true,
    partialCapture: true,
    partialRefunds: true,
    networkTokens: true,
    moto: true,
    recovery: 'ask',
    idempotencyHours: 26280,
    findsRefunds: false,
  },
  moneyProblem: () => null,
  testCredentials: async () => ({ result: 'accepted', message: 'The sandbox gateway accepts all credentials.' }),
};
