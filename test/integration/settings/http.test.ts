import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, logInAs, settingsOf } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { OPERATOR_KEY, SETTINGS_PASSWORD, startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ label: 'settings_http' });
});
afterAll(() => service.close());

const MINUTE = 60_000;

describe('the settings over HTTP', () => {
  it('are shut without the token of a login, and an operator key or an API key is none', async () => {
    for (const token of ['wrong', OPERATOR_KEY, service.merchant.apiKey]) {
      const answer = await bearer(service, token)('GET', '/settings/api-keys');
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, expect.stringMatching(/^Bearer /)]);
    }
    expect((await service.call.get('/settings/api-keys')).status).toBe(401);
  });

  it('are shut again after logging out, and after 8 hours', async () => {
    const first = await settingsOf(service, service.merchant);
    const second = await settingsOf(service, service.merchant);
    expect((await first('POST', '/settings/logout')).status).toBe(204);
    expect((await first('GET', '/settings/api-keys')).status).toBe(401);
    expect((await second('GET', '/settings/api-keys')).status).toBe(200);
    service.clock.advance(8 * 60 * MINUTE);
    expect((await second('GET', '/settings/api-keys')).status).toBe(401);
  });

  it('need no x-merchantid, and name the merchant in the answer', async () => {
    const call = await settingsOf(service, service.merchant);
    expect((await call('GET', '/settings/webhook')).headers.get('x-svc-merchant-id')).toBe('shop');
  });

  it('make an API key that works at once and, deleted, no more', async () => {
    const call = await settingsOf(service, service.merchant);
    const made = (await call('POST', '/settings/api-keys', { name: 'checkout' })).json();
    const merchant = service.callAs({ merchantId: 'shop', apiKey: textAt(made, 'api_key') });
    expect((await merchant.get('/orders')).status).toBe(200);
    expect((await call('DELETE', `/settings/api-keys/${textAt(made, 'key_id')}`)).status).toBe(204);
    expect((await merchant.get('/orders')).status).toBe(401);
  });

  it('show secrets in answers that must not be kept', async () => {
    const call = await settingsOf(service, service.merchant);
    const answers = [
      await logInAs(service, service.merchant.settingsUsername, SETTINGS_PASSWORD),
      await call('POST', '/settings/api-keys', { name: 'x' }),
      await call('POST', '/settings/payment-page/response-key'),
    ];
    for (const answer of answers) expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('answer an id of any length as an unknown one', async () => {
    const call = await settingsOf(service, service.merchant);
    const id = 'x'.repeat(65);
    const calls = [
      ['DELETE', `/settings/api-keys/${id}`],
      ['GET', `/settings/gateways/${id}`],
      ['DELETE', `/settings/gateways/${id}`],
      ['POST', `/settings/webhooks/${id}/resend`],
      ['POST', `/settings/webhooks/${id}/stop`],
      ['POST', `/settings/webhook-endpoints/${id}/resume`],
    ] as const;
    for (const [method, path] of calls) expect([path, (await call(method, path)).status]).toEqual([path, 404]);
  });

  it('refuse a change whose body is lost, rather than change nothing', async () => {
    const call = await settingsOf(service, service.merchant);
    const made = await call('POST', '/settings/gateways', { gateway: 'SANDBOX', name: 'x' });
    const answer = await call('PATCH', `/settings/gateways/${textAt(made.json(), 'gateway_config_id')}`);
    expect([answer.status, at(answer.json(), 'error_info', 'fields', 0, 'field_name')]).toEqual([400, 'body']);
  });

  it('refuse what the contract does not know, so that nobody counts on it', async () => {
    const call = await settingsOf(service, service.merchant);
    const answer = await call('POST', '/settings/api-keys', { name: 'x', colour: 'red' });
    expect([answer.status, at(answer.json(), 'error_info', 'fields', 0, 'field_name')]).toEqual([400, 'colour']);
  });

  it.each([
    ['a form', 'url=https%3A%2F%2Fshop.example', 'application/x-www-form-urlencoded', 415],
    ['broken JSON', '{"url":', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['an operator in the place of a text', '{"url":{"$gt":""}}', 'application/json', 400],
    ['a prototype', '{"url":null,"__proto__":{"a":1}}', 'application/json', 400],
    ['too much', `{"url":"${'x'.repeat(70_000)}"}`, 'application/json', 413],
  ])('refuse %s', async (_, body, contentType, status) => {
    const login = await logInAs(service, service.merchant.settingsUsername, SETTINGS_PASSWORD);
    const authorization = `Bearer ${textAt(login.json(), 'access_token')}`;
    const headers = { 'content-type': contentType, authorization, 'x-merchantid': null };
    expect((await service.call.raw('PUT', '/settings/webhook', body, { headers })).status).toBe(status);
  });
});

it('guessing a settings password over HTTP ends in 429 with the seconds to wait', async () => {
  const guessed = await service.addMerchant('guessed');
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await logInAs(service, guessed.settingsUsername, 'a guess')).status).toBe(401);
  }
  const locked = await logInAs(service, guessed.settingsUsername, SETTINGS_PASSWORD);
  expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900']);
  service.clock.advance(15 * MINUTE);
  expect((await logInAs(service, guessed.settingsUsername, SETTINGS_PASSWORD)).status).toBe(200);
});

