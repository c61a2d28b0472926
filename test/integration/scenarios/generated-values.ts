/**
 * The fields of answers with values that no example can predict: ids, secrets, measurements. Their generated part must match a
 * pattern, and the same generated part must stand for the same one of the example everywhere in an answer.
 */

export interface GeneratedValue {
  /** Their names, with the ends of their paths where others are called so too; a path as a whole begins with a slash. */
  readonly fields: readonly string[];
  /** The part of the value that is made; what stands around it is compared. */
  readonly part: RegExp;
  readonly why: string;
  /** Present when the part has few values, and may be that of the example by chance. */
  readonly byChance?: true;
}

const hex = (digits: number) => `[0-9a-f]{${digits}}`;
const BASE64URL = /^[\w-]{10,}$/;

export const generatedValues: readonly GeneratedValue[] = [
  {
    fields: ['request_id', 'requestId'],
    part: new RegExp(`^req_${hex(16)}$`),
    why: 'The service names each call.',
  },
  {
    fields: ['id', 'object_id'],
    part: new RegExp(`^(ord|evt)_${hex(32)}$|^(cst|rfd|gtw|key|aud|usr|inv|psk|ses)_${hex(16)}$`),
    why: 'The service names what it makes.',
  },
  {
    fields: ['entries.id'],
    part: new RegExp(`^(txn|evt|aud|rfd)_${hex(16)}(${hex(16)})?`),
    why: 'An entry of a timeline is named after what it is about.',
  },
  { fields: ['entries.detail'], part: /RRN \d{12}$/, why: 'The gateway numbers each payment.' },
  {
    fields: ['/from', '/to', 'intervals.start'],
    part: /^.{20}$/,
    why: 'The period is the day of the test; test/integration/settings/payment-metrics.test.ts tests it.',
  },
  {
    fields: ['token.expiry_month', '/expiry_month'],
    part: /^(0[1-9]|1[0-2])$/,
    why: 'A token expires in the month in which it was requested, and the clock of the scenarios passes weeks.',
    byChance: true,
  },
  {
    fields: ['last_attempt.started_at'],
    part: /\d{2}Z$/,
    why: 'A retry waits for a time of which a part is random; the rest of the time is compared.',
    byChance: true,
  },
  { fields: ['txn_uuid'], part: new RegExp(`^txn_${hex(32)}$`), why: 'The service names each transaction.' },
  { fields: ['response_id'], part: new RegExp(`^rsp_${hex(16)}$`), why: 'The service names each response.' },
  { fields: ['/body'], part: /^.+$/, why: 'It is the text of a webhook: webhooks.test.ts compares those.' },
  { fields: ['event_id'], part: new RegExp(`^evt_${hex(32)}$`), why: 'The service names each event.' },
  { fields: ['card_reference'], part: new RegExp(`^crd_${hex(32)}$`), why: 'The service names each stored card.' },
  { fields: ['consent_id'], part: new RegExp(`^cns_${hex(32)}$`), why: 'The service names each consent.' },
  { fields: ['endpoint_id'], part: new RegExp(`^whe_${hex(16)}$`), why: 'The service names it after its address.' },
  {
    fields: ['gateway_config_id', 'gateway_config_ids'],
    part: new RegExp(`^gtw_${hex(16)}$`),
    why: 'The service names each gateway configuration.',
  },
  {
    fields: ['/version'],
    part: new RegExp(`^${hex(16)}$`),
    why: 'It is a digest of the rules, which name gateway configurations.',
  },
  {
    fields: ['callback_url'],
    part: new RegExp(`(?<=/gateway-callbacks/)gtw_${hex(16)}$`),
    why: 'It has the id of the gateway configuration; the rest of the address is compared.',
  },
  {
    fields: ['key_id', 'sealing_key_id'],
    part: new RegExp(`^(key|kek)_${hex(16)}$`),
    why: 'The service names keys, those of its vault after what they are.',
  },
  { fields: ['table_id'], part: new RegExp(`^bins_${hex(16)}$`), why: 'The service names each table.' },
  {
    fields: ['order_id', 'txn_id'],
    part: new RegExp(`(tok|test)_${hex(16)}`),
    why: 'The service names the order that it makes to tokenize a stored card, or as a test payment.',
  },
  {
    fields: ['web', 'mobile', 'iframe', 'url', 'payment_link'],
    part: new RegExp(
      `(?<=/payment-page/)p[lf]_${hex(32)}$|(?<=/pay/start/demo/)${hex(32)}$|(?<=/console/invitation#)inv_${hex(16)}\\.[\\w-]{43}$`,
    ),
    why: 'A link is a secret; the rest of the address is compared.',
  },
  {
    fields: ['card_fingerprint'],
    part: new RegExp(`^${hex(32)}$`),
    why: 'It is made with a secret of the installation.',
  },
  { fields: ['card_token'], part: /^card_[\w-]{51}$|^ctkn_[0-9a-f]{32}$/, why: 'It is a secret.' },
  {
    fields: ['token', 'client_auth_token', 'clientAuthToken', 'access_token'],
    part: new RegExp(`^(c?tkn_${hex(32)}|svc_set_${hex(64)})$`),
    why: 'It is a secret.',
  },
  {
    fields: ['api_key', 'response_key'],
    part: new RegExp(`^svc_(key|resp)_${hex(64)}$`),
    why: 'It is a secret.',
  },
  { fields: ['device_token'], part: /^svc_dev_[0-9a-f]{16}\.\d{10}\.[\w-]{43}$/, why: 'It is a secret.' },
  { fields: ['last_four'], part: new RegExp(`^${hex(4)}$`), why: 'It is the end of a secret.' },
  { fields: ['secret'], part: /^whsec_[\w+/]{43}=$|^[A-Z2-7]{32}$/, why: 'It is a secret.' },
  { fields: ['uri'], part: /(?<=secret=)[A-Z2-7]{32}(?=&)/, why: 'It has a secret; the rest is compared.' },
  { fields: ['csrf_token'], part: /^[\w-]{43}$/, why: 'It is a secret.' },
  { fields: ['challenge'], part: /^[\w-]{51}$/, why: 'It is made for one use.' },
  { fields: ['user_id'], part: new RegExp(`^usr_${hex(16)}$`), why: 'The service names each user.' },
  { fields: ['invitation_id'], part: new RegExp(`^inv_${hex(16)}$`), why: 'The service names each invitation.' },
  { fields: ['session_id'], part: new RegExp(`^ses_${hex(16)}$`), why: 'The service names each session.' },
  { fields: ['passkey_id'], part: new RegExp(`^psk_${hex(16)}$`), why: 'The service names each passkey.' },
  { fields: ['settings_password'], part: /^[\w-]{24}$/, why: 'It is a secret.' },
  {
    fields: ['encryptedKey', 'iv', 'encryptedPayload', 'tag'],
    part: BASE64URL,
    why: 'It is encrypted with a key of its own each time.',
  },
  {
    fields: ['service_public_key', 'merchant_public_key'],
    part: /(?<=^-----BEGIN PUBLIC KEY-----\n)[\w+/=\n]{300,}(?=-----END PUBLIC KEY-----\n$)/,
    why: 'The pair is made when the set is.',
  },
  { fields: ['rrn', 'retrievalReferenceNumber'], part: /^\d{12}$/, why: 'The gateway numbers what it does.' },
  { fields: ['auth_id_code', 'authorizationCode'], part: /^\d{6}$/, why: 'The bank makes it up.' },
  { fields: ['arn'], part: /^\d{23}$/, why: 'The gateway numbers each refund.' },
  {
    fields: ['epg_txn_id', 'transactionId', 'ref'],
    part: new RegExp(`^sb[xr]_${hex(20)}$`),
    why: 'The gateway names what it does.',
  },
  {
    fields: ['token.last_four_digits', '/last_four_digits'],
    part: /^\d{4}$/,
    why: 'The network makes up the number of a token.',
  },
  { fields: ['par'], part: /^V001[0-9A-F]{25}$/, why: 'The network makes it up.' },
  { fields: ['provider_reference_id'], part: new RegExp(`^sbt_${hex(24)}$`), why: 'The network names each token.' },
  {
    fields: ['duration_ms', 'first_byte_ms'],
    part: /^\d+$/,
    why: 'It is measured.',
  },
  { fields: ['resolved_address', 'address'], part: /^\d+(\.\d+){3}$/, why: 'It is that of the machine.' },
  { fields: ['user_agent'], part: /^.+$/, why: 'It is what the caller calls itself.' },
  {
    fields: ['merchants', 'card_numbers', 'remaining'],
    part: /^\d+$/,
    why: 'It is how much an installation holds; test/vault counts it.',
  },
];

