/** What the service refuses of a call though the contract's schemas, which Prism holds it against, allow it. Pure. */
import { ErrorCode, OperationId } from '../../generated/values.ts';
import { CardNetwork } from '../../server/bins/card-network.ts';
import { cardProblemsError } from '../../server/cards/card-problems-error.ts';
import { readCardToKeep } from '../../server/cards/read-card-to-keep.ts';
import { ApiError } from '../../server/http/api-error.ts';
import { versionError } from '../../server/http/check-version.ts';
import { readForm } from '../../server/http/form.ts';
import { isVersion } from '../../server/http/version.ts';
import type { Money } from '../../server/orders/money.ts';
import { checkMoney, DEFAULT_CURRENCY } from '../../server/orders/terms/check-terms.ts';
import { termsError } from '../../server/orders/terms/wire.ts';
import { holdError } from '../../server/txns/hold-error.ts';
import { readCard } from '../../server/vault/read-card.ts';
import type { Call } from './ask-prism.ts';
import { leadingAttempt, txnStatusOf } from './attempts.ts';
import type { MockedOperation } from './mocked-operations.ts';
import { binError } from './own-bin.ts';
import { ownScenario } from './preference.ts';
import { startRefusal } from './refused-start.ts';
import { storedCardRefusal } from './refused-stored-card.ts';
import { changeRefusal, termsRefusal } from './refused-terms.ts';
import { fieldOf, namesIn, type SentBody } from './sent-body.ts';
import { servedOperation } from './served-operation.ts';
import type { KnownOrder } from './story.ts';

/** The ids that the contract's examples show: they answer without having been made at the mock. */
export interface ExampleIds {
  readonly isOrder: (id: string) => boolean;
  readonly txns: ReadonlySet<string>;
}

/** As the examples call their orders; the one of this number exists nowhere. */
const EXAMPLE_ORDER = /^ORD(?!404$)[0-9]+$/;

export function exampleIds(operations: readonly MockedOperation[]): ExampleIds {
  const shown = JSON.stringify(operations.flatMap(({ scenarios }) => scenarios));
  return { isOrder: (id) => EXAMPLE_ORDER.test(id), txns: new Set(shown.match(/\btxn_[0-9a-f]{32}\b/g)) };
}

type OperationIds = ReadonlySet<string>;

const creating: OperationIds = new Set([OperationId.createOrder, OperationId.createSession]);
/** Those that are about an order which must exist. */
const needing: OperationIds = new Set([
  OperationId.getOrder,
  OperationId.updateOrder,
  OperationId.refundOrder,
  OperationId.refundTxn,
  OperationId.startTxn,
]);
const ofHolds: OperationIds = new Set([OperationId.captureTxn, OperationId.voidTxn]);
const keeping: OperationIds = new Set([OperationId.addCard, OperationId.tokenizeCard]);

/** What is wrong with an amount and its currency; `prefix` stands before their names. */
function moneyError(body: SentBody, prefix: string, usual: string): ApiError | undefined {
  const amount = fieldOf(body, `${prefix}amount`);
  const currency = fieldOf(body, `${prefix}currency`) ?? usual;
  if (amount === undefined) return undefined;
  const checked = checkMoney(amount, currency);
  return checked.ok ? undefined : termsError(checked.problem, prefix);
}

function amountError({ operation: { id }, body }: Call, { money }: KnownOrder): ApiError | undefined {
  if (creating.has(id)) return moneyError(body, '', DEFAULT_CURRENCY);
  if (id === OperationId.startTxn) return moneyError(body, 'order.', DEFAULT_CURRENCY);
  if (id === OperationId.refundOrder || id === OperationId.refundTxn) {
    return Number(fieldOf(body, 'amount')) === 0 ? undefined : moneyError(body, '', money.currency);
  }
  return id === OperationId.updateOrder || ofHolds.has(id) ? moneyError(body, '', money.currency) : undefined;
}

