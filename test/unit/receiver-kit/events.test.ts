import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type AnyEvent,
  createVerifier,
  EventName,
  type Handlers,
  isEventName,
  isKnownEvent,
  memoryJobs,
  type WebhookEvent,
} from '../../../receiver-kit/src/index.ts';
import { anEvent, basic, deliveryOf, shopCredential } from '../../support/receiver-kit/delivery.ts';
import { testReceiver } from '../../support/receiver-kit/test-receiver.ts';

const contract = JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'));
const exampleOf = (name: EventName): unknown => {
  const examples = contract.webhooks[name].post.requestBody.content['application/json'].examples;
  return Object.values<{ value: unknown }>(examples)[0]?.value;
};

/** Handlers of every event that note which of them ran with what. */
function notingHandlers() {
  const seen: { readonly handler: EventName; readonly event: WebhookEvent }[] = [];
  const on: Handlers = Object.fromEntries(
    Object.values(EventName).map((handler) => [handler, (event: WebhookEvent) => void seen.push({ handler, event })]),
  );
  return { on, seen };
}

describe('the events of the contract', () => {
  it('are the kit’s', () => {
    // ENCRYPTED wraps any of them and has no name of its own.
    expect(Object.keys(contract.webhooks).sort()).toEqual([...Object.values(EventName), 'ENCRYPTED'].sort());
  });

  it.each(Object.values(EventName))('%s: its example reaches its handler as it is', async (name) => {
    const { on, seen } = notingHandlers();
    const answer = await testReceiver({ on }).receiver.receive(deliveryOf(exampleOf(name)));
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { outcome: 'handled' }]);
    expect(seen).toEqual([{ handler: name, event: exampleOf(name) }]);
  });
});

it('an event’s type follows from the name its handler stands under', () => {
  const on: Handlers = {
    [EventName.ORDER_SUCCEEDED]: (event) => {
      expectTypeOf(event.event_name).toEqualTypeOf<'ORDER_SUCCEEDED'>();
      expectTypeOf(event.content.order.order_id).toEqualTypeOf<string>();
    },
    // @ts-expect-error a name that is no event does not compile
    ORDER_SUCEEDED: () => undefined,
  };
  expect(Object.keys(on)).toHaveLength(2);
});

describe('an event that nobody handles', () => {
  it.each(['ORDER_TELEPORTED', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'is acknowledged and counted when its name is unknown: %s',
    async (name) => {
      const { on, seen } = notingHandlers();
      const { receiver, log } = testReceiver({ on });
      const answer = await receiver.receive(deliveryOf(anEvent({ event_name: name })));
      expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { outcome: 'unknown' }]);
      expect(receiver.counters()).toMatchObject({ unknown: 1, handled: 0 });
      expect(log).toEqual([expect.objectContaining({ outcome: 'unknown', eventName: name })]);
      expect(seen).toEqual([]);
    },
  );

  it('is acknowledged when its content is not the one of known events', async () => {
    const event = anEvent({ event_name: 'TOKEN_TELEPORTED', content: { token: {} } });
    expect(await testReceiver().receiver.receive(deliveryOf(event))).toMatchObject({ status: 200 });
  });

  it('is acknowledged and not stored when there is no handler for it', async () => {
    const calls: string[] = [];
    const call = (name: string) => async (): Promise<never> => {
      calls.push(name);
      throw new Error('not to be called');
    };
    const store = { claim: call('claim'), complete: call('complete'), release: call('release') };
    const answer = await testReceiver({ store }).receiver.receive(deliveryOf(anEvent()));
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { outcome: 'unhandled' }]);
    expect(calls).toEqual([]);
  });
});

