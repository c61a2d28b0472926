/** The configuration of a service in a test. */
export const testConfig = {
  environment: 'sandbox',
  ops: null,
  webhookDelivery: 'on',
  webhookLoopback: 'allowed',
  webhookLocalAddresses: [],
  webhookLeaseMs: 15_000,
  webhookAlarmAgeMs: 86_400_000,
  webhookSourceAddresses: { production: [], sandbox: [] },
  reconcileAfterMs: 60_000,
  trustedProxies: [],
  limits: null,
  sandboxGateway: 'on',
  requestLog: 'off',
  simulators: { stripe: null, adyen: null },
} as const;
