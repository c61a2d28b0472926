/** What a drill found, and how it reads. Pure except for the date and the machine. */
import { runFacts } from '../bench/report/machine.ts';

export interface DrillResult {
  readonly mongod: string;
  readonly documents: number;
  readonly dumpMs: number;
  readonly restoreMs: number;
  /** Collections that differ from the backup after the restore. */
  readonly differing: readonly string[];
  /** Orders of the backup, those that can be read, and those that were made after it. */
  readonly orders: number;
  readonly readable: number;
  readonly madeAfterBackup: number;
  readonly isVaultOpen: boolean;
  /** Events of the backup that were still to be sent, those that were not, and those that were more than once. */
  readonly due: number;
  readonly unsent: number;
  readonly sentTwice: number;
  /** Events of the backup that were acknowledged, and those of them that were sent again. */
  readonly acknowledged: number;
  readonly sentAgain: number;
  readonly misnumbered: number;
  readonly eventsLost: number;
  /** Whether events got the numbers after the raised one. */
  readonly isNumberRaised: boolean;
  readonly isAuditWhole: boolean;
  /** Orders that were paid, captured, voided and refunded after the restore. */
  readonly paid: number;
  /** Payments still open. */
  readonly open: number;
  readonly toCompare: number;
  readonly unknown: number;
  readonly problems: readonly string[];
}

interface Check {
  readonly what: string;
  readonly found: string;
  readonly holds: boolean;
}

function checksOf(result: DrillResult): readonly Check[] {
  const { differing, orders, readable, due, unsent, sentTwice, acknowledged, sentAgain } = result;
  return [
    {
      what: 'The restored database equals the backup, byte for byte',
      found: differing.length === 0 ? `${result.documents} documents` : `not: ${differing.join(', ')}`,
      holds: differing.length === 0,
    },
    { what: 'Every order can be read', found: `${readable} of ${orders}`, holds: orders > 0 && readable === orders },
    {
      what: 'The vault opens: a card that was stored before the backup pays an order',
      found: result.isVaultOpen ? 'paid' : 'not paid',
      holds: result.isVaultOpen,
    },
    {
      what: 'Events that were due are sent once',
      found: `${due} due; ${unsent} not sent, ${sentTwice} sent more than once`,
      holds: due > 0 && unsent === 0 && sentTwice === 0,
    },
    {
      what: 'Acknowledged events are not sent again',
      found: `${sentAgain} of ${acknowledged}`,
      holds: acknowledged > 0 && sentAgain === 0,
    },
    {
      what: 'Event numbers have no gap or duplicate, though their counters are older than the events',
      found: `${result.misnumbered} merchants with gaps or duplicates`,
      holds: result.misnumbered === 0 && result.eventsLost === 0,
    },
    {
      what: 'Event numbers that are raised by hand continue from there',
      found: result.isNumberRaised ? 'yes' : 'no',
      holds: result.isNumberRaised,
    },
    {
      what: 'The audit log is intact (`GET /settings/audit/verify`)',
      found: result.isAuditWhole ? 'intact' : 'broken',
      holds: result.isAuditWhole,
    },
    {
      what: 'Orders are paid, captured, voided and refunded',
      found: `${result.paid}; ${result.open} payments left open`,
      holds: result.open === 0,
    },
    {
      what: 'Every order agrees with the gateway, except for money that moved after the backup',
      found: `${result.problems.length} that do not`,
      holds: result.problems.length === 0,
    },
  ];
}

export function holds(result: DrillResult): boolean {
  return checksOf(result).every((check) => check.holds);
}

const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);

export function restorePage(result: DrillResult): string {
  const rows = checksOf(result).map(
    ({ what, found, holds: does }) => `| ${what} | ${found} | ${does ? 'yes' : 'NO'} |`,
  );
  return `# A backup is restored

${runFacts(result.mongod)}. Written by \`npm run check:restore\`.

A service takes payments with webhooks. A backup of its database is taken meanwhile (${result.documents} documents in ${seconds(result.dumpMs)} s), except that the
numbers of the events are from two seconds earlier. The merchant's endpoint answers 500 at that time, so that events are due. Three seconds of payments
later, service and database are lost. The backup is restored into an empty mongod (${seconds(result.restoreMs)} s), except for the books of the sandbox bank: these are of the
disaster, as those of a real gateway would be. A service starts on it with the same \`VAULT_KEY\`, \`SECRET_ROOT\` and \`OPERATOR_KEY\`.

| What must hold | Found | Holds |
| --- | --- | --- |
${rows.join('\n')}

What a backup cannot have, and the [operator's guide](../../server/docs/guides/operating-backups.md) says how to find: ${result.madeAfterBackup} orders were made after it, ${result.unknown} payments of such
orders are at the gateway, and ${result.toCompare} restored order(s) differ from the gateway by money that moved after the backup.
`;
}