it('a device that has logged in before is let in over HTTP while others guess from its address', async () => {
  const owner = await service.addMerchant('owner');
  const first = await logInAs(service, owner.settingsUsername, SETTINGS_PASSWORD);
  expect(first.status, first.text).toBe(200);
  const device_token = textAt(first.json(), 'device_token');
  for (let guess = 0; guess < 12; guess += 1) await logInAs(service, owner.settingsUsername, 'a guess');
  expect((await logInAs(service, owner.settingsUsername, SETTINGS_PASSWORD)).status).toBe(429);
  const headers = { 'x-merchantid': null, authorization: null };
  const login = { username: owner.settingsUsername, password: SETTINGS_PASSWORD, device_token };
  const answer = await service.call.json('POST', '/settings/login', login, { headers });
  expect(answer.status, answer.text).toBe(200);
  expect(textAt(answer.json(), 'device_token').split('.')[0]).toBe(device_token.split('.')[0]);
});

it('one merchant reaches nothing of another by its ids', async () => {
  const mine = await settingsOf(service, service.merchant);
  const theirs = await settingsOf(service, await service.addMerchant('neighbour'));
  const gateway = textAt((await mine('GET', '/settings/gateways')).json(), 'list', 0, 'gateway_config_id');
  const made = (
    await mine('POST', '/settings/gateways', { gateway: 'SANDBOX', name: 'mine', reference_id: 'r' })
  ).json();
  const key = textAt((await mine('POST', '/settings/api-keys', { name: 'mine' })).json(), 'key_id');
  await service.call.form('/orders', { order_id: 'ORD-MINE', amount: '1.00' });
  const own = textAt(made, 'gateway_config_id');
  const outcomes = [
    await theirs('GET', `/settings/gateways/${own}`),
    await theirs('PATCH', `/settings/gateways/${own}`, { enabled: false }),
    await theirs('DELETE', `/settings/gateways/${own}`),
    await theirs('DELETE', `/settings/api-keys/${key}`),
    await theirs('GET', '/settings/orders/ORD-MINE/webhooks'),
  ];
  expect(outcomes.map(({ status }) => status)).toEqual([404, 404, 404, 404, 400]);
  expect((await mine('GET', `/settings/gateways/${own}`)).json()).toEqual(made);
  expect((await mine('GET', '/settings/orders/ord-mine/webhooks')).status).toBe(200);
  expect(gateway).not.toBe(own);
});

it('an order shows its webhooks: waiting without an address, notified once there is one', async () => {
  const received: string[] = [];
  const receiver = createServer((req, res) => {
    received.push(req.headers.authorization ?? '');
    res.writeHead(received.length === 1 ? 500 : 200).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const call = await settingsOf(service, service.merchant);
  const webhooks = async () => (await call('GET', '/settings/orders/ORD-HOOK/webhooks')).json();
  const settings = (url: string | null) => call('PUT', '/settings/webhook', { url, events: ['ORDER_CREATED'] });
  try {
    await settings(null);
    await service.call.form('/orders', { order_id: 'ORD-HOOK', amount: '1.00' });
    await service.runWorkers();
    expect(await webhooks()).toMatchObject({
      order_id: 'ORD-HOOK',
      webhook_notified: false,
      deliveries: [{ event_name: 'ORDER_CREATED', state: 'WAITING_FOR_URL', attempts: [] }],
    });
    expect((await settings(`http://127.0.0.1:${port}/hook`)).status).toBe(200);
    await service.runWorkers();
    expect(await webhooks()).toMatchObject({
      webhook_notified: false,
      deliveries: [{ state: 'PENDING', attempts: [{ number: 1, outcome: 'NOT_ACKNOWLEDGED', http_status: 500 }] }],
    });
    service.clock.advance(10_000);
    await service.runWorkers();
    expect(await webhooks()).toMatchObject({
      webhook_notified: true,
      deliveries: [
        {
          state: 'NOTIFIED',
          notified: true,
          next_attempt_at: null,
          attempts: [{ number: 1 }, { outcome: 'ACKNOWLEDGED' }],
        },
      ],
    });
    expect(received).toEqual(Array(2).fill(`Basic ${Buffer.from('hooks:hook:pass word').toString('base64')}`));
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
});

it('the log and the database hold no secret that went through the settings', async () => {
  const call = await settingsOf(service, service.merchant);
  const secrets = [
    'webhook-password-text',
    'header-value-text',
    'credential-text',
    SETTINGS_PASSWORD,
    textAt((await logInAs(service, service.merchant.settingsUsername, SETTINGS_PASSWORD)).json(), 'access_token'),
    textAt((await call('POST', '/settings/api-keys', { name: 'x' })).json(), 'api_key'),
    textAt((await call('POST', '/settings/payment-page/response-key')).json(), 'response_key'),
  ];
  const [password, header, credential] = secrets;
  await call('PUT', '/settings/webhook', { url: null, password, custom_headers: { 'X-Secret': header } });
  await call('POST', '/settings/gateways', { gateway: 'SANDBOX', name: 'g', credentials: { secret: credential } });
  await call('PUT', '/settings/password', { current_password: 'a wrong one', new_password: 'another-password' });
  const collections = await service.database.db.collections();
  const stored = JSON.stringify(await Promise.all(collections.map((collection) => collection.find().toArray())));
  const log = service.logLines().join('');
  // Custom header values are stored unencrypted, next to the sealed password.
  for (const secret of secrets.filter((each) => each !== header)) expect(stored).not.toContain(secret);
  for (const secret of secrets) expect(log).not.toContain(secret);
});
