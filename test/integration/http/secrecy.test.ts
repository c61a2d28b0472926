import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operationList, operations } from '../../../generated/server/operations.ts';
import type { Answer } from '../../support/caller.ts';
import { firstOrAll, isEveryCase } from '../../support/every-case.ts';
import { credentialsFor, FORM, type Headers, JSON_TYPE, makeSamples, pathOf } from '../../support/sample-requests.ts';
import { startService, type TestService } from '../../support/service.ts';

/** A card number that cannot be mistaken for an id, in the formats that people type. */
const CARD = '4917610000000000';
const spellings = firstOrAll([CARD, '4917 6100 0000 0000', '4917-6100-0000-0000', `x${CARD}y`]);
const QUARTER_MS = 15 * 60_000;
const plain = (text: string) => text.replace(/[^0-9]/g, '');

let service: TestService;
beforeAll(async () => {
  // Free text contains what callers send: the scan of all database writes skips this database.
  service = await startService({ label: 'planted-secrecy' });
  await makeSamples(service);
});
afterAll(() => service.close());

/** Fails if an error repeats the number in any format, in the body or in a header. */
function expectSilent(answer: Answer): void {
  if (answer.status < 400) return;
  expect(plain(answer.text)).not.toContain(CARD);
  expect(plain(JSON.stringify([...answer.headers]))).not.toContain(CARD);
}

const methodOf = ({ method }: Operation) => method.toUpperCase();
const named = operationList.map((operation) => [operation.id, operation] as const);

function bodyOf(operation: Operation, values: Readonly<Record<string, string>>): string | undefined {
  if (operation.requestMediaType === JSON_TYPE) return JSON.stringify(values);
  return operation.requestMediaType === FORM ? new URLSearchParams(values).toString() : undefined;
}

describe.each(named)('%s never repeats a card number in an error', (_, operation) => {
  let letIn: Headers;
  beforeAll(async () => {
    // Some operations end the session, and wrong log-ins lock the user name for 15 minutes.
    service.clock.advance(QUARTER_MS);
    letIn = await credentialsFor(service, operation);
  });

  /** Resets the password of another merchant, because this one logs in again. */
  const address = (change: Readonly<Record<string, string>> = {}) =>
    pathOf(
      operation,
      operation.id === operations.resetMerchantCredentials.id ? { merchant_id: 'nobody', ...change } : change,
    );
  // A stream would not end: no seconds are refused.
  const ending = (path: string) =>
    operation.id === operations.streamChanges.id && !path.includes('?') ? `${path}?max_seconds=0` : path;
  const type = operation.requestMediaType === null ? {} : { 'content-type': operation.requestMediaType };
  const call = async (path: string, body: string | undefined, headers: Headers = {}) =>
    expectSilent(
      await service.call.raw(methodOf(operation), ending(path), body, {
        headers: { ...type, ...letIn, ...headers },
      }),
    );

  it('that came as any of its parameters, or as the name of one', async () => {
    for (const number of spellings) {
      const all = Object.fromEntries(operation.body.map((name) => [name, number]));
      await call(address(), bodyOf(operation, all));
      await call(address(), bodyOf(operation, { [number]: number, [`metadata.${number}`]: number }));
    }
    for (const name of operation.body) await call(address(), bodyOf(operation, { [name]: CARD }));
  });

  it('that came in the address', async () => {
    for (const number of spellings.slice(0, 2).map(encodeURIComponent)) {
      for (const name of operation.pathParameters) await call(address({ [name]: number }), undefined);
      const query = [...operation.query, 'client_auth_token', CARD].map(
        (name) => `${encodeURIComponent(name)}=${number}`,
      );
      await call(`${address()}?${query.join('&')}`, undefined);
      await call(`${address()}/${number}`, undefined);
    }
    for (const name of operation.query) await call(`${address()}?${name}=${CARD}`, undefined);
  });

  it('that came in a header', async () => {
    const names = ['authorization', 'x-merchantid', 'x-client-auth-token', 'x-routing-id', 'version', 'content-type'];
    for (const name of [...names, 'x-request-id', 'origin', 'accept', 'content-encoding']) {
      await call(address(), operation.requestMediaType === null ? undefined : 'a', { [name]: CARD });
    }
    await call(address(), undefined, { authorization: `Basic ${btoa(`${CARD}:`)}` });
  });

  it('that came in a body that cannot be read', async () => {
    if (operation.requestMediaType === null) return;
    const bodies = (number: string) => [
      number,
      `{"a":"${number}"`,
      `a=${number}&a=${number}`,
      `a=${number}%`,
      `["${number}"]`,
    ];
    // The plain number in every body, and each other spelling in one.
    for (const body of [...bodies(CARD), ...spellings.slice(1).flatMap((number, at) => bodies(number)[at] ?? [])]) {
      await call(address(), body);
      if (isEveryCase) await call(address(), body, { 'content-type': 'text/plain' });
    }
  });
});

it('and no log line held it', () => {
  const lines = service.logLines();
  expect(lines.length).toBeGreaterThan(operationList.length);
  for (const line of lines) expect(plain(line)).not.toContain(CARD);
});
