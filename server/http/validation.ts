/**
 * Checks requests against the contract by express-openapi-validator: one validator for each tag, each over a spec cut down
 * to that tag. Forms are coerced (a form knows only texts), JSON is not. Credentials are not its matter: see
 * authenticate.ts; nor are answers: see answer-check.ts.
 */
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { middleware } from 'express-openapi-validator';
import adminDocument from '../../generated/admin.openapi.json' with { type: 'json' };
import merchantDocument from '../../generated/openapi.json' with { type: 'json' };
import { type Operation, operationList } from '../../generated/server/operations.ts';
import { createAnswerCheck } from './answer-check.ts';
import { onFirstUse } from './on-first-use.ts';
import { isStreamed } from './streamed-body.ts';

const FORM = 'application/x-www-form-urlencoded';

type Document = Parameters<typeof middleware>[0]['apiSpec'];
interface Paths {
  readonly [path: string]: Readonly<Record<string, unknown>>;
}

interface Components {
  readonly parameters: Readonly<Record<string, unknown>>;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * A query key as it is read: with characters that need no encoding (the colons of a moment), and without the contract's
 * default, which the handler knows; filled in here, it would look like something the caller said.
 */
function asRead(parameter: unknown): unknown {
  if (!isRecord(parameter) || parameter.in !== 'query' || !isRecord(parameter.schema)) return parameter;
  const { default: _default, ...schema } = parameter.schema;
  return { ...parameter, allowReserved: true, schema };
}

/** The media types of a body, each with its schema alone. */
function bodyAsRead(body: unknown): unknown {
  if (!isRecord(body) || !isRecord(body.content)) return body;
  const content = Object.entries(body.content).map(([type, media]) => {
    return [type, isRecord(media) ? { schema: media.schema } : media];
  });
  return { required: body.required, content: Object.fromEntries(content) };
}

/** A header or a part of the path that is described elsewhere, described here: the validator looks it up at each request. */
function writtenOut(parameter: unknown, { parameters }: Components): unknown {
  if (!isRecord(parameter) || typeof parameter.$ref !== 'string') return parameter;
  const found = parameters[parameter.$ref.slice(parameter.$ref.lastIndexOf('/') + 1)];
  return isRecord(found) && found.in !== 'query' ? found : parameter;
}

/** A streamed body is not there yet, and is its handler's to check. */
function operationAsRead(described: unknown, operation: Operation, components: Components): unknown {
  if (!isRecord(described)) return described;
  const { operationId, parameters } = described;
  const requestBody = isStreamed(operation) ? undefined : bodyAsRead(described.requestBody);
  const read = Array.isArray(parameters)
    ? parameters.map((parameter) => asRead(writtenOut(parameter, components)))
    : undefined;
  return { operationId, parameters: read, requestBody, responses: {} };
}

interface Source {
  readonly paths: Paths;
  readonly components: Components;
}

function pick({ paths, components }: Source, members: readonly Operation[]): Record<string, Record<string, unknown>> {
  const cut: Record<string, Record<string, unknown>> = {};
  for (const operation of members) {
    const { path, method } = operation;
    cut[path] = { ...cut[path], [method]: operationAsRead(paths[path]?.[method], operation, components) };
  }
  return cut;
}

/** The names of the schemas and parameters that a part refers to, and those that these refer to. */
function referredTo(components: unknown, part: unknown, found = new Map<string, unknown>()): Map<string, unknown> {
  for (const [, ref = ''] of JSON.stringify(part ?? null).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)) {
    if (found.has(ref)) continue;
    const [kind = '', name = ''] = ref.split('/');
    const ofKind = isRecord(components) ? components[kind] : undefined;
    const component = isRecord(ofKind) ? ofKind[name] : undefined;
    found.set(ref, component);
    referredTo(components, component, found);
  }
  return found;
}

function cutDocument(members: readonly Operation[]): Document {
  const source = members.some((operation) => operation.document === 'admin') ? adminDocument : merchantDocument;
  const paths = pick(source, members);
  const components: Record<string, Record<string, unknown>> = {};
  for (const [ref, component] of referredTo(source.components, paths)) {
    const [kind = '', name = ''] = ref.split('/');
    components[kind] = { ...components[kind], [name]: component };
  }
  const whole = { openapi: source.openapi, info: source.info, components, servers: [{ url: '/' }], paths };
  return JSON.parse(JSON.stringify(whole));
}

/** What the validator looks at of a request, and changes in it. */
type Parts = Pick<
  Request,
  'method' | 'path' | 'baseUrl' | 'originalUrl' | 'headers' | 'params' | 'query' | 'body' | 'cookies' | 'app'
