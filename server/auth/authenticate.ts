/**
 * Authenticates a call: converts credentials and the x-merchantid header to the context that the handler gets. The contract defines
 * the order of errors: wrong credentials, no merchant header, another merchant's credentials, an IP address outside the key's
 * allow-list.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Operation } from '../../generated/server/operations.ts';
import { ErrorCode, ErrorInfoCode } from '../../generated/values.ts';
import { isVersion } from '../domain/api-version.ts';
import { withoutCardNumbers } from '../domain/cards/card-number-in-text.ts';
import { hashApiKey } from '../domain/merchants/api-key.ts';
import type { ApiKey, Merchant } from '../domain/merchants/merchant.ts';
import { ApiError } from '../http/errors/api-error.ts';
import type { AuthResult } from '../http/request/context.ts';
import {
  authorizationOf,
  type Credentials,
  clientTokenOf,
  merchantIdIn,
  unnamedMerchantError,
} from '../http/request/credentials.ts';
import { withIgnored } from '../http/request/ignored-parameters.ts';
import { stateOf } from '../http/request/request-state.ts';
import { isWithin } from '../platform/addresses/address-range.ts';
import { accessOf } from './access-policy.ts';
import { isFromOtherSite } from './browser-session.ts';
import type { ClientTokens } from './client-tokens.ts';
import type { FindGatewaySender } from './gateway-sender.ts';
import type { createAuthenticateSettings } from './settings-session.ts';

/** Compares hashes: `timingSafeEqual` requires equal lengths. */
function operatorKeyMatches(sent: string, operatorKey: string): boolean {
  return timingSafeEqual(sha256(sent), sha256(operatorKey));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}

export interface AuthenticateDeps {
  readonly merchants: {
    byId(merchantId: string): Promise<Merchant | null>;
    byApiKeyHash(hash: string): Promise<Merchant | null>;
  };
  /** Called after each successful authentication with an API key. */
  readonly noteKeyUse: (merchant: Merchant, keyHash: string) => void;
  readonly clientTokens: Pick<ClientTokens, 'find'>;
  readonly authenticateSettings: ReturnType<typeof createAuthenticateSettings>;
  readonly operatorKey: string;
  /** Finds the merchant whose gateway signed a body. */
  readonly findGatewaySender: FindGatewaySender;
}

const MAX_USER_AGENT_LENGTH = 256;
const SIGNATURE_HEADER = 'x-gateway-signature';

function denied(challenge: 'Basic' | 'Bearer' | 'Token', message?: string): ApiError {
  const info = challenge === 'Basic' ? ErrorInfoCode.UNAUTHORIZED : ErrorInfoCode.UNAUTHENTICATED;
  return new ApiError(ErrorCode.access_denied, { challenge, info, ...(message === undefined ? {} : { message }) });
}

function fromOtherSite(): ApiError {
  const message =
    'The call came from a page of another site. Log in and accept invitations on a page of the service, or from a program.';
  return new ApiError(ErrorCode.bad_origin, { message });
}

function addressNotAllowed(): ApiError {
  const message =
    'This API key is not allowed from your IP address. Call from one of its allowed_ips, or create a key that allows your address.';
  return new ApiError(ErrorCode.bad_origin, { message, userMessage: 'The request could not be processed.' });
}

/** Repeated headers are joined. */
function flatHeaders({ headers }: Request): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]));
}

