/**
 * What stands before Prism: lists the scenarios, chooses the one that a request asks for, keeps the answers one story, and shows the
 * hosted pages. What is wrong with a request, and every answer of the API, is Prism's.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { OperationId } from '../../generated/values.ts';
import { errorCatalogue } from '../../server/http/error-catalogue.ts';
import { merchantIdIn } from '../../server/http/merchant-header.ts';
import { isJsonObject, type Json, parseJson, toObject } from '../generate/json.ts';
import { type Answer, askPrism, type Call, isPrismsOwn } from './ask-prism.ts';
import { type Attempt, attemptBy, type Ending, orderStatusOf } from './attempts.ts';
import { calledAddress } from './called-address.ts';
import { answerExample, type DocumentName, type MockedOperation, operationFor } from './mocked-operations.ts';
import { ownBin } from './own-bin.ts';
import { readableHeaders, routingIdOf, withOwnHeaders } from './own-headers.ts';
import { namedAttempt, namedOrder } from './own-ids.ts';
import { withOptions } from './own-options.ts';
import { ownTxns } from './own-txns.ts';
import { HTML, pageAnswer } from './page-answer.ts';
import { moneyOf } from './pages/example-shop.ts';
import { makeErrorPage, makePage, pageFiles, pageStates, wayBack } from './pages/hosted-pages.ts';
import { askedFor, ownScenario, type Preference, preferHeader } from './preference.ts';
import { isUnnamed, refusalFor, refusalText, violationsIn } from './refusal.ts';
import { exampleIds, refusedCall, unreadableCall } from './refused-call.ts';
import { retold, SHOWN_KEY, withOwnTerms } from './retelling.ts';
import { mockStyle, scenarioPage, styleAddress } from './scenario-page.ts';
import { fieldOf, readBody, textForPrism } from './sent-body.ts';
import { shownTo } from './shown-order.ts';
import { createStory, leadingNumber, statusOf } from './story.ts';
import { failureAnswer, isReadable, prismProblem, type Refusal, strangerAnswer, strangerTo } from './stranger.ts';
import { endingOf, orderExample, turnOf } from './turn.ts';

export interface FrontParts {
  readonly operations: readonly MockedOperation[];
  /** Where Prism serves each document. */
  readonly prism: Readonly<Record<DocumentName, string>>;
  /** Takes a line for each call. */
  readonly log: (line: string) => void;
}

/** What Prism has said of what it was not asked. */
const NO_ANSWER: Answer = { status: 404, headers: {}, content: '' };
/** The page of an attempt. */
const PAY_STEP = '/pay/start/{merchant_id}/{ref}';
/** What begins an attempt. */
const BEGINNING: ReadonlySet<string> = new Set([OperationId.startTxn, OperationId.payOnPaymentPage]);
const REFUNDING: ReadonlySet<string> = new Set([OperationId.refundOrder, OperationId.refundTxn]);

function isSuccess({ code }: Preference): boolean {
  return code === undefined || code === '200';
}