const byField: ReadonlyMap<string, GeneratedValue> = new Map(
  generatedValues.flatMap((one) => one.fields.map((field): [string, GeneratedValue] => [field, one])),
);

/** What two values of a field have that cannot be known, and what is left of them. */
export interface Parted {
  readonly rest: string;
  readonly part: string;
}

/** The name in the list under which a field at this path is known. */
function nameOf(at: string): string | undefined {
  const path = at.replaceAll('[]', '');
  const names = path.split('.');
  return [`/${path}`, ...names.map((_, index) => names.slice(index).join('.'))].find((name) => byField.has(name));
}

/** A value without its made part; undefined where the field may have none, or this value has none. */
export function parted(at: string, value: string | number): Parted | undefined {
  const text = String(value);
  const part = byField.get(nameOf(at) ?? '')?.part.exec(text)?.[0];
  return part === undefined ? undefined : { part, rest: text.replace(part, '…') };
}

/** Which fields of the list were needed. */
export interface GeneratedValueUse {
  note(at: string): void;
  /** Those that nothing needed. */
  idle(): readonly string[];
}

export function generatedValueUse(): GeneratedValueUse {
  const needed = new Set<string>();
  return {
    note: (at) => {
      needed.add(nameOf(at) ?? at);
    },
    idle: () => [...byField].flatMap(([field, { byChance }]) => (byChance || needed.has(field) ? [] : [field])),
  };
}

/** The list, as it is printed with the parity table. */
export function printGeneratedValues(): string {
  const rows = generatedValues.map(({ fields, part, why }) => `  ${fields.join(', ')}: ${part.source} - ${why}`);
  return ['compared by its form, in answers of the service:', ...rows].join('\n');
}
