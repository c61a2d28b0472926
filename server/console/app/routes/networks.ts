/** The card networks by name. */
import type { Schemas } from '../api/contract.ts';

export const NETWORKS = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  RUPAY: 'RuPay',
  AMEX: 'American Express',
  MAESTRO: 'Maestro',
  DINERS: 'Diners Club',
  DISCOVER: 'Discover',
  JCB: 'JCB',
} as const satisfies Record<Schemas['RoutingNetwork'], string>;

const names: Readonly<Record<string, string>> = NETWORKS;

/** The name of a network; a dash where there is none. */
export function networkName(network: string): string {
  return network === '' ? '—' : (names[network] ?? network);
}