describe('the catch-all handler', () => {
  function catching() {
    const seen: [handler: string, eventName: string][] = [];
    const on: Handlers = {
      [EventName.ORDER_FAILED]: (_event, { eventName }) => void seen.push(['own', eventName]),
      '*': (_event, { eventName }) => void seen.push(['*', eventName]),
    };
    return { on, seen };
  }

  it('gets what has no handler of its own, names that the kit does not know included, and nothing else', async () => {
    const { on, seen } = catching();
    const { receiver } = testReceiver({ on });
    for (const [index, name] of ['ORDER_FAILED', 'ORDER_SUCCEEDED', 'ORDER_TELEPORTED', '__proto__'].entries()) {
      const answer = await receiver.receive(deliveryOf(anEvent({ id: `evt_${index}`, event_name: name })));
      expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { outcome: 'handled' }]);
    }
    expect(seen).toEqual([
      ['own', 'ORDER_FAILED'],
      ['*', 'ORDER_SUCCEEDED'],
      ['*', 'ORDER_TELEPORTED'],
      ['*', '__proto__'],
    ]);
  });

  it('runs once for an event, as any handler does, and again when it threw', async () => {
    let runs = 0;
    const failsFirst = (): void => {
      runs += 1;
      if (runs === 1) throw new Error('not yet');
    };
    const { receiver } = testReceiver({ on: { '*': failsFirst } });
    const send = async () => (await receiver.receive(deliveryOf(anEvent({ event_name: 'ORDER_TELEPORTED' })))).body;
    expect(JSON.parse(await send())).toMatchObject({ code: 'ERR_HANDLER_FAILED' });
    expect([await send(), await send()]).toEqual(['{"outcome":"handled"}', '{"outcome":"duplicate"}']);
    expect(runs).toBe(2);
  });

  it('gets an unknown event from the inbox, too', async () => {
    const { on, seen } = catching();
    const { receiver } = testReceiver({ on, inbox: { jobs: memoryJobs() } });
    const answer = await receiver.receive(deliveryOf(anEvent({ event_name: 'ORDER_TELEPORTED' })));
    expect(JSON.parse(answer.body)).toEqual({ outcome: 'accepted' });
    receiver.inbox?.start();
    await expect.poll(() => seen).toEqual([['*', 'ORDER_TELEPORTED']]);
    await receiver.inbox?.stop();
  });
});

describe('a newer service', () => {
  it('reaches the handler with an order status that the kit does not know', async () => {
    const { on, seen } = notingHandlers();
    const event = anEvent({
      content: { order: { order_id: 'ORD1', status: 'TELEPORTED', amount: 1, currency: 'XTS' } },
    });
    expect(await testReceiver({ on }).receiver.receive(deliveryOf(event))).toMatchObject({ status: 200 });
    expect(seen).toEqual([{ handler: 'ORDER_SUCCEEDED', event }]);
  });

  it('reaches the handler with a token status that the kit does not know', async () => {
    const { on, seen } = notingHandlers();
    const content = { token: { card_reference: 'ref_1', tokenization_status: 'TELEPORTED' } };
    const event = anEvent({ event_name: 'TOKEN_STATUS_CHANGED', content });
    expect(await testReceiver({ on }).receiver.receive(deliveryOf(event))).toMatchObject({ status: 200 });
    expect(seen).toEqual([{ handler: 'TOKEN_STATUS_CHANGED', event }]);
  });
});

