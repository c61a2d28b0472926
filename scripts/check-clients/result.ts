/** The result file of gate G15. Pure. */

/** What the clients were made of. */
export interface MadeOf {
  /** The contract's version, and the SHA-256 of its bundle. */
  readonly contract: string;
  readonly digest: string;
  readonly generator: string;
  readonly date: string;
}

/** What is told of a run in which every client paid. */
export function resultText({ contract, digest, generator, date }: MadeOf, versions: readonly string[]): string {
  return `# Clients in other languages

${date}, contract ${contract} (\`generated/openapi.json\`, SHA-256 ${digest.slice(0, 16)}…), openapi-generator ${generator}.

Made by \`npm run check:clients\`: each client is generated from \`generated/openapi.json\` by the stock generator, built, and pays an
order: it creates it with \`metadata.SVC:gateway_reference_id\`, starts the transaction with \`tokenize=true\`, is the customer at
the bank's page, and reads \`CHARGED\`, 4.35, the consent and the gateway reference back.

${versions.map((version) => `- ${version}: paid`).join('\n')}

## What had to change in the contract for them

- Free keys of a form (\`additionalProperties\`) do not exist for them: the known keys of \`metadata\` and \`options\` are declared by
  name, \`metadata.SVC:gateway_reference_id\` among them, and become named parameters.
- Amounts in forms are text with a pattern: as numbers, \`multipleOf: 0.01\` refuses 4.35 in some of them.
- Python sends \`True\` for true: form booleans are taken in any case.
- POST /txns without \`format=json\` answers 303 and not 302, after which they would post the card again.
- No \`default\` answers, nullable objects as \`oneOf\` with \`null\`, one-value \`enum\` instead of \`const\`: what all three
  generators read alike.

## What is to be said to the generators

- Python: \`--global-property=models,supportingFiles,apis=<the tags but webhooks>\`. Of the webhooks, which are received and not sent, it
  would write a class whose parameters have no types, and which no Python compiles.
- Java: \`useSingleRequestParameter=true\`, so that a form's fields are named and not counted.
- Go: \`enumClassPrefix=true\`, since order and transaction statuses have names in common.
`;
}
