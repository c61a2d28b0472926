/** Where a router of a sharded cluster would send a command. */
import { describe, expect, it } from 'vitest';
import { broadcast, merchantsIn } from '../../../server/storage/mongo/sharding.ts';
import { type Command, commandProblem, merchantsNamed } from '../../support/command-target.ts';

const shop = { _id: 'shop:1', merchantId: 'shop' };
const inShops = { merchantId: { $in: ['shop', 'other'] } };
const update = (q: object, more: object = {}) => ({ update: 'orders', updates: [{ q, u: {}, ...more }] });

describe('a command that names its merchants', () => {
  it.each<[string, Command]>([
    ['find', { find: 'orders', filter: shop }],
    ['find', { find: 'orders', filter: { $and: [{ merchantId: 'shop' }, { v: 1 }] } }],
    [
      'find',
      {
        find: 'orders',
        filter: {
          $or: [
            { ...shop, v: 1 },
            { ...shop, v: 2 },
          ],
        },
      },
    ],
    ['find', { find: 'orders', filter: inShops }],
    ['find', { find: 'audit_log', filter: { merchantId: null } }],
    ['find', { find: 'webhook_endpoints', filter: { _id: { $gte: 'shop', $lt: 'shop!' } } }],
    ['find', { find: 'client_auth_tokens', filter: { _id: 'hash' } }],
    ['find', { find: 'merchants', filter: { 'users.key': 'ann' } }],
    ['distinct', { distinct: 'orders', key: 'v', query: { merchantId: 'shop' } }],
    ['count', { count: 'orders', query: { merchantId: { $eq: 'shop' } } }],
    ['aggregate', { aggregate: 'orders', pipeline: [{ $match: shop }, { $limit: 1 }] }],
    [
      'aggregate',
      {
        aggregate: 'orders',
        pipeline: [{ $match: shop }, { $unionWith: { coll: 'orders', pipeline: [{ $match: shop }] } }],
      },
    ],
    ['insert', { insert: 'orders', documents: [shop] }],
    ['update', update(shop)],
    ['update', update(shop, { upsert: true })],
    ['update', update(inShops, { multi: true })],
    ['delete', { delete: 'orders', deletes: [{ q: shop, limit: 1 }] }],
    ['delete', { delete: 'orders', deletes: [{ q: inShops, limit: 0 }] }],
    ['findAndModify', { findAndModify: 'orders', query: shop }],
    ['createIndexes', { createIndexes: 'orders', indexes: [] }],
    ['getMore', { getMore: 1, collection: 'orders' }],
  ])('%s %j goes to their shards', (name, command) => {
    expect(commandProblem(name, command)).toBeUndefined();
  });
});

