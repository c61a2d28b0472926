import { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import {
  createReceiver,
  memoryJobs,
  memoryStore,
  mongoStore,
  outboxed,
  ReceiverError,
} from '../../../receiver-kit/src/index.ts';
import { shopCredential } from '../../support/receiver-kit/delivery.ts';

const sound = { credentials: [shopCredential], store: memoryStore(), on: {} };

/** Calls as plain JavaScript would: without the types in the way. */
const create = (options: unknown): unknown => Reflect.apply(createReceiver, undefined, [options]);

function configError(call: () => unknown): ReceiverError {
  try {
    call();
  } catch (error) {
    if (error instanceof ReceiverError) return error;
    throw error;
  }
  throw new Error('no error was thrown');
}

const jobs = memoryJobs();
const inbox = (fields: object) => ({ ...sound, inbox: { jobs, ...fields } });

it.each<[string, unknown, string]>([
  ['nothing at all', {}, 'store must have transact'],
  ['effects that are none', { store: memoryStore(), jobs, effects: { ship: 'x' } }, 'ship must be given'],
  ['a lease below nothing', { store: memoryStore(), jobs, effects: {}, jobLeaseSeconds: -1 }, 'jobLeaseSeconds'],
])('outboxed refuses %s', (_case, options, message) => {
  const error = configError(() => Reflect.apply(outboxed, undefined, [options]));
  expect([error.code, error.message]).toEqual(['ERR_CONFIG', expect.stringContaining(message)]);
});

describe('createReceiver refuses', () => {
  const faults: [string, unknown, string][] = [
    ['no options', undefined, 'credentials must hold at least one'],
    ['no credentials', { ...sound, credentials: [] }, 'credentials must hold at least one'],
    [
      'an unset password',
      { ...sound, credentials: [{ username: 'shop', password: undefined }] },
      'environment variable',
    ],
    ['an empty user name', { ...sound, credentials: [{ username: '', password: 'x' }] }, 'credentials[0].username'],
    [
      'a colon in a user name',
      { ...sound, credentials: [shopCredential, { username: 'a:b', password: 'x' }] },
      'credentials[1].username',
    ],
    ['no store', { ...sound, store: undefined }, 'it lacks claim, complete, release'],
    ['half a store', { ...sound, store: { claim: () => undefined } }, 'it lacks complete, release'],
    ['no handlers', { ...sound, on: undefined }, 'on must be an object'],
    [
      'a mistyped event name',
      { ...sound, on: { ORDER_SUCEEDED: () => undefined } },
      'on.ORDER_SUCEEDED is not an event name',
    ],
    [
      'a handler under the name of a prototype',
      { ...sound, on: { toString: () => undefined } },
      'on.toString is not an event name',
    ],
    [
      'a handler that is no function',
      { ...sound, on: { ORDER_SUCCEEDED: 'ship' } },
      'on.ORDER_SUCCEEDED must be a function',
    ],
    ['a catch-all handler that is no function', { ...sound, on: { '*': 'ship' } }, 'on.* must be a function'],
    ['a lease of no time', { ...sound, leaseSeconds: 0 }, 'leaseSeconds'],
    ['a lease that is no number', { ...sound, leaseSeconds: Number.NaN }, 'leaseSeconds'],
    ['a job lease that is no number', inbox({ jobLeaseSeconds: Number.NaN }), 'inbox.jobLeaseSeconds'],
    ['a job lease below nothing', inbox({ jobLeaseSeconds: -1 }), 'inbox.jobLeaseSeconds'],
    ['a retry that is no number', inbox({ retrySeconds: [5, 'x'] }), 'inbox.retrySeconds[1]'],
    ['retries that are no list', inbox({ retrySeconds: 5 }), 'inbox.retrySeconds must be a list'],
    ['an inbox without jobs', { ...sound, inbox: {} }, 'inbox.jobs must be a job store'],
    [
      'everybody as a trusted proxy',
      { ...sound, allowList: { addresses: ['192.0.2.1'], trustedProxies: ['0.0.0.0/0'] } },
      'trustedProxies must not be everybody',
    ],
    [
      'one place for the jobs of inbox and outbox',
      { ...sound, store: undefined, level: outboxed({ store: memoryStore(), jobs, effects: {} }), inbox: { jobs } },
      'must be two',
    ],
  ];
  it.each(faults)('%s', (_case, options, message) => {
    const error = configError(() => create(options));
    expect(error.code).toBe('ERR_CONFIG');
    expect(error.message).toContain(message);
  });

  it('every fault at once, and shows no password', () => {
    const error = configError(() =>
      create({ credentials: [{ username: 'a:b', password: 'secret' }], leaseSeconds: -1 }),
    );
    expect(error.message).toMatch(/credentials\[0\].*store.*on must.*leaseSeconds/);
    expect(error.message).not.toContain('secret');
  });
});

describe('the stores refuse', () => {
  it('a memory for no event', () => {
    expect(configError(() => memoryStore({ maxEvents: 0 })).code).toBe('ERR_CONFIG');
  });

  it('a retention of no time', () => {
    const client = new MongoClient('mongodb://127.0.0.1:9');
    expect(configError(() => mongoStore(client.db('none'), { retentionDays: 0 })).code).toBe('ERR_CONFIG');
  });
});
