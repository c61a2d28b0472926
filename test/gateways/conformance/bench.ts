/**
 * Where the behaviours of the conformance suite run: one real service, both simulators in this process, and for each behaviour
 * a merchant with gateway accounts of its own, so that no fault, circuit or ledger of one behaviour is seen by another.
 */
import type { LedgerPayment } from '../../../scripts/gateway-simulator/ledger.ts';
import type { GatewaySimulator } from '../../../scripts/gateway-simulator/running-simulator.ts';
import { type SimulatedGatewayName, startGatewaySimulator } from '../../../scripts/gateway-simulator/simulator.ts';
import type { GatewayConfig, Merchant } from '../../../server/domain/merchants/merchant.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import type { Config } from '../../../server/platform/config.ts';
import { createOrderStore } from '../../../server/storage/orders.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { type Answer, at, textAt } from '../../support/caller.ts';
import { customerOf, hiddenFieldsOf, locationOf } from '../../support/http-customer.ts';
import { type Fields, type Shop, shopOf, withAllEvents } from '../../support/payments.ts';
import { startService, type TestMerchant, type TestService } from '../../support/service.ts';
import type { Card, Credentials, GatewayDriver, GatewaySide } from './drivers.ts';

/** A gateway account of a merchant, as the service and as the gateway know it. */
export interface Account {
  readonly driver: GatewayDriver;
  readonly configId: string;
  readonly credentials: Credentials;
}

/** A customer with a browser, at the address that the service answered. */
export interface Customer {
  /** Goes to the bank's page outside the service. Returns its address. */
  bankPage(address: string): Promise<string>;
  /** Completes or fails the authentication, and returns to the shop. */
  passes(address: string): Promise<void>;
  fails(address: string): Promise<void>;
  /** Completes the authentication and closes the browser. Returns the address that would lead back. */
  leaves(address: string): Promise<string>;
  /** Returns to the shop. Returns the address of the page where the customer is then. */
  returns(address: string): Promise<string>;
}

export interface TestShop extends Shop {
  readonly merchant: TestMerchant;
  /** In the order of the routing rule. */
  readonly accounts: readonly Account[];
  readonly customer: Customer;
  /** Starts a payment; the customer passes the bank's page if there is one. Returns the answer to POST /txns. */
  payBy(orderId: string, card: Card): Promise<Answer>;
  /** A new order of 100.00 INR, paid by this card. Returns its id. */
  paid(card: Card, fields?: Fields): Promise<string>;
  /** The events since the attempt began. */
  raised(orderId: string): Promise<string[]>;
  /** The orders as the service stores them. */
  orders(): Promise<Order[]>;
  refund(orderId: string, requestId: string, amount?: string): Promise<Answer>;
  /** Sets a credential of the first account. */
  setCredential(name: string, value: string): Promise<void>;
}

export interface ShopOptions {
  /** The gateways of its accounts; the first is the default. Several get a routing rule in this order. */
  readonly drivers: readonly GatewayDriver[];
  /** Whether the gateway refuses the credentials of the first account. */
  readonly refused?: boolean;
}

export interface Bench {
  readonly service: TestService;
  /** Every credential that was used. */
  readonly credentials: readonly Credentials[];
  open(options: ShopOptions): Promise<TestShop>;
  simulatorOf(side: GatewaySide): GatewaySimulator;
  /** What the gateway's ledger shows of all accounts; null at a gateway's test mode. */
  ledgerOf(side: GatewaySide): readonly LedgerPayment[] | null;
  /** Moves the clock. */
  later(milliseconds: number): void;
  /** Runs the reconciler alone: notifications that are late stay late. */
  reconcile(): Promise<void>;
  /** Runs the reconciler and delivers what the gateways still have to say, until both are quiet. */
  settle(): Promise<void>;
  /** Settles, and lets time pass until no payment, capture, void or refund of the shop is open. At most 40 minutes. */
  settleAll(shop: TestShop): Promise<void>;
  /** Ends an outage of a simulator. */
  restore(simulator: GatewaySimulator): Promise<void>;
  close(): Promise<void>;
}

const SECOND = 1_000;
/** A call that a fault leaves unanswered waits as long as this. */
const gatewayLimits = { connectMs: 3 * SECOND, overallMs: 3 * SECOND };
const retries = { attempts: 3, firstDelayMs: 1 };
const OPEN = ['STARTED', 'AUTHORIZING', 'CAPTURE_INITIATED', 'VOID_INITIATED'];

