/**
 * `npm run examples`: encrypts the contract's plain examples with the published demo keys. Run it after a change of a plain
 * example. The ciphertext differs in each run.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { OperationId } from '../generated/values.ts';
import { readExample } from '../openapi/lint/example-values.mjs';
import { readDemoKeys } from './encrypted-examples/demo-keys.ts';
import { type KeyWrapping, makeMessage, makeWebhookToken } from './encrypted-examples/message.ts';

const folder = join(import.meta.dirname, '../openapi/examples');

interface EncryptedExample {
  readonly operation: OperationId;
  readonly name: string;
  readonly wrapping: KeyWrapping;
  /** The plain example of the request. */
  readonly request: string;
  /** The plain example of the response. */
  readonly response: string;
}

const status = {
  operation: OperationId.getEncryptedOrderStatus,
  request: 'encrypted/order-status.payload.yaml',
  response: 'getOrder/charged.response.yaml',
} as const;

const encrypted: readonly EncryptedExample[] = [
  { ...status, name: 'plain', wrapping: 'RSA-OAEP-256' },
  { ...status, name: 'rsa_oaep', wrapping: 'RSA-OAEP' },
  {
    operation: OperationId.createEncryptedSession,
    name: 'plain',
    wrapping: 'RSA-OAEP-256',
    request: 'createSession/plain.request.yaml',
    response: 'createSession/plain.response.yaml',
  },
  {
    operation: OperationId.createEncryptedRefund,
    name: 'partial',
    wrapping: 'RSA-OAEP-256',
    request: 'encrypted/refund.payload.yaml',
    response: 'refundOrder/partial.response.yaml',
  },
  {
    operation: OperationId.startEncryptedTxn,
    name: 'plain',
    wrapping: 'RSA-OAEP-256',
    request: 'startTxn/plain.request.yaml',
    response: 'startTxn/plain.response.yaml',
  },
];

const { merchant, service } = await readDemoKeys();
for (const { operation, name, wrapping, request, response } of encrypted) {
  const sent = await makeMessage(merchant, readExample(join(folder, request)), wrapping);
  const answered = await makeMessage(service, readExample(join(folder, response)));
  await writeFile(join(folder, operation, `${name}.request.yaml`), stringify(sent, { lineWidth: 0 }));
  await writeFile(join(folder, operation, `${name}.response.yaml`), stringify(answered, { lineWidth: 0 }));
}
const event = readExample(join(folder, 'webhooks/ORDER_SUCCEEDED.yaml'));
const JWT = await makeWebhookToken(service, event);
await writeFile(join(folder, 'webhooks/ENCRYPTED.yaml'), stringify({ JWT }, { lineWidth: 0 }));
console.log(`${encrypted.length + 1} encrypted examples written.`);
