/** The merchant of the demo is made like any other: what a newcomer reads first is what the reference shows. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Demo } from '../../../server/compose/demo/demo-file.ts';
import { bearer, logInAs } from '../../support/admin-caller.ts';
import { textAt } from '../../support/caller.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({ label: 'demo merchant' });
});
afterAll(() => service?.close());

const demo: Demo = {
  baseUrl: '',
  merchantId: 'demo',
  clientId: 'demo',
  apiKey: `svc_key_${'5'.repeat(64)}`,
  settingsUsername: 'demo_settings',
  settingsPassword: 'f3b1a6c0d2e4958671aa0b9c',
  operatorKey: '',
  responseKey: `resp_key_${'7'.repeat(32)}`,
  webhookUsername: 'demohooks',
  webhookPassword: '0c9b8a7f6e5d4c3b2a190817',
};

it('has a gateway whose id has the format of those created over the API', async () => {
  await service.service.ensureDemoMerchant(demo);
  const login = await logInAs(service, demo.settingsUsername, demo.settingsPassword);
  const settings = bearer(service, textAt(login.json(), 'access_token'));
  const { json } = await settings('GET', '/settings/gateways');
  const ids = JSON.stringify(json()).match(/"gateway_config_id":"[^"]*"/g);
  expect(ids).toEqual([expect.stringMatching(/^"gateway_config_id":"gtw_[0-9a-f]{16}"$/)]);
});
