import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, textAt } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ label: 'card_info' });
});
afterAll(() => service.close());

const info = (bin: string, query = '') => service.call.get(`/cardbins/${bin}${query}`);

describe('Card Info', () => {
  it('tells network, issuer, type and whether the card can be tokenized', async () => {
    const answer = await info('411111');
    expect([answer.status, answer.json()]).toEqual([
      200,
      {
        id: '411111',
        object: 'cardbin',
        brand: 'VISA',
        bank: 'Sandbox Bank',
        country: 'INDIA',
        type: 'CREDIT',
        card_sub_type: 'NA',
        svc_bank_code: 'SVC_SANDBOX',
        tokenize_support: true,
      },
    ]);
    expect((await info('400005')).json()).toMatchObject({ type: 'DEBIT', tokenize_support: false });
  });

  it('finds the BIN of six to nine digits', async () => {
    for (const digits of ['411111', '4111110', '41111100', '411111000']) {
      expect((await info(digits)).json()).toMatchObject({ id: '411111', bank: 'Sandbox Bank' });
    }
  });

  it('says the network alone where nobody knows the issuer', async () => {
    expect((await info('510510510')).json()).toEqual({
      id: '510510',
      object: 'cardbin',
      brand: 'MASTERCARD',
      bank: '',
      country: '',
      type: '',
      card_sub_type: '',
      svc_bank_code: '',
      tokenize_support: false,
    });
  });

  it('tells of mandates and one-time passwords when asked, each by itself', async () => {
    const asked = async (query: string) => {
      const body = (await info('400005', query)).json();
      return [at(body, 'mandate_support'), at(body, 'direct_otp_support')];
    };
    expect(await asked('?options.check_mandate_support=true')).toEqual([false, undefined]);
    expect(await asked('?options.check_direct_otp_support=True')).toEqual([undefined, true]);
    expect(await asked('?options.check_mandate_support=true&options.check_direct_otp_support=true')).toEqual([
      false,
      true,
    ]);
    expect(await asked('?options.check_mandate_support=false&options.check_direct_otp_support=')).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is refused for digits that nobody knows', async () => {
    expect(refusalOf(await info('000000'))).toEqual([404, 'object_not_found']);
    expect(refusalOf(await info('637513'))).toEqual([404, 'object_not_found']);
  });

  it('is refused for what is no BIN, and repeats none of it', async () => {
    for (const wrong of ['41111', '4111111111', 'abcdef', '411111x', '4111111111111111', '%20411111', '41%2F111']) {
      const answer = await info(wrong);
      expect(refusalOf(answer)).toEqual([400, 'INVALID_REQUEST', 'bin']);
      expect(answer.text).not.toContain(wrong);
    }
    expect(service.logLines().join('')).not.toContain('4111111111111111');
  });

  it('is refused for a version that is no date and an option that is neither true nor false', async () => {
    const answer = await service.call.get('/cardbins/411111', { headers: { version: '2018' } });
    expect(refusalOf(answer)).toEqual([400, 'INVALID_REQUEST', 'version']);
    expect(refusalOf(await info('411111', '?options.check_mandate_support=maybe'))).toEqual([
      400,
      'INVALID_REQUEST',
      'options.check_mandate_support',
    ]);
  });

  it('takes every version date', async () => {
    for (const version of ['2018-10-25', '2023-06-30', '2030-01-01']) {
      expect((await service.call.get('/cardbins/411111', { headers: { version } })).status).toBe(200);
    }
  });

  it('is open to a client auth token, in a header or in the address, for fifteen minutes', async () => {
    const made = await service.call.form('/orders', {
      order_id: 'C-1',
      amount: '1',
      'options.get_client_auth_token': true,
    });
    const token = textAt(made.json(), 'svc', 'client_auth_token');
    const header = { headers: { authorization: null, 'x-client-auth-token': token } };
    const nothing = { headers: { authorization: null } };
    const answer = await service.call.get('/cardbins/411111', header);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await service.call.get(`/cardbins/411111?client_auth_token=${token}`, nothing)).status).toBe(200);
    service.clock.advance(15 * 60_000 + 1);
    expect((await service.call.get('/cardbins/411111', header)).status).toBe(401);
  });

  it('is open to nobody without credentials', async () => {
    expect((await service.call.get('/cardbins/411111', { headers: { authorization: null } })).status).toBe(401);
  });
});