export function createAuthenticate(deps: AuthenticateDeps) {
  async function ownerOfKey(credentials: Credentials): Promise<{ readonly merchant: Merchant; readonly key: ApiKey }> {
    if (credentials.kind !== 'basic') throw denied('Basic');
    if (credentials.username === '' || credentials.password !== '') throw denied('Basic');
    const hash = hashApiKey(credentials.username);
    const merchant = await deps.merchants.byApiKeyHash(hash);
    const key = merchant?.apiKeys.find((one) => one.hash === hash);
    if (merchant === null || key === undefined || merchant.disabled) throw denied('Basic');
    return { merchant, key };
  }

  /** The merchant id of the call. @throws ApiError when it has none. */
  function namedMerchant(req: Request): string {
    const merchantId = merchantIdIn(req.headers);
    if (merchantId === '') throw unnamedMerchantError();
    req.headers['x-merchantid'] = merchantId;
    return merchantId;
  }

  function facts(req: Request) {
    const { requestId, address } = stateOf(req);
    // Redact before truncating: a truncated card number would not be recognized.
    const userAgent = withoutCardNumbers(req.get('user-agent') ?? '').slice(0, MAX_USER_AGENT_LENGTH);
    return { requestId, address, userAgent };
  }

  function merchantFacts(req: Request, merchant: Merchant) {
    const state = stateOf(req);
    state.merchant = merchant;
    return {
      merchant,
      routingId: (req.get('x-routing-id') ?? '').slice(0, 255),
      version: versionOf(req, merchant),
      warn: (message: string) => {
        state.warnings.push(message);
        req.res?.setHeader('x-svc-warning', state.warnings.join('; '));
      },
      ignore: (name: string) => {
        state.ignored = withIgnored(state.ignored, name);
        if (state.ignored.length > 0) req.res?.setHeader('x-svc-ignored-parameters', state.ignored.join(','));
      },
      idempotencyFingerprint: () => state.idempotencyFingerprint,
      ...facts(req),
    };
  }

  function versionOf(req: Request, merchant: Merchant): string {
    const requested = req.get('version');
    // Validation rejects a malformed date later.
    return requested !== undefined && isVersion(requested) ? requested : merchant.defaultVersion;
  }

  async function byKey(req: Request, credentials: Credentials): Promise<AuthResult> {
    const { merchant, key } = await ownerOfKey(credentials);
    stateOf(req).sentKey = { merchantId: merchant.merchantId, keyId: key.keyId };
    if (namedMerchant(req) !== merchant.merchantId) throw denied('Basic');
    if (key.allowedIps.length > 0 && !isWithin(stateOf(req).address, key.allowedIps)) throw addressNotAllowed();
    deps.noteKeyUse(merchant, key.hash);
    const credential = { kind: 'api-key', id: key.keyId } as const;
    return { scheme: 'basicAuth', value: { kind: 'merchant', credential, ...merchantFacts(req, merchant) } };
  }

  async function byClientToken(req: Request, sent: NonNullable<ReturnType<typeof clientTokenOf>>): Promise<AuthResult> {
    const expired = 'The client auth token is invalid or has expired. Get a new one from your server.';
    const found = await deps.clientTokens.find(sent.token);
    const merchant = found === undefined ? null : await deps.merchants.byId(found.merchantId);
    if (found === undefined || merchant === null || merchant.disabled) throw denied('Token', expired);
    if (namedMerchant(req) !== merchant.merchantId) throw denied('Token', expired);
    return { scheme: sent.scheme, value: { kind: 'client', scope: found.scope, ...merchantFacts(req, merchant) } };
  }

  /** The enabled merchant of a call without an API key. */
  async function knownMerchant(req: Request): Promise<Merchant> {
    const merchant = await deps.merchants.byId(namedMerchant(req));
    if (merchant === null || merchant.disabled) {
      const message = 'No merchant has the id in x-merchantid. Send your own merchant id.';
      throw new ApiError(ErrorCode.access_denied, {
        challenge: 'Basic',
        info: ErrorInfoCode.ACCOUNT_NOT_FOUND,
        message,
      });
    }
    return merchant;
  }

  async function anonymous(req: Request): Promise<AuthResult> {
    return { scheme: 'none', value: { kind: 'anonymous', ...merchantFacts(req, await knownMerchant(req)) } };
  }

  /** Does not verify the merchant: the handler does so when it decrypts the body. */
  async function byEncryptedBody(req: Request): Promise<AuthResult> {
    const merchant = await knownMerchant(req);
    const isGone = () => req.res?.closed === true;
    return { scheme: 'encryptedBody', value: { kind: 'encrypted', isGone, ...merchantFacts(req, merchant) } };
  }

  function operator(req: Request, credentials: Credentials): AuthResult {
    const isValid = credentials.kind === 'bearer' && operatorKeyMatches(credentials.token, deps.operatorKey);
    if (!isValid) throw denied('Bearer', 'Send the operator key as Authorization: Bearer <key>.');
    return { scheme: 'operatorKey', value: { kind: 'operator', ...facts(req) } };
  }

  async function settings(req: Request, operation: Operation, credentials: Credentials): Promise<AuthResult> {
    const { scheme, principal } = await deps.authenticateSettings(req, operation, credentials);
    stateOf(req).merchant = principal.merchant;
    const { username } = principal.user;
    const { sessionId } = principal.session;
    return { scheme, value: { kind: 'settings', ...principal, username, sessionId, ...facts(req) } };
  }

  async function gateway(req: Request): Promise<AuthResult> {
    const [parameter] = Object.values(req.params);
    const gatewayConfigId = typeof parameter === 'string' ? parameter : '';
    const body: Uint8Array = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    const sender = await deps.findGatewaySender(gatewayConfigId, { headers: flatHeaders(req), body });
    if (sender === undefined) {
      const message = `Sign the notification with the secret of this gateway configuration, as the gateway does. The signature of a form goes into ${SIGNATURE_HEADER}.`;
      const info = ErrorInfoCode.UNAUTHENTICATED;
      throw new ApiError(ErrorCode.access_denied, { challenge: 'Signature', info, message });
    }
    stateOf(req).merchant = sender.merchant;
    return { scheme: 'gatewaySignature', value: { kind: 'gateway', ...sender, ...facts(req) } };
  }

  async function authenticateCall(req: Request, operation: Operation): Promise<AuthResult> {
    const { security } = operation;
    if (security.includes('encryptedBody')) return byEncryptedBody(req);
    const credentials = authorizationOf(req);
    if (security.includes('operatorKey')) return operator(req, credentials);
    if (security.includes('settingsCookie')) return settings(req, operation, credentials);
    if (security.includes('gatewaySignature')) return gateway(req);
    if (security.includes('basicAuth')) {
      const sent = clientTokenOf(req);
      if (credentials.kind !== 'none') return byKey(req, credentials);
      if (sent !== undefined && security.includes(sent.scheme)) return byClientToken(req, sent);
      if (security.includes('none')) return anonymous(req);
      throw denied('Basic');
    }
    if (operation.tag === 'settings' && isFromOtherSite(req)) throw fromOtherSite();
    const wantsHtml = req.accepts(['json', 'html']) === 'html';
    const acceptLanguage = req.get('accept-language') ?? '';
    const destination = req.get('sec-fetch-dest');
    const isFramed = destination === undefined ? undefined : destination === 'iframe';
    return { scheme: 'none', value: { kind: 'none', wantsHtml, isFramed, acceptLanguage, ...facts(req) } };
  }

  return {
    /** Middleware that authenticates the caller. */
    step(operation: Operation): RequestHandler {
      const access = accessOf(operation);
      return async (req, res, next) => {
        const result = await authenticateCall(req, operation);
        // The contract allows a scheme that the access policy does not.
        if (!access.includes(result.scheme)) throw denied('Basic');
        const state = stateOf(req);
        state.auth = result;
        const { merchant } = state;
        if (merchant !== null) res.setHeader('x-svc-merchant-id', merchant.merchantId);
        next();
      };
    },

    /** The auth result of `step`. */
    context(req: Request): AuthResult {
      const { auth: result } = stateOf(req);
      if (result === null) throw new Error('the request has no context: the authenticate step did not run');
      return result;
    },
  };
}
