import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, logInAs } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { OPERATOR_KEY, startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ label: 'operator_http' });
});
afterAll(() => service.close());

const operator = (method: string, path: string, body?: unknown) => bearer(service, OPERATOR_KEY)(method, path, body);
const books = {
  merchant_id: 'books',
  name: 'Book Store',
  settings_username: 'owner@books.example',
  settings_password: 'choose-a-long-password',
};

describe('the operator over HTTP', () => {
  it('is let in by the operator key alone', async () => {
    for (const token of ['wrong', `${OPERATOR_KEY}x`, service.merchant.apiKey]) {
      expect((await bearer(service, token)('GET', '/operator/merchants')).status).toBe(401);
    }
    expect((await service.call.get('/operator/merchants')).status).toBe(401);
    expect((await operator('GET', '/operator/merchants')).status).toBe(200);
  });

  it('creates a merchant that can call at once, and log in', async () => {
    const made = await operator('POST', '/operator/merchants', books);
    expect([made.status, made.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const merchant = service.callAs({ merchantId: 'books', apiKey: textAt(made.json(), 'api_key') });
    expect((await merchant.get('/orders')).status).toBe(200);
    expect((await logInAs(service, books.settings_username, books.settings_password)).status).toBe(200);
  });

  it('refuses a change whose body is lost, and answers an id of any length as an unknown one', async () => {
    const lost = await operator('PATCH', '/operator/merchants/shop');
    expect([lost.status, at(lost.json(), 'error_info', 'fields', 0, 'field_name')]).toEqual([400, 'body']);
    const id = 'x'.repeat(65);
    expect((await operator('GET', `/operator/merchants/${id}`)).status).toBe(404);
    expect((await operator('POST', `/operator/merchants/${id}/reset-credentials`)).status).toBe(404);
  });

  it('shuts a merchant out everywhere, and lets it in again', async () => {
    const other = await service.addMerchant('closed');
    const login = await logInAs(service, other.settingsUsername, 'settings password of the test');
    const settings = bearer(service, textAt(login.json(), 'access_token'));
    const merchant = service.callAs(other);
    const statuses = async () => [
      (await merchant.get('/orders')).status,
      (await settings('GET', '/settings/webhook')).status,
      (await logInAs(service, other.settingsUsername, 'settings password of the test')).status,
    ];
    expect(await statuses()).toEqual([200, 200, 200]);
    await operator('PATCH', '/operator/merchants/closed', { disabled: true });
    expect(await statuses()).toEqual([401, 401, 401]);
    await operator('PATCH', '/operator/merchants/closed', { disabled: false });
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('is refused a token requestor id that is none, or at a network that is not known', async () => {
    await service.addMerchant('tokens');
    const change = (token_requestor_ids: unknown) =>
      operator('PATCH', '/operator/merchants/tokens', { token_requestor_ids });
    const fields = async (ids: unknown) => {
      const answer = await change(ids);
      return [answer.status, at(answer.json(), 'error_info', 'fields')];
    };
    expect(await fields({ VISA_CARD: '1' })).toEqual([
      400,
      [{ field_name: 'token_requestor_ids.VISA_CARD', reason: 'is not a field of this object; remove it' }],
    ]);
    expect(await fields({ VISA: 'with a blank' })).toMatchObject([400, [{ field_name: 'token_requestor_ids.VISA' }]]);
    expect(await fields({ VISA: null })).toMatchObject([400, [{ field_name: 'token_requestor_ids.VISA' }]]);
    expect((await change({ VISA: '40010030273' })).status).toBe(200);
    expect((await change({})).status).toBe(200);
  });

  it('resets the password of a merchant, which ends its sessions', async () => {
    const other = await service.addMerchant('forgetful');
    const login = await logInAs(service, other.settingsUsername, 'settings password of the test');
    const settings = bearer(service, textAt(login.json(), 'access_token'));
    const reset = (await operator('POST', '/operator/merchants/forgetful/reset-credentials')).json();
    expect((await settings('GET', '/settings/webhook')).status).toBe(401);
    expect((await logInAs(service, other.settingsUsername, 'settings password of the test')).status).toBe(401);
    expect((await logInAs(service, other.settingsUsername, textAt(reset, 'settings_password'))).status).toBe(200);
  });
});