/** The server; it listens on nothing yet. */
export function createFront({ operations, prism, log }: FrontParts): Server {
  const examples = exampleIds(operations);
  const txnsOf = ownTxns(operations);
  const readable = [...new Set(operations.flatMap(({ headers }) => headers))].sort();
  const { svc: clientToken = null } = answerExample(operations, OperationId.createOrder, 'with_client_auth_token');
  const story = createStory(moneyOf(answerExample(operations, OperationId.getOrder, 'charged')));

  function ownTerms({ order }: Call) {
    const { returnUrl, money } = story.of(order);
    return { orderId: order ?? '', returnUrl, money };
  }

  /** The page of a call, where it is one's turn to be shown. */
  function page(call: Call, wanted: Preference): Answer | undefined {
    const { operation, baseUrl } = call;
    const states = pageStates(operation);
    const isShown = operation.method === 'GET' && isSuccess(wanted);
    const first = isShown && wanted.example === undefined ? states[0] : undefined;
    const state = states.find(({ name }) => isSuccess(wanted) && name === wanted.example) ?? first;
    if (state === undefined) return undefined;
    const made = makePage(state, { operations, baseUrl, own: ownTerms(call) });
    return pageAnswer(200, made, { 'x-content-type-options': 'nosniff' });
  }

  /** A page of the contract's examples is but a sketch: a browser gets the page itself. */
  function dressed({ operation, baseUrl }: Call, answer: Answer): Answer {
    if (operation.kind === 'api' || !answer.headers['content-type']?.startsWith(HTML)) return answer;
    const messages = operation.scenarios.flatMap(({ status, value }) =>
      status === String(answer.status) && isJsonObject(value) ? [messageIn(value)] : [],
    );
    return pageAnswer(answer.status, makeErrorPage(messages[0] ?? '', baseUrl), answer.headers);
  }

  /** The attempt whose page a call is for, as it stands now. */
  function attemptOf({ operation, order, url }: Call): Attempt | undefined {
    return operation.path === PAY_STEP ? attemptBy(story.of(order).attempts, namedAttempt(url)) : undefined;
  }

  /** The number of the attempt that an answer tells of: the one that the call begins or is for, else the order's own. */
  function attemptTold(call: Call): number {
    const known = story.of(call.order);
    if (BEGINNING.has(call.operation.id)) return Math.max(known.attempts.length, 1);
    return attemptOf(call)?.number ?? leadingNumber(known);
  }

  /** Where a redirect leads: on through the pages, and back to the shop at their end. */
  function leadsTo(call: Call, location: string, ending: Ending | undefined): string {
    const { operation, body, order, url, baseUrl } = call;
    if (operation.kind === 'page' && fieldOf(body, 'action') === 'delete') return url.href;
    const over = attemptOf(call)?.stage ?? ending;
    if (over === undefined || over === 'being_paid') {
      return retold(location, { order, attempt: attemptTold(call), baseUrl, pageState: '' });
    }
    // The shop is told how the order stands, whichever attempt has ended.
    const status = statusOf(story.of(order)) ?? orderStatusOf({ stage: over }, 0);
    return wayBack(operations, ownTerms(call), status);
  }

  /** What Prism cannot answer, said as the service says it. */
  function refusalTo({ operation, request, url, baseUrl }: Call, given: Answer): Answer {
    const { status, headers, content, message }: Refusal =
      operation.id === '' ? strangerAnswer(operations, url.pathname) : prismProblem(given.status);
    const isBrowsed = request.method === 'GET' && request.headers.accept?.includes(HTML) === true;
    const own = isBrowsed ? pageAnswer(status, makeErrorPage(message, baseUrl)) : { status, headers, content };
    // The page that says so is one of no operation, and has a header less than theirs.
    const { 'x-content-type-options': _, ...all } = { ...given.headers, ...headers, ...own.headers };
    return { ...own, headers: all };
  }

  async function answerFor(call: Call): Promise<Answer> {
    const { operation, order, url, body, asked } = call;
    if (operation.id === '' && operation.method !== 'OPTIONS') return refusalTo(call, NO_ANSWER);
    const shownAtFirst = url.searchParams.get(SHOWN_KEY) ?? '';
    const attempt = attemptOf(call);
    const turn = { operation, body, known: story.of(order), attempt, shown: shownAtFirst };
    const unread = asked === undefined ? unreadableCall(call) : undefined;
    const refused = unread ?? (asked === undefined ? refusedCall(call, story.of(order), examples) : undefined);
    const wanted =
      asked ?? (refused === undefined ? turnOf(turn) : { code: String(errorCatalogue[refused.code].http) });
    const shown = page(call, wanted);
    if (shown !== undefined) return shown;
    const { violations, ...given } = await askPrism(prism[operation.document], call, preferHeader(wanted));
    if (isPrismsOwn(call, given)) return refusalTo(call, given);
    const wrong = asked === undefined && given.status === 400 ? violationsIn(violations) : [];
    const isBare = wrong.length === 0 || (unread !== undefined && !isUnnamed(wrong));
    const said = given.status === 401 || isBare ? refused : refusalFor(operation, wrong);
    const answer = said === undefined || given.status === 401 ? given : { ...given, content: refusalText(said) };
    const ending = given.status < 400 ? endingOf(turn) : undefined;
    if (order !== undefined && given.status < 400) {
      if (ending === undefined)
        story.note(order, { operation, body, routingId: routingIdOf(call), answer: answer.content });
      else story.settle(order, attempt?.number ?? 1, ending);
    }
    const { location } = answer.headers;
    return dressed(call, {
      ...answer,
      headers: { ...answer.headers, ...(location === undefined ? {} : { location: leadsTo(call, location, ending) }) },
      content: toldAgain(call, answer),
    });
  }

  /** What the change of an order answers, and a session of it: the contract shows them of a new one alone. */
  function asItStands({ operation, order, body, asked }: Call, { status, content }: Answer): string {
    const known = story.of(order);
    const isExamples = asked !== undefined || ownScenario(operation, body)?.example !== undefined;
    const reached = statusOf(known);
    if (isExamples || reached === undefined || status >= 400) return content;
    if (operation.id === OperationId.createSession && fieldOf(body, 'action') !== 'paymentManagement')
      return JSON.stringify({ ...toObject(parseJson(content), 'session'), status: reached });
    if (operation.id !== OperationId.updateOrder) return content;
    return JSON.stringify(answerExample(operations, OperationId.getOrder, orderExample(known)));
  }

  /** The answer as the caller's own; what it asks for by name keeps the amounts of its example. */
  function toldAgain(call: Call, answer: Answer): string {
    const { operation, order, asked, baseUrl } = call;
    const { status } = answer;
    const content = asItStands(call, answer);
    const bin = asked === undefined && status < 400 ? ownBin(call) : undefined;
    if (bin !== undefined) return bin;
    const known = story.of(order);
    const pageState = pageStateOf(operation, content);
    const told = retold(content, { order, attempt: attemptTold(call), baseUrl, pageState });
    if (asked !== undefined || status >= 400) return told;
    const newestRefund = REFUNDING.has(operation.id) ? 'PENDING' : 'SUCCESS';
    const own = order === undefined ? told : withOwnTerms(told, { order, known, newestRefund });
    return withOptions(call, shownTo(call, own, txnsOf(order, known)), clientToken);
  }

  function ownFile(path: string) {
    if (path === '/') return { mediaType: HTML, content: scenarioPage(operations) };
    if (path === styleAddress) return { mediaType: 'text/css', content: mockStyle };
    // Browsers ask for it by themselves.
    if (path === '/favicon.ico') return { mediaType: 'image/x-icon', content: '' };
    return pageFiles.get(path);
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { headers } = request;
    const merchantId = merchantIdIn(headers);
    if (merchantId !== '') headers['x-merchantid'] = merchantId;
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    const { baseUrl, url } = calledAddress(request);
    const file = method === 'GET' ? ownFile(url.pathname) : undefined;
    if (file !== undefined) {
      const { mediaType, content } = file;
      return { status: 200, headers: { 'content-type': `${mediaType}; charset=utf-8` }, content };
    }
    const found = isReadable(url.pathname) ? operationFor(operations, method, url.pathname) : undefined;
    const operation = found ?? strangerTo(method, url.pathname);
    const raw = await text(request);
    const body = readBody(headers['content-type'] ?? '', raw);
    const sent = textForPrism(operation, body, raw);
    const order = namedOrder(operation, url, body, story.orderOf);
    const prefer = typeof headers.prefer === 'string' ? headers.prefer : '';
    const asked = askedFor(operation, prefer, url.searchParams);
    const call = { operation, request, url, baseUrl, sent, body, order, asked };
    const known = story.of(order);
    return withOwnHeaders(call, await answerFor(call), known);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, content } = await answer(request).catch((error: unknown) => {
      log(`${request.method} ${request.url} failed: ${inspect(error)}`);
      return failureAnswer();
    });
    log(`${request.method} ${request.url} → ${status}`);
    const open = readableHeaders(request.headers, readable);
    response.writeHead(status, { ...headers, ...open, 'content-length': Buffer.byteLength(content) });
    response.end(request.method === 'HEAD' ? undefined : content);
  }

  return createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      log(`${request.method} ${request.url} was not answered: ${error}`);
      response.destroy();
    });
  });
}

function messageIn(refusal: Json): string {
  const info = isJsonObject(refusal) ? refusal.error_info : undefined;
  return isJsonObject(info) && typeof info.user_message === 'string' ? info.user_message : '';
}

/** A session's link shows the customer's stored cards; one of the action paymentManagement, these alone. */
function pageStateOf({ id }: MockedOperation, content: string): string {
  if (content.includes('"action":"paymentManagement"')) return 'manage_cards';
  return id === OperationId.createSession ? 'stored_cards' : '';
}
