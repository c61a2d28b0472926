/**
 * The card networks that the service tells apart. Pure data and a look-up by name.
 */

/** The networks told apart by number. A number of no known network (a meal card, say) has the empty name. */
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

/** The network that a caller named, in any case; `''` when the text names none. */
export function networkNamed(name: string): CardNetwork {
  const upper = name.trim().toUpperCase();
  return Object.values(CardNetwork).find((network) => network === upper) ?? CardNetwork.unknown;
}