/** Whether a payment, capture, void or refund has no result. */
export const isOpen = ({ txns, refunds }: Order): boolean =>
  txns.some(({ status, reconcileAt }) => OPEN.includes(status) || reconcileAt !== null) ||
  refunds.some(({ status }) => status === 'PENDING');

let opened = 0;

/** Gateways that are not the bench's simulators: the addresses that replace the gateways' own, if any. */
export type OtherGateways = Config['simulators'];

/**
 * `through`: the address by which the service calls a simulator, for example a proxy's. `others`: the service calls these gateways
 * and none of the simulators.
 */
export async function openBench(
  through = async (origin: string) => origin,
  others: OtherGateways | null = null,
): Promise<Bench> {
  let now = () => new Date();
  const start = (gateway: SimulatedGatewayName) =>
    startGatewaySimulator({ gateway, port: 0, now: () => now(), retries });
  const simulators = { stripe: await start('stripe'), adyen: await start('adyen') };
  const service = await startService({
    label: 'conformance',
    config: {
      simulators: others ?? {
        stripe: await through(simulators.stripe.origin),
        adyen: await through(simulators.adyen.origin),
      },
    },
    ...(others === null ? { gatewayLimits } : {}),
  });
  now = service.clock.now;
  const { baseUrl, clock } = service;
  const store = createOrderStore(service.database.db);
  const used: Credentials[] = [];

  function configOf(account: Account, merchantId: string, isDefault: boolean): GatewayConfig {
    const { configId, credentials, driver } = account;
    const sealed = Object.entries(credentials).map(([name, value]) => [
      name,
      service.sealer.seal({ merchantId, record: `gateway.${configId}.${name}` }, value),
    ]);
    return {
      gatewayConfigId: configId,
      gateway: driver.name,
      name: `${driver.name} account`,
      referenceId: '',
      credentials: Object.fromEntries(sealed),
      isDefault,
      enabled: true,
      createdAt: clock.now(),
    };
  }

  function ruleOf(accounts: readonly Account[]): Merchant['routingRules'] {
    const conditions = {
      networks: [],
      cardTypes: [],
      issuerCountries: [],
      binRanges: [],
      currency: null,
      amountFrom: null,
      amountTo: null,
      instrument: null,
    };
    const gatewayConfigIds = accounts.map(({ configId }) => configId);
    return [{ name: 'in order', enabled: true, conditions, target: { kind: 'list', gatewayConfigIds } }];
  }

  function customerOfShop(shop: Shop): Customer {
    const browser = customerOf(service);

    /** The page of the customer's bank, where the service sends them. */
    async function bankPage(address: string): Promise<string> {
      const page = await browser.open(address);
      const url = locationOf(page);
      if (url !== '') {
        const shown = await fetch(url);
        if (shown.status !== 200) throw new Error(`The bank's page answered ${shown.status}.`);
        return url;
      }
      const [, action = ''] = /<form method="post" action="([^"]+)" data-redirect>/.exec(page.text) ?? [];
      const shown = await fetch(action, { method: 'POST', body: new URLSearchParams(hiddenFieldsOf(page.text)) });
      const [, next = ''] = /<form method="post" action="([^"]+)">/.exec(await shown.text()) ?? [];
      return new URL(next, action).href;
    }

    async function press(address: string, result: 'complete' | 'fail'): Promise<string> {
      const body = new URLSearchParams({ result });
      const answer = await fetch(await bankPage(address), { method: 'POST', body, redirect: 'manual' });
      const back = answer.headers.get('location') ?? '';
      if (!back.startsWith(baseUrl)) throw new Error(`The bank's page answered ${answer.status} and no way back.`);
      return back;
    }

    async function returns(address: string): Promise<string> {
      let at = address;
      let page = await browser.open(at);
      while (locationOf(page).startsWith(baseUrl)) {
        at = locationOf(page);
        page = await browser.open(at);
      }
      return at;
    }

    const isOwnPage = async (address: string) => (await browser.open(address)).text.includes('name="otp"');
    return {
      bankPage,
      returns,
      leaves: (address) => press(address, 'complete'),
      async passes(address) {
        if (await isOwnPage(address)) await shop.bank.enter(address, PASSWORD);
        else await returns(await press(address, 'complete'));
      },
      async fails(address) {
        if (await isOwnPage(address)) await shop.bank.enter(address, '000000');
        else await returns(await press(address, 'fail'));
      },
    };
  }

  async function open({ drivers, refused = false }: ShopOptions): Promise<TestShop> {
    const accounts = drivers.map((driver, place) => {
      opened += 1;
      const wrong = refused && place === 0 ? driver.refusedCredentials(opened) : null;
      const credentials = wrong ?? driver.credentials(opened);
      used.push(credentials);
      return { driver, configId: `gw_conformance_${opened}`, credentials };
    });
    const merchantId = `conf${opened}`;
    const made = await service.addMerchant(merchantId, (fresh) =>
      withAllEvents({
        ...fresh,
        motoEnabled: true,
        gateways: accounts.map((account, place) => configOf(account, merchantId, place === 0)),
        routingRules: accounts.length > 1 ? ruleOf(accounts) : [],
      }),
    );
    for (const { driver, credentials, configId } of accounts) {
      const { outside } = driver;
      if (outside === null || others !== null) continue;
      const target = {
        url: `${baseUrl}/gateway-callbacks/${configId}`,
        secret: outside.notificationSecret(credentials),
      };
      simulators[outside.simulator].notify(target, outside.account(credentials));
    }
    const shop = shopOf(service, made);
    const customer = customerOfShop(shop);

    async function payBy(orderId: string, card: Card): Promise<Answer> {
      const answer = await shop.start(orderId, card);
      if (answer.status !== 200) throw new Error(`POST /txns answered ${answer.status}: ${answer.text}`);
      const address = at(answer.json(), 'payment', 'authentication', 'url');
      if (typeof address === 'string') await customer.passes(address);
      return answer;
    }

    return {
      ...shop,
      merchant: made,
      accounts,
      customer,
      payBy,
      async paid(card, fields = {}) {
        const orderId = await shop.order(fields);
        await payBy(orderId, card);
        return orderId;
      },
      async raised(orderId) {
        const events = await shop.events(orderId);
        return events.filter((name) => name !== 'ORDER_CREATED' && name !== 'TXN_CREATED');
      },
      async orders() {
        const documents = await service.database.db
          .collection('orders')
          .find({ 'state.merchantId': merchantId })
          .toArray();
        const found = await Promise.all(
          documents.map((document) => store.find(merchantId, textAt(document, 'state', 'orderId'))),
        );
        return found.flatMap((stored) => (stored === undefined ? [] : [stored.order]));
      },
      async setCredential(name, value) {
        const configId = accounts[0]?.configId ?? '';
        const sealed = service.sealer.seal({ merchantId, record: `gateway.${configId}.${name}` }, value);
        const change = { $set: { [`merchant.gateways.0.credentials.${name}`]: sealed }, $inc: { v: 1 } };
        await service.database.db.collection<{ _id: string }>('merchants').updateOne({ _id: merchantId }, change);
        // Merchants are cached for a second.
        clock.advance(2 * SECOND);
      },
      refund: (orderId, requestId, amount) =>
        service.callAs(made).form(`/orders/${orderId}/refunds`, {
          unique_request_id: requestId,
          ...(amount === undefined ? {} : { amount }),
        }),
    };
  }

  const reconcile = () => service.service.reconciler.runOnce();

  async function settle(): Promise<void> {
    for (let round = 0; round < 2; round += 1) {
      await reconcile();
      await simulators.stripe.flush();
      await simulators.adyen.flush();
    }
  }

  return {
    service,
    credentials: used,
    open,
    simulatorOf: ({ simulator }) => simulators[simulator],
    ledgerOf: ({ simulator }) => simulators[simulator].ledger(),
    later: (milliseconds) => clock.advance(milliseconds),
    reconcile,
    settle,
    async settleAll(shop) {
      for (let minute = 0; minute < 40; minute += 1) {
        await settle();
        if (!(await shop.orders()).some(isOpen)) return;
        clock.advance(61 * SECOND);
      }
      const open = (await shop.orders()).filter(isOpen).flatMap(({ txns }) => txns.map(({ status }) => status));
      throw new Error(`After 40 minutes the order is not settled: ${open.join(', ')}`);
    },
    async restore(simulator) {
      await simulator.outage(1);
      for (let answered = false; !answered; ) {
        answered = await fetch(`${simulator.origin}/simulator/faults`).then(
          () => true,
          () => false,
        );
      }
    },
    async close() {
      await service.close();
      await simulators.stripe.close();
      await simulators.adyen.close();
    },
  };
}
