/**
 * What stands before Prism: lists the scenarios, chooses the one that a request asks for, keeps the answers one story, and shows the
 * hosted pages. What is wrong with a request, and every answer of the API, is Prism's.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { OperationId } from '../../generated/values.ts';
import { sandboxPassword } from '../../server/gateways/sandbox/cards.ts';
import { isJsonObject, type Json } from '../generate/json.ts';
import { type DocumentName, type MockedOperation, operationFor } from './mocked-operations.ts';
import { type MadePage, makeErrorPage, makePage, pageFiles, pageStates, wayBack } from './pages/hosted-pages.ts';
import { askedFor, ownScenario, type Preference, preferHeader, QUERY_NAMES } from './preference.ts';
import { refusalFor, violationsIn } from './refusal.ts';
import { mockStyle, scenarioPage, styleAddress } from './scenario-page.ts';
import { fieldOf, readBody, type SentBody } from './sent-body.ts';
import { createStory, namedOrder, retold } from './story.ts';

export interface FrontParts {
  readonly operations: readonly MockedOperation[];
  /** Where Prism serves each document. */
  readonly prism: Readonly<Record<DocumentName, string>>;
  /** Takes a line for each call. */
  readonly log: (line: string) => void;
}

/** Headers of the connection, and those that are made anew. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'transfer-encoding',
  'host',
  'keep-alive',
  'date',
  'expect',
]);

const HTML = 'text/html';

/** A request of an operation, read. */
interface Call {
  readonly operation: MockedOperation;
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly baseUrl: string;
  readonly sent: string;
  readonly body: SentBody;
  readonly order: string | undefined;
  /** What the caller asks for by itself. */
  readonly asked: Preference | undefined;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: string;
}

function isSuccess({ code }: Preference): boolean {
  return code === undefined || code === '200';
}

function pageAnswer(status: number, { policy, content }: MadePage): Answer {
  const headers = { 'content-type': `${HTML}; charset=utf-8`, 'content-security-policy': policy };
  return { status, headers: { ...headers, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }, content };
}

