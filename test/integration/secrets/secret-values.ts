/** The secrets of a whole run. All are easy to tell from anything else; new ones that the service makes are added. */

import type { Secret } from '../../../scripts/secret-search.ts';
import { Cards } from '../../support/payments.ts';

/** Card numbers that stand nowhere in the sandbox's tables: they are paid by a challenge. */
export const Numbers = {
  merchantServer: '4556737586899855',
  browserForm: '5425233430109903',
  paymentPage: '4539578763621486',
  unknownNetwork: '9792030394440796',
  badCheckDigit: '4556737586899856',
  nameField: '4916338506082832',
  parameterName: '4024007103939509',
  stray: '5105105105105100',
  requestId: '4532015112830366',
  wrongMedia: '4485275742308327',
  query: '4929420573595209',
  path: '4716461583322103',
  methodField: '4539148803436467',
  tokenized: '4111117877893289',
  consented: '4111117921742185',
  kept: '4111110967929089',
  handedIn: '4111111003390757',
  outOfBand: '4111113520846618',
  managed: '4111116902748153',
  cardAdded: '4556375260181595',
  nickname: '4539571860913906',
  orderId: '4916339960308242',
  cardToken: '4024006281948217',
  binFile: '4716469935181903',
  binColumn: '4929429378657978',
  requestor: '4532015432319488',
  encrypted: '4532175530688125',
} as const;

/** What a merchant's own token requestor got from the network: a token's number, and a cryptogram for one payment. */
export const BROUGHT_TOKEN = '4895370012003478';
export const CRYPTOGRAM = Buffer.from('kestrel-avocet-plove').toString('base64');
export const WRONG_CRYPTOGRAM = Buffer.from('dunlin-godwit').toString('base64');

export const SECURITY_CODE = '907';
export const AMEX_SECURITY_CODE = '9067';
export const WRONG_OTP = '80421957';

export const Passwords = {
  settings: 'Settings-Kestrel-77!',
  newSettings: 'Settings-Heron-78!',
  wrongSettings: 'Wrong-Bittern-79!',
  webhook: 'Webhook:Plover "80" <&>',
  customHeader: 'header-Avocet-81',
  gateway: 'gateway-Curlew-82',
  wrongApiKey: 'svc_key_wrong-Dunlin-83',
  wrongToken: 'cat_wrong-Godwit-84',
} as const;

/** Secrets that no answer may show. */
export function givenSecrets(): Secret[] {
  const named = (kind: string, values: Readonly<Record<string, string>>): Secret[] =>
    Object.entries(values).map(([name, text]) => ({ what: `${kind} ${name}`, text }));
  return [
    ...named('card number', Cards),
    ...named('card number', Numbers),
    { what: 'number of a brought token', text: BROUGHT_TOKEN },
    { what: 'cryptogram', text: CRYPTOGRAM },
    { what: 'cryptogram that is none', text: WRONG_CRYPTOGRAM },
    { what: 'security code', text: SECURITY_CODE },
    { what: 'security code of AMEX', text: AMEX_SECURITY_CODE },
    { what: 'one-time password', text: WRONG_OTP },
    ...named('password', Passwords),
  ];
}
