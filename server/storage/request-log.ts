/**
 * The log of merchants' API calls in MongoDB, kept for 7 days. Writes are unacknowledged by the journal: a crash may
 * lose the latest entries. Holds no request bodies, no query parameters and no secrets.
 */
import type { Db, Filter } from 'mongodb';
import type { IndexPlan } from './mongo/indexes.ts';

const REQUESTS = 'request_log';
const KEPT_SECONDS = 7 * 24 * 3_600;

/** Who made a call. */
export type RequestCaller = 'API_KEY' | 'MESSAGE_KEY' | 'CLIENT_TOKEN' | 'GATEWAY' | 'ANONYMOUS';
export type StatusClass = '2xx' | '3xx' | '4xx' | '5xx';

export interface LoggedRequest {
  readonly responseId: string;
  /** Chosen by the caller or by the service; not unique. */
  readonly requestId: string;
  readonly merchantId: string;
  /** When the response ended. */
  readonly at: Date;
  readonly method: string;
  /** Without query parameters, card numbers and page links. */
  readonly path: string;
  readonly operation: string;
  readonly status: number;
  readonly durationMs: number;
  readonly caller: RequestCaller;
  /** Null without an API key. */
  readonly keyId: string | null;
  readonly address: string;
  readonly userAgent: string;
  /** The body of the error that was sent, as JSON; null without one. */
  readonly error: string | null;
  /** The code of that error. */
  readonly errorCode: string | null;
}

/** `statusClass` is stored for its index; null fields are left out. */
type RequestDocument = Omit<LoggedRequest, 'responseId' | 'keyId' | 'error' | 'errorCode'> & {
  /** The response id. */
  readonly _id: string;
  readonly statusClass: StatusClass;
  readonly keyId?: string;
  readonly error?: string;
  readonly errorCode?: string;
};

/** Names of the indexes of the lists. */
const Index = {
  NEWEST: 'newest',
  CLASS: 'newest_by_class',
  OPERATION: 'newest_by_operation',
  ERROR: 'newest_by_error',
  ID: 'by_request_id',
} as const;

export const requestLogIndexes: IndexPlan = [
  {
    collection: REQUESTS,
    indexes: [
      { name: 'expiry', key: { at: 1 }, expireAfterSeconds: KEPT_SECONDS },
      { name: Index.NEWEST, key: { merchantId: 1, at: -1, _id: -1 } },
      { name: Index.CLASS, key: { merchantId: 1, statusClass: 1, at: -1, _id: -1 } },
      { name: Index.OPERATION, key: { merchantId: 1, operation: 1, at: -1, _id: -1 } },
      {
        name: Index.ERROR,
        key: { merchantId: 1, errorCode: 1, at: -1, _id: -1 },
        partialFilterExpression: { errorCode: { $exists: true } },
      },
      { name: Index.ID, key: { merchantId: 1, requestId: 1, at: -1, _id: -1 } },
    ],
  },
];

/** Which calls to list; a filter that is undefined does not apply. */
export interface RequestFilter {
  readonly requestId: string | undefined;
  readonly statusClass: StatusClass | undefined;
  readonly operation: string | undefined;
  readonly errorCode: string | undefined;
  /** The time of the call: from `from` to before `to`. */
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

export interface RequestPage {
  /** The last call of the previous page; null for the first page. */
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

export type RequestLogStore = ReturnType<typeof createRequestLogStore>;

export function createRequestLogStore(db: Db) {
  const requests = db.collection<RequestDocument>(REQUESTS);
  const unsynced = db.collection<RequestDocument>(REQUESTS, { writeConcern: { w: 1, journal: false } });

  return {
    /** Stores calls. A call that is already stored is skipped. */
    async append(entries: readonly LoggedRequest[]): Promise<void> {
      await unsynced.insertMany(entries.map(toDocument), { ordered: false });
    },

    /** One page, newest first. The cost of a page does not depend on the length of the log. */
    async page(merchantId: string, filter: RequestFilter, { after, limit }: RequestPage): Promise<LoggedRequest[]> {
      const options = { sort: { at: -1, _id: -1 }, limit, hint: indexOf(filter) } as const;
      return (await requests.find(matchOf(merchantId, filter, after), options).toArray()).map(fromDocument);
    },

    /** One call; null when the merchant has none with this response id. */
    async find(merchantId: string, responseId: string): Promise<LoggedRequest | null> {
      const found = await requests.findOne({ _id: responseId, merchantId });
      return found === null ? null : fromDocument(found);
    },
  };
}

function matchOf(
  merchantId: string,
  { requestId, statusClass, operation, errorCode, from, to }: RequestFilter,
  after: RequestPage['after'],
): Filter<RequestDocument> {
  const times = {
    ...(from === undefined ? {} : { $gte: from }),
    ...(to === undefined ? {} : { $lt: to }),
  };
  const conditions: Filter<RequestDocument>[] = [{ merchantId }];
  if (Object.keys(times).length > 0) conditions.push({ at: times });
  if (requestId !== undefined) conditions.push({ requestId });
  if (statusClass !== undefined) conditions.push({ statusClass });
  if (operation !== undefined) conditions.push({ operation });
  if (errorCode !== undefined) conditions.push({ errorCode });
  if (after !== null) {
    // The first condition bounds the index scan; the second one drops calls of the same millisecond.
    const { at, id } = after;
    conditions.push({ at: { $lte: at } }, { $or: [{ at: { $lt: at } }, { _id: { $lt: id } }] });
  }
  return { $and: conditions };
}

/** The index of the most selective filter. */
function indexOf({ requestId, statusClass, operation, errorCode }: RequestFilter): string {
  if (requestId !== undefined) return Index.ID;
  if (errorCode !== undefined) return Index.ERROR;
  if (operation !== undefined) return Index.OPERATION;
  return statusClass === undefined ? Index.NEWEST : Index.CLASS;
}

function toDocument({ responseId, keyId, error, errorCode, ...entry }: LoggedRequest): RequestDocument {
  return {
    _id: responseId,
    ...entry,
    statusClass: classOf(entry.status),
    ...(keyId === null ? {} : { keyId }),
    ...(error === null ? {} : { error }),
    ...(errorCode === null ? {} : { errorCode }),
  };
}

function fromDocument({ _id, statusClass: _, ...stored }: RequestDocument): LoggedRequest {
  const { keyId = null, error = null, errorCode = null } = stored;
  return { ...stored, responseId: _id, keyId, error, errorCode };
}

function classOf(status: number): StatusClass {
  if (status >= 500) return '5xx';
  if (status >= 400) return '4xx';
  return status >= 300 ? '3xx' : '2xx';
}
