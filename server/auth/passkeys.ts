/**
 * Passkeys (W3C WebAuthn Level 3) as second factors. Challenges are stateless: random bytes, an expiry and a MAC that binds them to
 * their purpose. Each works once. The service asks for no attestation: which device holds a passkey is the user's choice.
 */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Passkey, SettingsUser } from '../domain/merchants/settings-user.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { NoteMessage } from '../storage/seen-messages.ts';

/** How long a challenge works: 5 minutes, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;

/** The accepted algorithms (COSE), best first: EdDSA, ES256, RS256. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const MAC_BYTES = 16;
/** The purpose of a challenge that any user's passkey may answer. */
const LOG_IN = 'log in';

/** A passkey's answer to a challenge. All parts are base64url. */
export interface SentAssertion {
  readonly credentialId: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** A new passkey. The binary parts are base64url. */
export interface SentRegistration {
  readonly credentialId: string;
  readonly clientData: string;
  readonly attestationObject: string;
}

export interface Challenge {
  /** Base64url. */
  readonly challenge: string;
  readonly expiresAt: Date;
}

export interface PasskeysParts {
  readonly key: KeyObject;
  readonly runtime: Runtime;
  /** The URL of the service: its host name is the relying party's id, its origin the only one accepted. */
  readonly publicBaseUrl: string;
  readonly noteMessage: NoteMessage;
}

export type Passkeys = ReturnType<typeof createPasskeys>;

export function createPasskeys({ key, runtime, publicBaseUrl, noteMessage }: PasskeysParts) {
  const { origin, hostname: rpId } = new URL(publicBaseUrl);
  const { clock, random } = runtime;

  function macOf(purpose: string, head: Buffer): Buffer {
    return createHmac('sha256', key)
      .update(JSON.stringify([purpose, head.toString('hex')]))
      .digest()
      .subarray(0, MAC_BYTES);
  }

  function issue(purpose: string): Challenge {
    const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
    const time = Buffer.alloc(TIME_BYTES);
    time.writeUIntBE(expiresAt.getTime(), 0, TIME_BYTES);
    const head = Buffer.concat([random.bytes(RANDOM_BYTES), time]);
    return { challenge: Buffer.concat([head, macOf(purpose, head)]).toString('base64url'), expiresAt };
  }

  /** Whether a challenge is the service's own for this purpose, has not expired and was not answered before. */
  async function take(challenge: unknown, purpose: string): Promise<boolean> {
    // The library passes on what the client data has, which may be anything.
    if (typeof challenge !== 'string') return false;
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== RANDOM_BYTES + TIME_BYTES + MAC_BYTES) return false;
    const head = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
    if (!timingSafeEqual(bytes.subarray(head.length), macOf(purpose, head))) return false;
    const [now, until] = [clock.now(), new Date(head.readUIntBE(RANDOM_BYTES, TIME_BYTES))];
    if (until <= now) return false;
    return noteMessage({ merchantId: 'passkey challenge', jti: bytes.toString('base64url'), until, now });
  }

  const expected = { expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: false };
  const registering = ({ userId }: Pick<SettingsUser, 'userId'>) => `register ${userId}`;

  return {
    /** The relying party's id: the host name of the service. */
    rpId,
    /** A challenge for a login or a confirmation. */
    challenge: () => issue(LOG_IN),
    /** A challenge for a new passkey of this user. */
    registrationChallenge: (user: Pick<SettingsUser, 'userId'>) => issue(registering(user)),

    /** Which of the passkeys answered a valid challenge, with its new counter; null when none did. */
    async verify(
      passkeys: readonly Passkey[],
      { credentialId: id, clientData, authenticatorData, signature }: SentAssertion,
    ): Promise<Pick<Passkey, 'passkeyId' | 'counter'> | null> {
      const passkey = passkeys.find(({ credentialId }) => credentialId === id);
      if (passkey === undefined) return null;
      const response = { clientDataJSON: clientData, authenticatorData, signature };
      const credential = {
        id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      };
      const found = await nullIfRefused(
        (expectedChallenge) =>
          verifyAuthenticationResponse({
            response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
            expectedChallenge,
            ...expected,
            credential,
          }),
        LOG_IN,
      );
      if (found === null || !found.verified) return null;
      return { passkeyId: passkey.passkeyId, counter: found.authenticationInfo.newCounter };
    },

    /** The credential of a new passkey that answers a registration challenge of this user; null when it does not. */
    async register(
      user: Pick<SettingsUser, 'userId'>,
      { credentialId: id, clientData, attestationObject }: SentRegistration,
    ): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'> | null> {
      const response = { clientDataJSON: clientData, attestationObject };
      const found = await nullIfRefused(
        (expectedChallenge) =>
          verifyRegistrationResponse({
            response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
            expectedChallenge,
            ...expected,
            supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
          }),
        registering(user),
      );
      if (found === null || !found.verified) return null;
      const { credential } = found.registrationInfo;
      const publicKey = Buffer.from(credential.publicKey).toString('base64url');
      return { credentialId: credential.id, publicKey, counter: credential.counter };
    },
  };

  /**
   * The library throws on data that it cannot read or does not accept. What the database throws while the challenge is taken is not such
   * a refusal, and is rethrown.
   */
  async function nullIfRefused<Found>(
    verify: (expectedChallenge: (challenge: string) => Promise<boolean>) => Promise<Found>,
    purpose: string,
  ): Promise<Found | null> {
    const failures: unknown[] = [];
    try {
      return await verify((challenge) =>
        take(challenge, purpose).catch((error: unknown) => {
          failures.push(error);
          return false;
        }),
      );
    } catch {
      if (failures.length > 0) throw failures[0];
      return null;
    }
  }
}
