/**
 * The proofs of a delivery and the order of their checks: no costly work for an anonymous caller. A required proof is always
 * checked, and a proof that is present is checked even where it is not required: there is no downgrade.
 */
import { type AddressCheck, type AllowListOptions, allowList } from '../address/allow-list.ts';
import { type Credential, prepareCredentials, verifyBasic } from '../basic/basic-verifier.ts';
import { type EncryptionKey, type KeyRing, prepareKeys } from '../encrypted/key-ring.ts';
import { openToken, tokenIn } from '../encrypted/open-token.ts';
import { ReceiverError } from '../errors.ts';
import { headerValues, type ReceivedHeaders, type ReceivedRequest } from '../request/received-request.ts';
import { isSigned, prepareSecrets, verifySignature } from '../signature/signature-verifier.ts';
import { type Reloading, reloading, type Source } from '../source/source.ts';

/**
 * - `basic`: user name and password.
 * - `signature`: the Standard Webhooks headers.
 * - `encryption`: a body that only you can decrypt and only the service can sign.
 */
export type Proof = 'basic' | 'signature' | 'encryption';

export interface EncryptionOptions {
  /** Both sets during a rotation. */
  readonly keys: Source<readonly EncryptionKey[]>;
}

export interface SignatureOptions {
  /** The `whsec_…` of the webhook settings; the old and the new one during a change. */
  readonly secrets: Source<readonly string[]>;
  /** How far the time in the header may be from now, either way, in seconds. 300 when absent. */
  readonly toleranceSeconds?: number;
}

export interface ProofOptions {
  readonly credentials?: Source<readonly Credential[]>;
  readonly signature?: SignatureOptions;
  readonly encryption?: EncryptionOptions;
  readonly require?: readonly Proof[];
  readonly allowList?: AllowListOptions;
  readonly reloadSeconds?: number;
}

export interface Proofs {
  /** Address and credentials: before the body is read. Answers with the user name that matched. */
  verifyHead(request: ReceivedRequest, now: Date): Promise<string | null>;
  /** Signature and encryption. Answers with the plain bytes, and the id that was signed. */
  verifyBody(headers: ReceivedHeaders, body: Uint8Array, now: Date): Promise<VerifiedBody>;
  /** Reads every password, secret and key again. */
  reload(now: Date): Promise<void>;
}

export interface VerifiedBody {
  readonly bytes: Uint8Array;
  /** Null when the delivery is not signed. */
  readonly signedId: string | null;
}

const TOLERANCE_SECONDS = 300;
export const RELOAD_SECONDS = 60;

/**
 * @param onFailure takes the error of a failed read of secrets.
 * @throws ReceiverError ERR_CONFIG when secrets that were given outright are unusable.
 */
export function proofs(options: ProofOptions, onFailure: (error: ReceiverError) => void): Proofs {
  const { credentials, signature, encryption, reloadSeconds = RELOAD_SECONDS } = options;
  const common = { reloadSeconds, onFailure };
  const known = credentials && reloading(credentials, { name: 'credentials', prepare: prepareCredentials, ...common });
  const secrets =
    signature && reloading(signature.secrets, { name: 'signature secrets', prepare: prepareSecrets, ...common });
  const keys = encryption && reloading(encryption.keys, { name: 'encryption keys', prepare: prepareKeys, ...common });
  const required = new Set(options.require ?? configured(options));
  const fromAllowed: AddressCheck = options.allowList === undefined ? () => undefined : allowList(options.allowList);
  const toleranceSeconds = signature?.toleranceSeconds ?? TOLERANCE_SECONDS;

  return {
    async verifyHead({ remoteAddress, headers }, now) {
      fromAllowed({ remoteAddress, headers });
      if (known === undefined) return null;
      if (!required.has('basic') && headerValues(headers, 'authorization').length === 0) return null;
      return verifyBasic(known, headers, now);
    },
    async verifyBody(headers, body, now) {
      const isChecked = secrets !== undefined && (required.has('signature') || isSigned(headers));
      const signedId = isChecked ? await verifySignature({ secrets, toleranceSeconds }, headers, body, now) : null;
      const token = tokenIn(body);
      if (token !== null) return { bytes: await open(token, keys, now), signedId };
      if (!required.has('encryption')) return { bytes: body, signedId };
      throw new ReceiverError(
        'ERR_PLAIN_REFUSED',
        'This endpoint accepts only encrypted events. Turn on encryption in the webhook settings.',
      );
    },
    async reload(now) {
      await Promise.all([known?.reload(now), secrets?.reload(now), keys?.reload(now)]);
    },
  };
}

/** What is configured is required, unless `require` says otherwise. */
export function configured({ credentials, signature, encryption }: ProofOptions): Proof[] {
  const all: [Proof, unknown][] = [
    ['basic', credentials],
    ['signature', signature],
    ['encryption', encryption],
  ];
  return all.filter(([, options]) => options !== undefined).map(([proof]) => proof);
}

async function open(token: string, keys: Reloading<KeyRing> | undefined, now: Date): Promise<Uint8Array> {
  if (keys !== undefined) return openToken(token, keys, now);
  throw new ReceiverError(
    'ERR_TOKEN',
    'No encryption keys are configured for this endpoint, so it cannot decrypt the event.',
  );
}
