/**
 * The names of gateway credentials, and what each is sealed for. Pure.
 */
import type { SealBinding } from '../../../domain/ports/sealed.ts';

const NAME = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

/** What is wrong with a credential's name; null when it is fine. */
export function credentialNameProblem(name: string): string | null {
  if (NAME.test(name) && !/[0-9]{12}/.test(name)) return null;
  return 'a credential name must begin with a letter and have at most 64 letters, digits and _';
}

/** What one credential of one gateway configuration is sealed for. */
export function credentialBinding(merchantId: string, gatewayConfigId: string, name: string): SealBinding {
  return { merchantId, record: `gateway.${gatewayConfigId}.${name}` };
}