describe('a command that does not', () => {
  const all = /goes to every shard/;
  const exact = /needs exactly one merchantId/;
  it.each<[string, Command, RegExp]>([
    ['find', { find: 'orders', filter: { _id: 'shop:1' } }, all],
    ['find', { find: 'orders', filter: {} }, all],
    ['find', { find: 'orders', filter: { merchantId: /^shop/ } }, all],
    ['find', { find: 'orders', filter: { merchantId: { $regex: '^shop' } } }, all],
    ['bulkWrite', { bulkWrite: 1, ops: [], nsInfo: [] }, /may go to every shard/],
    [
      'aggregate',
      { aggregate: 'merchants', pipeline: [{ $match: {} }, { $graphLookup: { from: 'orders', as: 'found' } }] },
      all,
    ],
    [
      'aggregate',
      { aggregate: 'orders', pipeline: [{ $match: shop }, { $facet: { a: [{ $lookup: { from: 'customers' } }] } }] },
      all,
    ],
    ['find', { find: 'orders' }, all],
    ['find', { find: 'orders', filter: { merchantId: { $gt: '' } } }, all],
    ['find', { find: 'orders', filter: { merchantId: { $nin: ['shop'] } } }, all],
    ['find', { find: 'orders', filter: { $or: [shop, { v: 1 }] } }, all],
    ['find', { find: 'client_auth_tokens', filter: { _id: { $gte: 'a', $lt: 'b' } } }, all],
    ['distinct', { distinct: 'orders', key: 'merchantId', query: {} }, all],
    ['count', { count: 'orders', query: { v: 1 } }, all],
    ['aggregate', { aggregate: 'orders', pipeline: [{ $sort: { v: 1 } }, { $match: shop }] }, all],
    [
      'aggregate',
      { aggregate: 'orders', pipeline: [{ $match: shop }, { $unionWith: { coll: 'orders', pipeline: [] } }] },
      all,
    ],
    [
      'aggregate',
      { aggregate: 'merchants', pipeline: [{ $match: {} }, { $lookup: { from: 'orders', as: 'orders' } }] },
      all,
    ],
    ['aggregate', { aggregate: 1, pipeline: [{ $changeStream: {} }] }, /is not listed/],
    ['insert', { insert: 'orders', documents: [shop, { _id: 'shop:2' }] }, /inserts without merchantId/],
    ['update', update({ _id: 'shop:1' }), all],
    ['update', update(inShops), exact],
    ['update', update(inShops, { multi: true, upsert: true }), exact],
    [
      'update',
      {
        update: 'orders',
        updates: [
          { q: shop, u: {} },
          { q: { _id: 'shop:2' }, u: {} },
        ],
      },
      all,
    ],
    ['delete', { delete: 'orders', deletes: [{ q: inShops, limit: 1 }] }, exact],
    ['findAndModify', { findAndModify: 'orders', query: { v: 1 }, ...broadcast('due-orders') }, all],
    ['find', { find: 'orders', filter: {}, comment: 'broadcast of-my-own' }, all],
    ['find', { find: 'new_collection', filter: shop }, /is in no list/],
  ])('%s %j is a problem', (name, command, problem) => {
    expect(commandProblem(name, command)).toMatch(problem);
  });
});

it('lets a listed read look over all merchants', () => {
  const command = { find: 'orders', filter: { wakeAt: 1 }, ...broadcast('due-orders') };
  expect(commandProblem('find', command)).toBeUndefined();
});

it('makes an exact match of one merchant, and a list of several', () => {
  expect(merchantsIn(['shop', 'shop'])).toBe('shop');
  expect(merchantsIn(['shop', 'other', 'shop'])).toEqual({ $in: ['shop', 'other'] });
});

it.each<[string, Command, readonly string[]]>([
  ['insert', { insert: 'orders', documents: [shop, { merchantId: 'other' }] }, ['shop', 'other']],
  ['find', { find: 'orders', filter: inShops }, ['shop', 'other']],
  ['update', update(shop), ['shop']],
  ['find', { find: 'orders', filter: { merchantId: { $eq: 'shop' } } }, ['shop']],
  ['find', { find: 'webhook_sequences', filter: { _id: { $in: ['shop', 'other'] } } }, ['shop', 'other']],
  [
    'update',
    {
      update: 'audit_heads',
      updates: [
        { q: { _id: 'shop' }, u: {} },
        { q: { _id: 'other' }, u: {} },
      ],
    },
    ['shop', 'other'],
  ],
  [
    'insert',
    { insert: 'idempotent_calls', documents: [{ _id: 'shop:0f3a' }, { _id: 'other:0f3a' }] },
    ['shop', 'other'],
  ],
  ['delete', { delete: 'gateway_callbacks', deletes: [{ q: { _id: 'shop:config:evt_1' }, limit: 1 }] }, ['shop']],
  ['findAndModify', { findAndModify: 'webhook_endpoints', query: { _id: 'shop https://shop.example' } }, ['shop']],
  ['find', { find: 'webhook_paused_endpoints', filter: { _id: { $gte: 'shop', $lt: 'shop!' } } }, ['shop']],
  ['find', { find: 'client_auth_tokens', filter: { _id: 'hash:of a token' } }, []],
  ['find', { find: 'merchants', filter: { _id: 'shop' } }, []],
  [
    'aggregate',
    {
      aggregate: 'orders',
      pipeline: [{ $match: shop }, { $unionWith: { coll: 'audit_heads', pipeline: [{ $match: { _id: 'other' } }] } }],
    },
    ['shop', 'other'],
  ],
])('%s %j names %j', (name, command, merchants) => {
  expect(merchantsNamed(name, command)).toEqual(merchants);
});