> & { openapi?: object };

/**
 * One of the validator's steps. It is given the parts of a request and not the request: it redefines properties of what
 * it is given, and every later look at a request so treated is slow.
 */
interface Step {
  run(parts: Parts, res: Response, next: NextFunction): void;
}

/** The validator's steps that find the operation of a request. */
const FINDING = new Set(['pathParamsMiddleware', 'metadataMiddleware']);
/** The one that checks a request. */
const CHECKING = 'requestMiddleware';

interface Validator {
  readonly find: readonly Step[];
  readonly check: Step;
}

function validatorOf(members: readonly Operation[]): Validator {
  const coerceTypes = members.some((operation) => operation.requestMediaType === FORM);
  const steps = middleware({
    apiSpec: cutDocument(members),
    validateApiSpec: false,
    validateSecurity: false,
    validateRequests: { allowUnknownQueryParameters: true, coerceTypes, allErrors: true },
    validateResponses: false,
    fileUploader: false,
  }).map((run) => ({ name: run.name, step: { run } }));
  const check = steps.find(({ name }) => name === CHECKING);
  if (check === undefined) throw new Error('the validator has no step that checks requests');
  return { find: steps.filter(({ name }) => FINDING.has(name)).map(({ step }) => step), check: check.step };
}

/** Tells the validator how paths are read. */
const app = express();
app.set('case sensitive routing', true);
app.set('strict routing', true);

/** Has the validator find the operation, by a path with something in the place of each parameter. */
async function metadataOf(operation: Operation, { find }: Validator, res: Response): Promise<object> {
  const path = operation.path.replace(/\{[^}]+\}/g, 'x');
  const about = { method: operation.method.toUpperCase(), path, baseUrl: '', originalUrl: path, app };
  const parts: Parts = { ...about, headers: {}, params: {}, query: {}, body: undefined, cookies: undefined };
  for (const step of find) {
    await new Promise<void>((resolve, reject) =>
      step.run(parts, res, (problem: unknown) => (problem === undefined ? resolve() : reject(problem))),
    );
  }
  if (parts.openapi === undefined) throw new Error(`the validator does not find ${operation.id}`);
  return parts.openapi;
}

/**
 * The validator compiles and keeps schemas for every media type it is sent, parameters and all, of an operation without a
 * body too: told no other than the operation's own, it keeps one.
 */
function nameMediaType(req: Request, { requestMediaType }: Operation): void {
  if (requestMediaType !== null) req.headers['content-type'] = requestMediaType;
  else if (req.headers['content-type'] !== undefined) delete req.headers['content-type'];
}

/** Checks against one operation. The validator compiles path patterns to find it, so it is asked once. */
function checkAgainst(operation: Operation, validator: () => Validator): RequestHandler {
  let found: object | undefined;
  return async (req, res, next) => {
    nameMediaType(req, operation);
    found ??= await metadataOf(operation, validator(), res);
    const { method, path, baseUrl, originalUrl, headers, params, query, body } = req;
    const openapi = { ...found, pathParams: params };
    const parts: Parts = {
      method,
      path,
      baseUrl,
      originalUrl,
      headers,
      params,
      query,
      body,
      app,
      openapi,
      cookies: undefined,
    };
    validator().check.run(parts, res, (problem: unknown) => {
      if (req.body !== parts.body) req.body = parts.body;
      next(problem);
    });
  };
}

/** The two checks of an operation. */
export interface OperationChecks {
  /** Goes before every step that may refuse the call, so that refusals are checked too. */
  readonly answer: RequestHandler;
  readonly request: RequestHandler;
  /** Compiles the schemas of all its answers. Throws when one does not. */
  readonly compileAnswers: () => void;
}

export type Validation = (operation: Operation) => OperationChecks;

/** The checks of each operation. A tag's schemas compile on its first request, or in warm-up.ts before that. */
export function createValidation(): Validation {
  const byTag = new Map<string, () => Validator>();
  const answerCheck = createAnswerCheck();
  const made = new Map<string, OperationChecks>();
  return (operation) => {
    const known = made.get(operation.id);
    if (known !== undefined) return known;
    const members = operationList.filter((other) => other.tag === operation.tag);
    const validator = byTag.get(operation.tag) ?? onFirstUse(() => validatorOf(members));
    byTag.set(operation.tag, validator);
    const { step, compile } = answerCheck(operation);
    const checks = { answer: step, request: checkAgainst(operation, validator), compileAnswers: compile };
    made.set(operation.id, checks);
    return checks;
  };
}