describe('verify', () => {
  const verifier = createVerifier({ credentials: [shopCredential] });

  it('answers with the typed event', async () => {
    const event = await verifier.verify(deliveryOf(exampleOf(EventName.ORDER_SUCCEEDED)));
    expectTypeOf(event).toEqualTypeOf<AnyEvent>();
    expect(event).toEqual(exampleOf(EventName.ORDER_SUCCEEDED));
    if (!isKnownEvent(event) || event.event_name !== EventName.ORDER_SUCCEEDED) throw new Error('another event');
    expectTypeOf(event.content.order.order_id).toEqualTypeOf<string>();
  });

  it('answers with an event of a name that the kit does not know, and says that it does not', async () => {
    const sent = anEvent({ event_name: 'ORDER_TELEPORTED', content: { teleport: { to: 'Mars' } } });
    const event = await verifier.verify(deliveryOf(sent));
    expect([event, isKnownEvent(event)]).toEqual([sent, false]);
  });

  it.each([
    [
      'wrong credentials',
      { ...deliveryOf(anEvent()), headers: { authorization: basic('shop', 'x') } },
      'ERR_UNAUTHORIZED',
    ],
    ['another method', { ...deliveryOf(anEvent()), method: 'GET' }, 'ERR_METHOD_NOT_ALLOWED'],
    ['a body that is no event', deliveryOf({ id: 'evt_1' }), 'ERR_BODY_INVALID'],
  ])('rejects %s with what a receiver would answer', async (_case, request, code) => {
    await expect(verifier.verify(request)).rejects.toMatchObject({ name: 'ReceiverError', code });
  });

  it('of a receiver runs no handler, remembers nothing and counts nothing', async () => {
    const { on, seen } = notingHandlers();
    const { receiver, log } = testReceiver({ on });
    for (let times = 0; times < 2; times += 1) {
      expect(await receiver.verify(deliveryOf(anEvent()))).toMatchObject({ id: 'evt_0001' });
    }
    expect([seen, log]).toEqual([[], []]);
    expect(await receiver.receive(deliveryOf(anEvent()))).toMatchObject({ body: '{"outcome":"handled"}' });
  });

  it.each([new Headers({ authorization: basic('shop', 'x') }), new Map([['authorization', 'x']])])(
    'names the form of headers that it needs, given %o',
    async (headers) => {
      const request = { ...deliveryOf(anEvent()), headers };
      await expect(Reflect.apply(verifier.verify, verifier, [request])).rejects.toMatchObject({
        code: 'ERR_CONFIG',
        message: expect.stringContaining('headers: Object.fromEntries(request.headers)'),
      });
      const { receiver, log } = testReceiver();
      const answer = await Reflect.apply(receiver.receive, receiver, [request]);
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([500, 'ERR_CONFIG']);
      expect(log).toMatchObject([{ level: 'error', outcome: 'ERR_CONFIG' }]);
    },
  );

  it('takes the headers of a web Request as the message says', async () => {
    const authorization = basic(shopCredential.username, shopCredential.password);
    const web = new Headers({ authorization, 'content-type': 'application/json' });
    const event = await verifier.verify({ ...deliveryOf(anEvent()), headers: Object.fromEntries(web) });
    expect(event).toMatchObject({ id: 'evt_0001' });
  });

  it('refuses options without a proof, by name', () => {
    expect(() => createVerifier({})).toThrow('createVerifier: credentials must hold at least one');
  });
});

it('a name of the prototype is no event name', () => {
  for (const name of ['__proto__', 'constructor', 'toString', '', 1, null]) expect(isEventName(name)).toBe(false);
});

it('the handler gets what it may need beside the event', async () => {
  const contexts: unknown[] = [];
  const { receiver, clock } = testReceiver({
    on: { [EventName.ORDER_SUCCEEDED]: (_event, context) => void contexts.push(context) },
    leaseSeconds: 90,
  });
  const delivery = deliveryOf(anEvent());
  await receiver.receive(delivery);
  expect(contexts).toEqual([
    {
      eventId: 'evt_0001',
      eventName: 'ORDER_SUCCEEDED',
      attempt: 1,
      startedAt: clock.now(),
      leaseUntil: new Date(clock.now().getTime() + 90_000),
      username: 'shop',
      rawBody: delivery.rawBody,
      trace: null,
    },
  ]);
});

describe('what listeners do', () => {
  const fails = (): never => {
    throw new Error('the listener is broken');
  };

  it('never changes an answer', async () => {
    const { receiver } = testReceiver({
      logger: fails,
      onAlarm: fails,
      on: { [EventName.ORDER_SUCCEEDED]: () => undefined },
    });
    expect(await receiver.receive(deliveryOf(anEvent()))).toMatchObject({ status: 200 });
    const changed = anEvent({ date_created: '2025-01-11T00:00:00Z' });
    expect(await receiver.receive(deliveryOf(changed))).toMatchObject({ status: 409 });
  });

  it('is told of every request once, and of no body or password', async () => {
    const { receiver, log } = testReceiver({ on: { [EventName.ORDER_SUCCEEDED]: () => undefined } });
    await receiver.receive(deliveryOf(anEvent()));
    await receiver.receive(deliveryOf(anEvent(), { authorization: 'Basic x' }));
    await receiver.receive(deliveryOf('{"id":4111111111111111}'));
    expect(log.map(({ level, outcome }) => `${level} ${outcome}`)).toEqual([
      'info handled',
      'warn ERR_UNAUTHORIZED',
      'warn ERR_BODY_INVALID',
    ]);
    expect(JSON.stringify(log)).not.toMatch(/4111|battery|ORD9001/);
  });
});
