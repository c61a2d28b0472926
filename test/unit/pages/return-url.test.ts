import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { OrderStatus } from '../../../generated/values.ts';
import { statusIds } from '../../../server/domain/payments/order-status.ts';
import { buildReturnUrl, returnSignature } from '../../../server/pages/result/return-url.ts';

const facts = { orderId: 'ORD9001', status: OrderStatus.CHARGED, statusId: statusIds.CHARGED };

describe('the signature of the way back', () => {
  it('is the documented one for the documented example', () => {
    const signature = returnSignature(
      [
        ['order_id', 'ORD9001'],
        ['status', 'CHARGED'],
        ['status_id', '21'],
      ],
      'resp_key_demo',
    );
    expect(signature).toBe('VB1BlJhqe3IIKLJBlJNpWcXh1dVmRUSV+iHV/3D/oDw=');
  });

  it('does not depend on the order in which the parameters come', () => {
    const parameters = [
      ['status_id', '21'],
      ['order_id', 'ORD9001'],
      ['status', 'CHARGED'],
    ] as const;
    expect(returnSignature(parameters, 'resp_key_demo')).toBe('VB1BlJhqe3IIKLJBlJNpWcXh1dVmRUSV+iHV/3D/oDw=');
  });

  it('encodes names and values, and the whole once more', () => {
    const signed = 'a%2520b%3Dc%2526d';
    expect(returnSignature([['a b', 'c&d']], 'key')).toBe(createHmac('sha256', 'key').update(signed).digest('base64'));
  });
});

describe('the way back', () => {
  it('names the order, its status and the signature, each encoded once', () => {
    expect(buildReturnUrl('https://shop.example/paid', facts, 'resp_key_demo')).toBe(
      'https://shop.example/paid?order_id=ORD9001&status=CHARGED&status_id=21' +
        '&signature=VB1BlJhqe3IIKLJBlJNpWcXh1dVmRUSV%2BiHV%2F3D%2FoDw%3D&signature_algorithm=HMAC-SHA256',
    );
  });

  it('is verified by a shop that reads the query as any framework does', () => {
    const address = buildReturnUrl('https://shop.example/paid', facts, 'resp_key_demo');
    const query = [...new URL(address).searchParams];
    const message = query.filter(([name]) => !name.startsWith('signature'));
    expect(new URL(address).searchParams.get('signature')).toBe(returnSignature(message, 'resp_key_demo'));
  });

  it('has no signature without a response key', () => {
    expect(buildReturnUrl('http://localhost:3000', facts, null)).toBe(
      'http://localhost:3000/?order_id=ORD9001&status=CHARGED&status_id=21',
    );
  });
});