/** The server; it listens on nothing yet. */
export function createFront({ operations, prism, log }: FrontParts): Server {
  const story = createStory();

  function ownTerms({ order }: Call) {
    return { orderId: order ?? '', returnUrl: story.of(order).returnUrl };
  }

  /** What to choose where the caller says nothing: an order is answered, and its page shown, as far as it has come. */
  function usual({ operation, body, order }: Call): Preference {
    const own = ownScenario(operation, body);
    if (own !== undefined) return own;
    const { stage } = story.of(order);
    if (operation.id === OperationId.showPaymentPage && stage !== 'new') return { example: 'paid' };
    if (operation.id === OperationId.getOrder) return { code: '200', example: stage };
    return {};
  }

  /** The page of a call, where it is one's turn to be shown. */
  function page(call: Call, wanted: Preference): Answer | undefined {
    const { operation, baseUrl } = call;
    const states = pageStates(operation);
    const isShown = operation.method === 'GET' && isSuccess(wanted);
    const first = isShown && wanted.example === undefined ? states[0] : undefined;
    const state = states.find(({ name }) => isSuccess(wanted) && name === wanted.example) ?? first;
    if (state === undefined) return undefined;
    return pageAnswer(200, makePage(state, { operations, baseUrl, own: ownTerms(call) }));
  }

  /** A page of the contract's examples is but a sketch: a browser gets the page itself. */
  function dressed({ operation, baseUrl }: Call, answer: Answer): Answer {
    if (operation.kind === 'api' || !answer.headers['content-type']?.startsWith(HTML)) return answer;
    const messages = operation.scenarios.flatMap(({ status, value }) =>
      status === String(answer.status) && isJsonObject(value) ? [messageIn(value)] : [],
    );
    return pageAnswer(answer.status, makeErrorPage(messages[0] ?? '', baseUrl));
  }

  async function ask(
    { operation, request, url, sent }: Call,
    prefer: string,
  ): Promise<Answer & { violations: string | null }> {
    const { method = 'GET' } = request;
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === 'string' && !OWN_HEADERS.has(name)) headers.set(name, value);
    }
    headers.delete('prefer');
    if (prefer !== '') headers.set('prefer', prefer);
    const query = new URLSearchParams(url.searchParams);
    for (const name of Object.values(QUERY_NAMES)) query.delete(name);
    const given = await fetch(`${prism[operation.document]}${url.pathname}${query.size === 0 ? '' : `?${query}`}`, {
      method,
      headers,
      redirect: 'manual',
      ...(method === 'GET' || method === 'HEAD' ? {} : { body: sent }),
    });
    const kept = [...given.headers].filter(([name]) => !OWN_HEADERS.has(name));
    const violations = given.headers.get('sl-violations');
    return { status: given.status, headers: Object.fromEntries(kept), content: await given.text(), violations };
  }

  /** Where a redirect leads: on through the pages, and back to the shop at their end. */
  function leadsTo(call: Call, location: string): string {
    const { operation, body, order, url, baseUrl } = call;
    const action = operation.kind === 'page' ? fieldOf(body, 'action') : undefined;
    if (action === 'delete') return url.href;
    if (operation.id === OperationId.submitPayStep && (action === 'pay' || action === 'cancel')) {
      const passed = action === 'pay' && fieldOf(body, 'otp') === sandboxPassword;
      if (passed && order !== undefined) story.pay(order);
      return wayBack(operations, ownTerms(call), passed ? 'paid' : 'failed');
    }
    return retold(location, { order, baseUrl, pageState: '' });
  }

  async function answerFor(call: Call): Promise<Answer> {
    const { operation, order, body, asked, baseUrl } = call;
    const wanted = asked ?? usual(call);
    const shown = page(call, wanted);
    if (shown !== undefined) return shown;
    const { violations, ...given } = await ask(call, preferHeader(wanted));
    const wrong = asked === undefined && given.status === 400 ? violationsIn(violations) : [];
    const refused = wrong.length === 0 ? undefined : refusalFor(operation, wrong);
    const answer = refused === undefined ? given : { ...given, content: JSON.stringify(refused) };
    if (order !== undefined && given.status < 400) story.note(order, operation, body, answer.content);
    const { location } = answer.headers;
    return dressed(call, {
      ...answer,
      headers: { ...answer.headers, ...(location === undefined ? {} : { location: leadsTo(call, location) }) },
      content: retold(answer.content, { order, baseUrl, pageState: pageStateOf(operation, answer.content) }),
    });
  }

  function ownFile(path: string) {
    if (path === '/') return { mediaType: HTML, content: scenarioPage(operations) };
    if (path === styleAddress) return { mediaType: 'text/css', content: mockStyle };
    // Browsers ask for it by themselves.
    if (path === '/favicon.ico') return { mediaType: 'image/x-icon', content: '' };
    return pageFiles.get(path);
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { method = 'GET', headers } = request;
    const baseUrl = `http://${headers.host}`;
    const url = new URL(request.url ?? '/', baseUrl);
    const file = method === 'GET' ? ownFile(url.pathname) : undefined;
    if (file !== undefined) {
      const { mediaType, content } = file;
      return { status: 200, headers: { 'content-type': `${mediaType}; charset=utf-8` }, content };
    }
    const operation = operationFor(operations, method, url.pathname) ?? strangerTo(method, url.pathname);
    const sent = await text(request);
    const body = readBody(headers['content-type'] ?? '', sent);
    const order = namedOrder(operation, url, body);
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

/** Stands for what the contract does not have, and for questions of CORS: Prism answers them. */
function strangerTo(method: string, path: string): MockedOperation {
  const nothing = { id: '', summary: '', kind: 'api', statuses: [], scenarios: [], requests: new Map() } as const;
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
