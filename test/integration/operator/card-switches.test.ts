import { afterAll, describe, expect, it } from 'vitest';
import type { RequestOf } from '../../../generated/server/handler.ts';
import { merchantDirectory } from '../../../server/usecases/merchants/directory.ts';
import { administration, good, OPERATOR, request } from '../../support/administration.ts';
import { freshDatabase } from '../../support/mongo.ts';

const database = await freshDatabase('operator_card_switches');
const admin = await administration(database.db);

afterAll(database.drop);

async function change(merchant_id: string, body: RequestOf<'updateMerchant'>['body']) {
  return (await good(admin.operator.updateMerchant(request({ merchant_id }, body), OPERATOR))).body;
}

describe('the operator', () => {
  it('switches what a merchant does with cards, each switch by itself, and the log names the switches', async () => {
    await admin.createMerchant('switches');
    const off = {
      tokenization_enabled: false,
      svc_web_consent: false,
      merchant_consent: false,
      repeat_token_transactions: false,
      stored_card_mandate: false,
      token_requestor_ids: {},
    };
    const on = {
      tokenization_enabled: true,
      svc_web_consent: true,
      merchant_consent: true,
      repeat_token_transactions: true,
      stored_card_mandate: true,
      token_requestor_ids: { VISA: '40010030273', RUPAY: 'tr-7' },
    };
    for (const body of [
      { tokenization_enabled: true },
      { svc_web_consent: true },
      { merchant_consent: true },
      { repeat_token_transactions: true },
      { stored_card_mandate: true },
      { token_requestor_ids: on.token_requestor_ids },
    ]) {
      expect(await change('switches', body)).toMatchObject({ ...off, ...body });
      expect(await change('switches', off)).toMatchObject(off);
    }
    expect(await change('switches', on)).toMatchObject(on);
    expect((await admin.directory.byId('switches'))?.tokenRequestorIds).toEqual(on.token_requestor_ids);
    const [last] = await admin.audit.page('switches', { before: null, limit: 1 });
    expect(last?.fields).toEqual(Object.keys(on));
  });

  it('replaces the token requestor ids as a whole', async () => {
    await admin.createMerchant('requestor');
    await change('requestor', { token_requestor_ids: { VISA: '1', MASTERCARD: '2' } });
    const { token_requestor_ids } = await change('requestor', { token_requestor_ids: { MASTERCARD: '3' } });
    expect(token_requestor_ids).toEqual({ MASTERCARD: '3' });
    expect((await change('requestor', { max_attempts: 2 })).token_requestor_ids).toEqual({ MASTERCARD: '3' });
  });

  it('has them in force in every other process within a second', async () => {
    await admin.createMerchant('elsewhere');
    const other = merchantDirectory({ merchants: admin.merchants, clock: admin.clock });
    expect(await other.byId('elsewhere')).toMatchObject({ tokenizationEnabled: false, strictCardChecks: true });
    await change('elsewhere', { tokenization_enabled: true, strict_card_checks: false });
    const here = await admin.directory.byId('elsewhere');
    admin.clock.advance(1_000);
    for (const merchant of [here, await other.byId('elsewhere')]) {
      expect(merchant).toMatchObject({ tokenizationEnabled: true, strictCardChecks: false });
    }
  });

  it('finds the switches off on a merchant that was stored before there were any', async () => {
    await admin.createMerchant('elder');
    const names = [
      'tokenizationEnabled',
      'svcWebConsent',
      'merchantConsent',
      'repeatTokenTransactions',
      'storedCardMandate',
      'tokenRequestorIds',
      'cardNumbersInText',
    ];
    const unset = [{ $unset: names.map((name) => `merchant.${name}`) }];
    await database.db.collection<{ _id: string }>('merchants').updateOne({ _id: 'elder' }, unset);
    const read = await good(admin.operator.getMerchant(request({ merchant_id: 'elder' }, undefined), OPERATOR));
    expect(read.body).toMatchObject({
      tokenization_enabled: false,
      stored_card_mandate: false,
      token_requestor_ids: {},
      card_numbers_in_text: 'refuse',
    });
  });
});
