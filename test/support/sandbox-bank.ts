/** The sandbox gateway on a database of its own, with a manual clock. */
import type { Db } from 'mongodb';
import { CardNumber, CardSecurityCode } from '../../server/domain/cards/card-number.ts';
import type { BeginRequest } from '../../server/domain/ports/gateway.ts';
import { createSandboxGateway, type SandboxGateway } from '../../server/gateways/sandbox/sandbox-gateway.ts';
import type { LedgerEntry } from '../../server/gateways/sandbox/session.ts';
import { createSandboxStore, type SandboxStore } from '../../server/gateways/sandbox/store.ts';
import { manualClock } from './test-runtime.ts';

/** The security code of every payment made here. */
export const securityCode = '739';

export interface Bank extends SandboxGateway {
  readonly store: SandboxStore;
  /** The same gateway as another process has it. */
  another(): SandboxGateway;
  /** A gateway over a store of which some steps are replaced. */
  over(store: SandboxStore): SandboxGateway;
  now(): Date;
  pass(seconds: number): void;
  ledger(txnUuid: string): Promise<LedgerEntry[]>;
}

export function openBank(db: Db): Bank {
  const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
  const store = createSandboxStore(db);
  const over = (used: SandboxStore) => createSandboxGateway({ store: used, clock });
  return {
    ...over(store),
    store,
    over,
    another: () => over(createSandboxStore(db)),
    now: clock.now,
    pass: (seconds) => clock.advance(seconds * 1_000),
    ledger: (txnUuid) =>
      db.collection<LedgerEntry>('sandbox_gateway_ledger').find({ txnUuid }).sort({ _id: 1 }).toArray(),
  };
}

export function payment(txnUuid: string, number: string, rest: Partial<BeginRequest> = {}): BeginRequest {
  const cardNumber = CardNumber.parse(number);
  const cardSecurityCode = CardSecurityCode.parse(securityCode);
  if (!cardNumber.ok || !cardSecurityCode.ok) throw new Error('this card cannot be read');
  return {
    txnUuid,
    merchantId: 'acme',
    orderKey: `acme:order of ${txnUuid}`,
    money: { minor: 12_345, currency: 'INR' },
    instrument: { kind: 'card', number: cardNumber.value, securityCode: cardSecurityCode.value },
    expiryMonth: '12',
    expiryYear: '2030',
    authType: 'THREE_DS',
    frictionlessAllowed: true,
    autoCapture: true,
    credentials: {},
    ...rest,
  };
}
