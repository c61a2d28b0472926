/**
 * How a sharded cluster divides the collections: by merchant. The one list of shard keys; the guide "Shard the database"
 * repeats it, and a test compares both. A command on a sharded collection names its shard key, so that a router sends it
 * to the merchant's shard alone. The few that look over all merchants are listed here, and carry their name as comment.
 */

/** The fields of a shard key. Unique indexes of the collection begin with them. */
export type ShardKey = { readonly merchantId: 1 } | { readonly _id: 1 | 'hashed' };

/** A merchant's documents are on one shard. */
const MERCHANT = { merchantId: 1 } as const;
/** The id begins with the merchant's id. */
const MERCHANT_IN_ID = { _id: 1 } as const;
/** The id is a hash, of a secret or of the merchant with something of its own, or names what is counted. */
const HASH = { _id: 'hashed' } as const;

/** The sharded collections. */
export const SHARD_KEYS: ReadonlyMap<string, ShardKey> = new Map<string, ShardKey>([
  ['attempt_counters', HASH],
  ['audit_heads', MERCHANT_IN_ID],
  ['audit_log', MERCHANT],
  ['audit_open', MERCHANT],
  ['card_numbers', MERCHANT],
  ['client_auth_tokens', HASH],
  ['customer_erasures', HASH],
  ['customers', MERCHANT],
  ['gateway_callbacks', MERCHANT_IN_ID],
  ['idempotent_calls', MERCHANT_IN_ID],
  ['management_sessions', HASH],
  ['order_index', MERCHANT],
  ['orders', MERCHANT],
  ['payment_figures', MERCHANT],
  ['rate_limit_buckets', HASH],
  ['request_log', MERCHANT],
  ['saved_cards', MERCHANT],
  ['seen_messages', HASH],
  ['temporary_cards', MERCHANT],
  ['webhook_deliveries', MERCHANT],
  ['webhook_endpoints', MERCHANT_IN_ID],
  ['webhook_paused_endpoints', MERCHANT_IN_ID],
  ['webhook_sequences', MERCHANT_IN_ID],
]);

/** The collections that stay on the database's primary shard, and why. */
export const UNSHARDED: ReadonlyMap<string, string> = new Map([
  ['bin_table', 'the same for every merchant'],
  ['bin_uploads', 'the same for every merchant'],
  ['bins', 'the same for every merchant'],
  ['login_attempts', 'counts by user name and address, before the merchant is known'],
  ['merchants', 'user names are unique among all merchants'],
  ['order_index_state', 'one document for the service'],
  ['sandbox_gateway_ledger', 'simulates a gateway; sandbox only'],
  ['sandbox_gateway_sessions', 'simulates a gateway; sandbox only'],
  ['sandbox_network_notices', 'simulates a card network; sandbox only'],
  ['sandbox_network_removals', 'simulates a card network; sandbox only'],
  ['sandbox_network_tokens', 'simulates a card network; sandbox only'],
  ['service_environment', 'one document for the service'],
  ['settings_invitations', 'found by a token, before the merchant is known; few'],
  ['settings_sessions', 'found by a token, before the merchant is known; few'],
  ['vault_key_uses', 'a document for each key of the service'],
  ['webhook_alarmed_endpoints', 'marks for the operator; few'],
  ['webhook_alarms', 'three documents for the service'],
  ['webhook_workers', 'a document for each worker'],
]);

/** The reads that go to every shard, and why. */
export const BROADCASTS = {
  alarms: 'A sweep, once a minute, counts the events of all merchants that are open for too long.',
  'due-cards': 'The card and token workers look for cards of any merchant that are due.',
  'due-deliveries': 'A worker looks for endpoints of any merchant with deliveries that are due.',
  'due-orders': 'The reconciler looks for orders of any merchant that are due.',
  figures: 'The metrics count open events and payments of all merchants.',
  'open-audit-entries': 'A sweep looks for merchants whose audit entries a stopped process left open.',
  outboxes: 'The relay looks for events of any merchant, and a change stream wakes it.',
  'page-links': 'The link of a page is a secret that names no merchant.',
  'parked-deliveries':
    'A sweep, once a minute, looks for merchants whose deliveries wait for an address or for each other.',
  'unindexed-orders': 'The projector looks for orders of any merchant that the order index lacks.',
  'vault-keys': 'The rotation of vault keys, a command of the operator, goes through all card numbers.',
} as const;

export type Broadcast = keyof typeof BROADCASTS;

/** How the comment of a broadcast begins. The database's profiler and slow query log show it. */
export const BROADCAST_COMMENT = 'broadcast ';

/** The options of a read that goes to every shard. */
export function broadcast(name: Broadcast): { readonly comment: string } {
  return { comment: `${BROADCAST_COMMENT}${name}` };
}

/** The options of a statement that finds its documents by id. Without them, the merchant's indexes would be candidates too. */
export const BY_ID = { hint: { _id: 1 } } as const;

/** A filter for the merchants of a batch. One merchant is an exact match, which every statement of a cluster accepts. */
export function merchantsIn(merchantIds: Iterable<string>): string | { readonly $in: string[] } {
  const [first = '', ...others] = new Set(merchantIds);
  return others.length === 0 ? first : { $in: [first, ...others] };
}

/** Groups documents by merchant, each in their order: a transaction, or a sequence of numbers, has those of one. */
export function byMerchant<Owned extends { readonly merchantId: string }>(all: Iterable<Owned>): Map<string, Owned[]> {
  const groups = new Map<string, Owned[]>();
  for (const one of all) {
    const own = groups.get(one.merchantId);
    if (own === undefined) groups.set(one.merchantId, [one]);
    else own.push(one);
  }
  return groups;
}
