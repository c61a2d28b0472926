/**
 * The demo keys of the contract's encrypted examples, for each side. They are published and not secret.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SideKeys } from './message.ts';

export const demoKeysFile = join(import.meta.dirname, '../../openapi/examples/encrypted/demo-keys.yaml');

export interface DemoKeys {
  readonly merchant: SideKeys;
  readonly service: SideKeys;
}

export async function readDemoKeys(): Promise<DemoKeys> {
  const kept: Readonly<Record<string, string>> = parse(await readFile(demoKeysFile, 'utf8'));
  const named = (name: string): string => {
    const value = kept[name];
    if (value === undefined) throw new Error(`${demoKeysFile} has no ${name}. Add it.`);
    return value;
  };
  const kid = named('kid');
  return {
    merchant: { kid, ownPrivate: named('merchant_private_key'), otherPublic: named('service_public_key') },
    service: { kid, ownPrivate: named('service_private_key'), otherPublic: named('merchant_public_key') },
  };
}
