/**
 * The card networks that the service distinguishes, and a look-up by name. Pure.
 */

/**
 * The networks, as identified by card number. A number of no known network (a meal card, for example) has the empty
 * name.
 */
export const CardNetwork = {
  VISA: 'VISA',
  MASTERCARD: 'MASTERCARD',
  AMEX: 'AMEX',
  RUPAY: 'RUPAY',
  MAESTRO: 'MAESTRO',
  DINERS: 'DINERS',
  DISCOVER: 'DISCOVER',
  JCB: 'JCB',
  unknown: '',
} as const;
export type CardNetwork = (typeof CardNetwork)[keyof typeof CardNetwork];

/** The network with this name, in any case; `''` when there is none. */
export function networkNamed(name: string): CardNetwork {
  const upper = name.trim().toUpperCase();
  return Object.values(CardNetwork).find((network) => network === upper) ?? CardNetwork.unknown;
}
