import { describe, expect, it } from 'vitest';
import type { ReceivedRequest } from '../../../receiver-kit/src/index.ts';
import { anEvent, bytesOf, deliveryOf, type EventFields, headersWith } from '../../support/receiver-kit/delivery.ts';
import { testReceiver } from '../../support/receiver-kit/test-receiver.ts';

const CAP = 256 * 1024;

async function answerTo(request: Partial<ReceivedRequest>) {
  const { receiver } = testReceiver();
  const answer = await receiver.receive({ ...deliveryOf(anEvent()), ...request });
  return { ...answer, content: JSON.parse(answer.body) };
}

describe('the method', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', ''])(
    '%s is refused and told what is allowed',
    async (method) => {
      const answer = await answerTo({ method });
      expect(answer).toMatchObject({
        status: 405,
        headers: { allow: 'POST' },
        content: { code: 'ERR_METHOD_NOT_ALLOWED' },
      });
    },
  );
});

describe('the media type', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'Application/JSON',
  ])('%s is taken', async (type) => {
    expect(await answerTo({ headers: headersWith({ 'content-type': type }) })).toMatchObject({ status: 200 });
  });

  const refused: [string, string | string[] | undefined][] = [
    ['none', undefined],
    ['an empty one', ''],
    ['a form', 'application/x-www-form-urlencoded'],
    ['plain text', 'text/plain'],
    ['another kind of JSON', 'application/problem+json'],
    ['a name that only begins so', 'application/jsonp'],
    ['another charset', 'application/json; charset=utf-16'],
    ['two of them', ['application/json', 'application/json']],
    ['two of them, joined to one', 'application/json, application/json'],
  ];
  it.each(refused)('%s is refused', async (_case, type) => {
    const answer = await answerTo({ headers: headersWith({ 'content-type': type }) });
    expect(answer).toMatchObject({ status: 415, content: { code: 'ERR_MEDIA_TYPE' } });
  });

  it('a compressed body is refused', async () => {
    const answer = await answerTo({ headers: headersWith({ 'content-encoding': 'gzip' }) });
    expect(answer).toMatchObject({ status: 415, content: { code: 'ERR_MEDIA_TYPE' } });
  });
});

describe('the size of the body', () => {
  const padded = (length: number) => {
    const frame = bytesOf(anEvent()).byteLength;
    return Buffer.concat([bytesOf(anEvent()), Buffer.alloc(length - frame, ' ')]);
  };

  it('is taken up to 256 KiB', async () => {
    expect(await answerTo({ rawBody: padded(CAP) })).toMatchObject({ status: 200 });
  });

  it('is refused one byte above', async () => {
    const answer = await answerTo({ rawBody: padded(CAP + 1) });
    expect(answer).toMatchObject({ status: 413, content: { code: 'ERR_BODY_TOO_LARGE' } });
  });
});

describe('a body that is no event', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const textWith = (json: string) => JSON.stringify(anEvent()).replace('"content":{', `"content":{"extra":${json},`);
  const bodies: [string, string][] = [
    ['nothing', ''],
    ['half of one', JSON.stringify(anEvent()).slice(0, 40)],
    ['a form', 'id=evt_0001'],
    ['null', 'null'],
    ['an array', '[]'],
    ['a text', '"evt_0001"'],
    ['NaN', '{"id":NaN}'],
    ['lists as deep as the cap allows', nested(CAP / 2)],
    ['an event with a list 65 deep', textWith(nested(65))],
    ['an event with the key __proto__', textWith('{"__proto__":{"admin":true}}')],
    ['an event with the key __proto__ in escapes', textWith('{"\\u005f_proto__":{"admin":true}}')],
    ['an event with constructor.prototype', textWith('{"constructor":{"prototype":{"admin":true}}}')],
  ];
  it.each(bodies)('is refused: %s', async (_case, body) => {
    const answer = await answerTo({ rawBody: Buffer.from(body) });
    expect(answer).toMatchObject({ status: 400, content: { code: 'ERR_BODY_INVALID' } });
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  it('is refused: bytes that are not UTF-8', async () => {
    const answer = await answerTo({ rawBody: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]) });
    expect(answer).toMatchObject({ status: 400, content: { code: 'ERR_BODY_INVALID' } });
  });

  const fields: [string, EventFields, string][] = [
    ['no id', { id: undefined }, 'id'],
    ['an id that is no text', { id: 7 }, 'id'],
    ['an id with an operator', { id: { $gt: '' } }, 'id'],
    ['an id of another form', { id: 'ord_1' }, 'id'],
    ['an id with a line break', { id: 'evt_1\nx' }, 'id'],
    ['a very long id', { id: `evt_${'a'.repeat(200)}` }, 'id'],
    ['no event name', { event_name: undefined }, 'event_name'],
    ['an event name with a line break', { event_name: 'ORDER\nX' }, 'event_name'],
    ['no date', { date_created: undefined }, 'date_created'],
    ['a date of another form', { date_created: '10 January 2025' }, 'date_created'],
    ['a date that does not exist', { date_created: '2025-13-10T08:30:00Z' }, 'date_created'],
    ['no content', { content: undefined }, 'content'],
    ['content that is a list', { content: [] }, 'content'],
    ['no order', { content: {} }, 'content.order'],
    ['an order without its id', { content: { order: { status: 'NEW' } } }, 'content.order'],
  ];
  it.each(fields)('is refused with the field named: %s', async (_case, values, field) => {
    const answer = await answerTo({ rawBody: bytesOf(anEvent(values)) });
    expect(answer).toMatchObject({ status: 400, content: { code: 'ERR_BODY_INVALID' } });
    expect(answer.content.message).toMatch(new RegExp(`look at ${field}\\.$`));
  });

  it('is never repeated in the answer', async () => {
    for (const body of ['4111111111111111', '{"id": "4111111111111111"}', '{4111111111111111']) {
      expect((await answerTo({ rawBody: Buffer.from(body) })).body).not.toContain('4111');
    }
  });
});

it('a body that another layer has parsed already is a clear error', async () => {
  const { receiver } = testReceiver();
  const parsed: unknown = anEvent();
  const answer = await Reflect.apply(receiver.receive, receiver, [{ ...deliveryOf(anEvent()), rawBody: parsed }]);
  expect(answer.status).toBe(500);
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'ERR_BODY_ALREADY_READ' });
});

it('a body that cannot be read to its end is refused', async () => {
  const answer = await answerTo({ rawBody: () => Promise.reject(new Error('reset')) });
  expect(answer).toMatchObject({ status: 400, content: { code: 'ERR_BODY_INCOMPLETE' } });
});
