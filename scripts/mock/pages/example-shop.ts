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
    use: card.expired === true ? 'expired' : 'payable',
    token: tokenState(Object.values(TokenizationStatus).find((each) => each === status)),
    tokenizable: card.tokenize_support === true,
  };
}

function merchantOf(merchantId: string, createdAt: Date): Merchant {
  const firstKey = { keyId: '', name: '', hash: '', lastFour: '', allowedIps: [], createdAt, lastUsedAt: null };
  return newMerchant({ merchantId, name: 'Demo Shop', environment: 'sandbox', createdAt, firstKey });
}

/** The shop from the examples of `getOrder` and `listCards`. Pages compare expiry dates with `now`. */
export function exampleShop(operations: readonly MockedOperation[], now: Date): ExampleShop {
  const example = answerExample(operations, OperationId.getOrder, 'charged');
  const [text, card] = [textsIn(example), textsIn(example.card)];
  const [order_id, currency, return_url] = [text('order_id'), text('currency'), text('return_url')];
  const terms = fromCreateForm({ order_id, currency, return_url, amount: Number(example.amount).toFixed(2) });
  const birth = { uid: text('id'), merchantId: text('merchant_id'), routingId: '', now } as const;
  const { order } = newOrder(terms, { ...birth, openedBy: 'merchant', purpose: 'payment', defaultExpiryMinutes: 30 });
  const txn: Txn = {
    ...blankTxn,
    txnId: text('txn_id'),
    txnUuid: text('txn_uuid'),
    status: TxnStatus.PENDING_VBV,
    money: order.money,
    createdAt: now,
    updatedAt: now,
    authType: 'THREE_DS',
    payer: 'known',
    paymentMethod: text('payment_method'),
    redirect: true,
    card: {
      isin: card('card_isin'),
      lastFour: card('last_four_digits'),
      fingerprint: card('card_fingerprint'),
      brand: Object.values(CardNetwork).find((network) => network === card('card_brand')) ?? CardNetwork.unknown,
      type: 'CREDIT',
      subType: null,
      issuer: card('card_issuer'),
      issuerCountry: card('card_issuer_country'),
      bankCode: card('svc_bank_code'),
      tokenizable: true,
      expiryMonth: card('expiry_month'),
      expiryYear: card('expiry_year'),
      nameOnCard: card('name_on_card'),
    },
    keeping: noStoragePlan,
  };
  const { cards } = answerExample(operations, OperationId.listCards, 'plain');
  return {
    merchant: merchantOf(order.merchantId, now),
    order: withTxns(order, [txn], now),
    txn,
    cards: itemsOf(cards).map(cardViewOf),
    now,
  };
}
