/** Passkeys of this browser: creates one, and has one answer a challenge of the service. */
import { client } from './client.ts';
import type { Schemas } from './contract.ts';

/** A passkey was not used: the user refused, the time was up, or this device has none. */
class PasskeyUnused extends Error {
  /** As the contract's errors have it, for people. */
  readonly error_message = 'No passkey was used. Try again, or use another way.';
}

/** The page is not at the address that the service's passkeys are for. */
class PasskeyRefused extends Error {
  readonly error_message =
    'Passkeys do not work at this address. Open the console at the PUBLIC_BASE_URL of the service, with a host name.';
}

const IP_ADDRESS = /^[0-9.]+$|^\[/;

/** Why this browser has no passkeys at this address; empty if it has. */
export const noPasskeys = IP_ADDRESS.test(location.hostname)
  ? `Passkeys need a host name, and this console is opened by an IP address. Set PUBLIC_BASE_URL to http://localhost:${location.port}, or to your host name, and open the console there.`
  : 'PublicKeyCredential' in window
    ? ''
    : 'This browser has no passkeys at this address. Open the console by https in a newer browser.';

/** Whether this browser has passkeys here. */
export const hasPasskeys = noPasskeys === '';

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function toText(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function credentialFrom(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await asked.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'SecurityError') throw new PasskeyRefused();
    return null;
  });
  if (found instanceof PublicKeyCredential) return found;
  throw new PasskeyUnused();
}

/**
 * A new passkey of this device.
 * @throws when the service refuses, or the user does
 */
export async function createPasskey(name: string): Promise<Schemas['NewPasskey']> {
  const { data, error } = await client.POST('/settings/second-factor/passkeys/options');
  if (data === undefined) throw error;
  const credential = await credentialFrom(
    navigator.credentials.create({
      publicKey: {
        challenge: toBytes(data.challenge),
        rp: { id: data.rp_id, name: data.rp_name },
        user: { id: toBytes(data.user_handle), name: data.user_name, displayName: data.user_name },
        pubKeyCredParams: data.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: data.excluded_credentials.map((id) => ({ type: 'public-key', id: toBytes(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        attestation: 'none',
      },
    }),
  );
  const { response } = credential;
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new PasskeyUnused();
  return {
    name,
    credential_id: toText(credential.rawId),
    client_data: toText(response.clientDataJSON),
    attestation_object: toText(response.attestationObject),
  };
}

/**
 * A passkey's answer to a new challenge.
 * @throws when the service refuses, or the user does
 */
export async function answerChallenge(): Promise<Schemas['PasskeyAssertion']> {
  const { data, error } = await client.POST('/settings/passkey-challenges');
  if (data === undefined) throw error;
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: toBytes(data.challenge),
    rpId: data.rp_id,
    userVerification: 'preferred',
  };
  const credential = await credentialFrom(navigator.credentials.get({ publicKey }));
  const { response } = credential;
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new PasskeyUnused();
  return {
    credential_id: toText(credential.rawId),
    client_data: toText(response.clientDataJSON),
    authenticator_data: toText(response.authenticatorData),
    signature: toText(response.signature),
  };
}
