/**
 * What stands before Prism: lists the scenarios, chooses the one that a request asks for, keeps the answers one story, and shows the
 * hosted pages. What is wrong with a request, and every answer of the API, is Prism's.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { OperationId, OrderStatus } from '../../generated/values.ts';
import { isJsonObject, type Json } from '../generate/json.ts';
import { type Answer, askPrism, type Call, isPrismsOwn } from './ask-prism.ts';
import { answerExample, type DocumentName, type MockedOperation, operationFor } from './mocked-operations.ts';
import { namedOrder } from './own-ids.ts';
import { HTML, pageAnswer } from './page-answer.ts';
import { moneyOf } from './pages/example-shop.ts';
import { makeErrorPage, makePage, pageFiles, pageStates, wayBack } from './pages/hosted-pages.ts';
import { askedFor, type Preference, preferHeader } from './preference.ts';
import { refusalFor, violationsIn } from './refusal.ts';
import { retold, SHOWN_KEY, withOwnTerms } from './retelling.ts';
import { mockStyle, scenarioPage, styleAddress } from './scenario-page.ts';
import { fieldOf, readBody } from './sent-body.ts';
import { createStory, type Ending } from './story.ts';
import { prismProblem, type Refusal, strangerAnswer } from './stranger.ts';
import { endingOf, turnOf } from './turn.ts';

export interface FrontParts {
  readonly operations: readonly MockedOperation[];
  /** Where Prism serves each document. */
  readonly prism: Readonly<Record<DocumentName, string>>;
  /** Takes a line for each call. */
  readonly log: (line: string) => void;
}

/** With which status the customer comes back from the bank. */
const statuses = {
  charged: OrderStatus.CHARGED,
  failed: OrderStatus.AUTHENTICATION_FAILED,
  cancelled: OrderStatus.AUTHENTICATION_FAILED,
  declined: OrderStatus.AUTHORIZATION_FAILED,
} as const satisfies Record<Ending, OrderStatus>;

function isSuccess({ code }: Preference): boolean {
  return code === undefined || code === '200';
}

/** The server; it listens on nothing yet. */
export function createFront({ operations, prism, log }: FrontParts): Server {
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

  /** Where a redirect leads: on through the pages, and back to the shop at their end. */
  function leadsTo(call: Call, location: string, ending: Ending | undefined): string {
    const { operation, body, order, url, baseUrl } = call;
    if (operation.kind === 'page' && fieldOf(body, 'action') === 'delete') return url.href;
    if (ending !== undefined) return wayBack(operations, ownTerms(call), statuses[ending]);
    return retold(location, { order, known: story.of(order), baseUrl, pageState: '' });
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
    const shownAtFirst = url.searchParams.get(SHOWN_KEY) ?? '';
    const wanted = asked ?? turnOf({ operation, body, known: story.of(order), shown: shownAtFirst });
    const shown = page(call, wanted);
    if (shown !== undefined) return shown;
    const { violations, ...given } = await askPrism(prism[operation.document], call, preferHeader(wanted));
    if (isPrismsOwn(call, given)) return refusalTo(call, given);
    const wrong = asked === undefined && given.status === 400 ? violationsIn(violations) : [];
    const answer = wrong.length === 0 ? given : { ...given, content: JSON.stringify(refusalFor(operation, wrong)) };
    const ending = given.status < 400 ? endingOf(operation, body, story.of(order)) : undefined;
    if (order !== undefined && given.status < 400) {
      if (ending === undefined) story.note(order, operation, body, answer.content);
      else story.settle(order, ending);
    }
    const { location } = answer.headers;
    return dressed(call, {
      ...answer,
      headers: { ...answer.headers, ...(location === undefined ? {} : { location: leadsTo(call, location, ending) }) },
      content: toldAgain(call, answer),
    });
  }

  /** The answer as the caller's own; what it asks for by name keeps the amounts of its example. */
  function toldAgain({ operation, order, asked, baseUrl }: Call, { status, content }: Answer): string {
    const known = story.of(order);
    const told = retold(content, { order, known, baseUrl, pageState: pageStateOf(operation, content) });
    if (order === undefined || asked !== undefined || status >= 400) return told;
    return withOwnTerms(told, { order, known, newestRefund: operation.method === 'POST' ? 'PENDING' : 'SUCCESS' });
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
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    const baseUrl = `http://${headers.host}`;
    const url = new URL(`${baseUrl}${request.url}`);
    const file = method === 'GET' ? ownFile(url.pathname) : undefined;
    if (file !== undefined) {
      const { mediaType, content } = file;
      return { status: 200, headers: { 'content-type': `${mediaType}; charset=utf-8` }, content };
    }
    const operation = operationFor(operations, method, url.pathname) ?? strangerTo(method, url.pathname);
    const sent = await text(request);
    const body = readBody(headers['content-type'] ?? '', sent);
    const order = namedOrder(operation, url, body, story.orderOf);
    const prefer = typeof headers.prefer === 'string' ? headers.prefer : '';
    const asked = askedFor(operation, prefer, url.searchParams);
    return answerFor({ operation, request, url, baseUrl, sent, body, order, asked });
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, content } = await answer(request);
    log(`${request.method} ${request.url} → ${status}`);
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(content) });
    response.end(request.method === 'HEAD' ? undefined : content);
  }

  return createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      log(`${request.method} ${request.url} failed: ${error}`);
      response.writeHead(500).end();
    });
  });
}

/** Stands for what the contract does not have, and for questions of CORS. */
function strangerTo(method: string, path: string): MockedOperation {
  const nothing = {
    id: '',
    summary: '',
    kind: 'api',
    statuses: [],
    scenarios: [],
    required: [],
    requests: new Map(),
  } as const;
  return { ...nothing, document: 'merchant', method, path, pattern: /^$/ };
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