/** What is wrong with a card that is sent by its number; one that comes as a token has other rules. */
function cardError({ operation: { id }, body }: Call): ApiError | undefined {
  if (!keeping.has(id) && id !== OperationId.startTxn) return undefined;
  const text = (name: string) => fieldOf(body, name) ?? '';
  const isToken = namesIn(body).some((name) => name === 'tavv' || name.startsWith('token.'));
  const fields = {
    number: text('card_number'),
    expiryMonth: text('card_exp_month'),
    expiryYear: text('card_exp_year'),
  };
  if (Object.values(fields).includes('') || isToken) return undefined;
  const now = new Date();
  const whole = { ...fields, securityCode: text('card_security_code'), namedNetwork: CardNetwork.unknown };
  const reading = keeping.has(id) ? readCardToKeep(fields, 'strict', now) : readCard(whole, 'strict', now);
  return reading.ok ? undefined : cardProblemsError(reading.problems);
}

/** An order, or a transaction, that nobody has made. */
function unknownError({ operation, url, body, order }: Call, known: KnownOrder, ids: ExampleIds): ApiError | undefined {
  if (ofHolds.has(operation.id) && order === undefined) {
    const uuid = /\/txns\/([^/]+)/.exec(url.pathname)?.[1] ?? '';
    return ids.txns.has(uuid) ? undefined : new ApiError(ErrorCode.object_not_found);
  }
  const isAbout = needing.has(operation.id) && fieldOf(body, 'order.order_id') === undefined;
  if (!isAbout || order === undefined || known.isHeard || ids.isOrder(order)) return undefined;
  return new ApiError(ErrorCode.order_not_found, { orderId: order });
}

/** A capture, or a void, of what is not held. */
function holdRefusal({ operation: { id }, body, order }: Call, { attempts, money }: KnownOrder): ApiError | undefined {
  const leading = leadingAttempt(attempts);
  if (!ofHolds.has(id) || order === undefined || leading === undefined) return undefined;
  const txn = { status: txnStatusOf(leading.stage), money, hold: undefined };
  if (leading.stage !== 'authorized') return holdError(txn, 'status');
  return id === OperationId.captureTxn && isMore(fieldOf(body, 'amount'), money) ? holdError(txn, 'amount') : undefined;
}

function isMore(amount: string | undefined, { minor, currency }: Money): boolean {
  const asked = checkMoney(amount ?? '', currency);
  return asked.ok && asked.value.minor > minor;
}

/** A version that is written like a date and is none. */
function versionRefusal({ operation: { id }, request: { headers } }: Call): ApiError | undefined {
  const { version: asked } = headers;
  const isRead = servedOperation(id)?.headers.includes('version') === true;
  return isRead && typeof asked === 'string' && !isVersion(asked) ? versionError('version') : undefined;
}

/** The refusal of a body or a query that says a name twice, or cannot be read; whatever else is wrong is not seen then. */
export function unreadableCall({ operation: { id }, body, url }: Call): ApiError | undefined {
  const reads = servedOperation(id)?.query ?? [];
  const query = reads.length > 0 ? readForm(url.search.slice(1), 'query') : undefined;
  const unread = body.kind === 'unreadable' ? body : query?.kind === 'problems' ? query : undefined;
  return unread && new ApiError(ErrorCode.INVALID_REQUEST, { fields: unread.problems });
}

/** The refusal that is due; undefined where nothing is wrong, and for an example of the contract. */
export function refusedCall(call: Call, known: KnownOrder, ids: ExampleIds): ApiError | undefined {
  const { operation, body } = call;
  if (ownScenario(operation, body)?.example !== undefined) return undefined;
  return (
    versionRefusal(call) ??
    startRefusal(call) ??
    unknownError(call, known, ids) ??
    binError(call) ??
    amountError(call, known) ??
    termsRefusal(call) ??
    cardError(call) ??
    storedCardRefusal(call) ??
    holdRefusal(call, known) ??
    changeRefusal(call, known)
  );
}
