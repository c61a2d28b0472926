/** The merchant of the demo is made like any other: what a newcomer reads first is what the reference shows. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearer, logInAs } from '../../support/admin-caller.ts';
import { textAt } from '../../support/caller.ts';
import { testDemo as demo } from '../../support/demo-merchant.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({ label: 'demo merchant' });
});
afterAll(() => service?.close());

it('has a gateway whose id has the format of those created over the API', async () => {
  await service.service.ensureDemoMerchant(demo);
  const login = await logInAs(service, demo.settingsUsername, demo.settingsPassword);
  const settings = bearer(service, textAt(login.json(), 'access_token'));
  const { json } = await settings('GET', '/settings/gateways');
  const ids = JSON.stringify(json()).match(/"gateway_config_id":"[^"]*"/g);
  expect(ids).toEqual([expect.stringMatching(/^"gateway_config_id":"gtw_[0-9a-f]{16}"$/)]);
});
