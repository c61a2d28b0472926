/** The contract's examples as input for the service's pages: merchant, order, transaction and stored cards. Pure. */
import { OperationId, TokenizationStatus, TxnStatus } from '../../../generated/values.ts';
import { fromCreateForm } from '../../../server/api/orders/terms-wire.ts';
import { CardNetwork } from '../../../server/domain/card-network.ts';
import type { Merchant } from '../../../server/domain/merchants/merchant.ts';
import { newMerchant } from '../../../server/domain/merchants/new-merchant.ts';
import { noStoragePlan } from '../../../server/domain/payments/card-storage-plan.ts';
import { newOrder } from '../../../server/domain/payments/new-order.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import { withTxns } from '../../../server/domain/payments/order-status.ts';
import { blankTxn, type Txn } from '../../../server/domain/payments/txn.ts';
import { type SavedCardView, tokenState } from '../../../server/pages/components/saved-card-view.ts';
import { itemsOf, type Json, toObject, toText } from '../../generate/json.ts';
import { answerExample, type MockedOperation } from '../operations.ts';

export interface ExampleShop {
  readonly merchant: Merchant;
  readonly order: Order;
  readonly txn: Txn;
  readonly cards: readonly SavedCardView[];
  readonly now: Date;
}

/** Reads string fields of an object. */
function textsIn(value: Json | undefined): (name: string) => string {
  const object = toObject(value, 'example');
  return (name) => toText(object[name], name);
}

function cardViewOf(value: Json): SavedCardView {
  const card = toObject(value, 'card');
  const text = textsIn(card);
  const status = card.token ? toObject(card.token, 'token').tokenization_status : undefined;
  return {
    reference: text('card_reference'),
    brand: text('card_brand'),
    start: text('card_number').slice(0, 4),
    lastFour: text('card_number').slice(-4),
    issuer: text('card_issuer'),
    expiry: `${text('card_exp_month')}/${text('card_exp_year')}`,
    nickname: text('nickname'),
    pays: status === TokenizationStatus.ACTIVE ? 'by-token' : 'by-number',
    use: card.expired === true ? 'expired' : 'payable',
    token: tokenState(Object.values(TokenizationStatus).find((each) => each === status)),
    tokenizable: card.tokenize_support === true,
  };
}

/** The shop from the examples of `getOrder` and `listCards`. Pages compare expiry dates with `now`. */
export function exampleShop(operations: readonly MockedOperation[], now: Date): ExampleShop {
  const example = answerExample(operations, OperationId.getOrder, 'charged');
  const [text, card] = [textsIn(example), textsIn(example.card)];
  const [order_id, currency, return_url] = [text('order_id'), text('currency'), text('return_url')];
  const terms = fromCreateForm({ order_id, currency, return_url, amount: Number(example.amount).toFixed(2) });
  const birth = { uid: text('id'), merchantId: text('merchant_id'), routingId: '', now } as const;
  const { order } = newOrder(terms, { ...birth, openedBy: 'merchant', purpose: 'payment', defaultExpiryMinutes: 30 });
  const ids = { txnId: text('txn_id'), txnUuid: text('txn_uuid'), paymentMethod: text('payment_method') };
  const issuer = {
    issuer: card('card_issuer'),
    issuerCountry: card('card_issuer_country'),
    bankCode: card('svc_bank_code'),
  };
  const holder = {
    expiryMonth: card('expiry_month'),
    expiryYear: card('expiry_year'),
    nameOnCard: card('name_on_card'),
  };
  const number = { isin: card('card_isin'), lastFour: card('last_four_digits'), fingerprint: card('card_fingerprint') };
  const brand = Object.values(CardNetwork).find((each) => each === card('card_brand')) ?? CardNetwork.unknown;
  const kind = { brand, type: 'CREDIT', subType: null, tokenizable: true } as const;
  const method = { authType: 'THREE_DS', payer: 'known', redirect: true, keeping: noStoragePlan } as const;
  const state = { status: TxnStatus.PENDING_VBV, money: order.money, createdAt: now, updatedAt: now };
  const txn: Txn = { ...blankTxn, ...ids, ...method, ...state, card: { ...number, ...kind, ...issuer, ...holder } };
  const { cards } = answerExample(operations, OperationId.listCards, 'plain');
  const shop = { name: 'Demo Shop', environment: 'sandbox' } as const;
  const firstKey = { keyId: '', name: '', hash: '', lastFour: '', allowedIps: [], createdAt: now, lastUsedAt: null };
  return {
    merchant: newMerchant({ ...shop, merchantId: order.merchantId, createdAt: now, firstKey }),
    order: withTxns(order, [txn], now),
    txn,
    cards: itemsOf(cards).map(cardViewOf),
    now,
  };
}
