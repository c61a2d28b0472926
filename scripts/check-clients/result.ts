/** What a stock client must read back, and the result file of gate G15. Pure. */
import { OrderStatus } from '../../generated/values.ts';
import { NEWER_EVENT, NEWER_STATUS } from './newer-service.ts';

/** The demo merchant's gateway configuration, by the reference id that the clients send. */
export const REFERENCE = 'cards_default';

const wanted: Readonly<Record<string, unknown>> = {
  status: OrderStatus.CHARGED,
  amount: 4.35,
  consent: true,
  reference: REFERENCE,
};

/** The last output line of a payment program. */
export interface PaymentReport {
  /** The order status that the client reads from a future release, or its error. */
  readonly newer: string;
  /** The first event name that it reads there, or its error. */
  readonly event: string;
}

/** @throws unless the program's last line reports the paid order with consent and gateway reference. */
export function expectPaid(name: string, said: string): PaymentReport {
  const last = said.trim().split('\n').at(-1) ?? '';
  const given: Readonly<Record<string, unknown>> = JSON.parse(last);
  const differs = Object.entries(wanted).some(([key, value]) => given[key] !== value);
  if (differs) throw new Error(`${name}: the client read ${last}; expected ${JSON.stringify(wanted)}`);
  return { newer: String(given.newer), event: String(given.event) };
}

/** The inputs of the clients. */
export interface BuildFacts {
  /** The contract's version, and the SHA-256 of its bundle. */
  readonly contract: string;
  readonly digest: string;
  readonly generator: string;
  readonly date: string;
}

/** A client that paid. */
export interface ClientResult {
  readonly name: string;
  /** The versions of its tools. */
  readonly version: string;
  /** The order status that it reads from a future release, or its error. */
  readonly newer: string;
  /** The first event name that it reads there, or its error. */
  readonly event: string;
}

function line({ name, version, newer, event }: ClientResult): string {
  const reads =
    newer === NEWER_STATUS
      ? 'reads a status of a future release'
      : `does not read a status of a future release (${short(newer)})`;
  const listed = event === NEWER_EVENT ? 'lists an event of one' : `does not list an event of one (${short(event)})`;
  return `- ${name}: ${version}: paid; ${reads}; ${listed}`;
}

const short = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 160);

/** The result page of a complete run. */
export function resultText({ contract, digest, generator, date }: BuildFacts, tried: readonly ClientResult[]): string {
  return `# Clients in other languages

${date}, contract ${contract} (\`/docs/client.openapi.json\`, SHA-256 ${digest.slice(0, 16)}…), openapi-generator ${generator}.

Written by \`npm run check:clients\`: the stock generator generates each client from the service's
\`/docs/client.openapi.json\` without changes. The client then pays an order: it creates the order with
\`metadata.SVC:gateway_reference_id\`, starts the transaction with \`tokenize=true\`, completes the bank's page as the customer, and reads
\`CHARGED\`, 4.35, the consent and the gateway reference back. It then reads the order from a simulated future release,
whose order and transaction have the status \`${NEWER_STATUS}\` and a field that this contract does not have, and lists its events, the
first of which is \`${NEWER_EVENT}\`. Where the contract lists the statuses as \`x-extensible-enum\`, a client that cannot read all of this
fails the check.

${tried.map(line).join('\n')}

Not tested: kotlin, csharp and php, because the package registries of the check lack their compilers (kotlin, csharp) or packages (php).

## What the contract does for stock clients

- Free keys of a form (\`additionalProperties\`) are not supported: the known keys of \`metadata\` and \`options\` are declared by
  name, including \`metadata.SVC:gateway_reference_id\`, and become named parameters.
- Amounts in forms are strings with a pattern: for numbers, \`multipleOf: 0.01\` rejects 4.35 in some clients.
- Python sends \`True\` for true: the service accepts form booleans in any case.
- POST /txns without \`format=json\` returns 303 instead of 302: after a 302, clients would post the card again.
- No \`default\` responses, nullable objects as \`oneOf\` with \`null\`, one-value \`enum\` instead of \`const\`: all
  generators read these the same way.

## Generator options

- Java: \`useSingleRequestParameter=true\`, so that form fields are passed by name instead of by position.
- Go: \`enumClassPrefix=true\`, because order and transaction statuses share names.
- Rust: \`supportAsync=false,useSingleRequestParameter=true\`; the parameters of a call are then a struct with named fields.
- All: use the client bundle instead of \`generated/openapi.json\`. For webhooks, the Python generator writes parameters without
  types, and for gateway callbacks the Rust generator writes code that does not compile.
`;
}
