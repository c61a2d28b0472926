/** The sandbox gateway on a database of its own, with a manual clock. */
import type { Db } from 'mongodb';
import { CardNumber, CardSecurityCode } from '../../server/domain/cards/card-number.ts';
import type {
  AmountRequest,
  GatewayConnector,
  PaymentOutcome,
  PayRequest,
  RefundOutcome,
} from '../../server/domain/ports/gateway-connector.ts';
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

/** The merchant's account at the sandbox gateway. */
export const account = { gatewayConfigId: 'gw_default', credentials: { secret: 'gateway secret' } };

export function payment(txnUuid: string, number: string, rest: Partial<PayRequest> = {}): PayRequest {
  const cardNumber = CardNumber.parse(number);
  const cardSecurityCode = CardSecurityCode.parse(securityCode);
  if (!cardNumber.ok || !cardSecurityCode.ok) throw new Error('this card cannot be read');
  return {
    txnUuid,
    merchantId: 'acme',
    orderKey: `acme:order of ${txnUuid}`,
    orderId: `order of ${txnUuid}`,
    money: { minor: 12_345, currency: 'INR' },
    instrument: { kind: 'card', number: cardNumber.value, securityCode: cardSecurityCode.value },
    expiryMonth: '12',
    expiryYear: '2030',
    nameOnCard: 'Asha Rao',
    customerEmail: 'asha@example.com',
    customerAddress: '203.0.113.7',
    authType: 'THREE_DS',
    frictionlessAllowed: true,
    autoCapture: true,
    returnUrl: `https://pay.example.com/pay/return/acme/${encodeURIComponent(txnUuid)}`,
    remember: () => Promise.resolve(true),
    ...rest,
  };
}

/** What the service asks about a payment after `pay`. */
export interface AttemptCalls {
  resume(otp: string): ReturnType<GatewayConnector['resume']>;
  recover(): Promise<PaymentOutcome>;
  capture(request: AmountRequest): ReturnType<GatewayConnector['capture']>;
  void(id: string): ReturnType<GatewayConnector['void']>;
  refund(id: string, minor: number): Promise<RefundOutcome>;
}

export function attemptCalls(gateway: GatewayConnector, txnUuid: string, autoCapture = true): AttemptCalls {
  const money = { minor: 12_345, currency: 'INR' };
  const attempt = { txnUuid, reference: null, money, autoCapture, startedAt: new Date('2026-05-01T12:00:00Z') };
  return {
    resume: (otp) => gateway.resume(account, attempt, { otp }),
    recover: () => gateway.recover(account, attempt),
    capture: (request) => gateway.capture(account, attempt, request),
    void: (id) => gateway.void(account, attempt, { id, money }),
    refund: (id, minor) => gateway.refund(account, attempt, { id, money: { ...money, minor }, sentAt: new Date() }),
  };
}
