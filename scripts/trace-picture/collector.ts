/**
 * A collector of traces on the loopback interface: takes OTLP over HTTP as JSON, and keeps the spans and the bodies as received.
 */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isJsonObject, itemsOf, type Json, type JsonObject, parseJson } from '../generate/json.ts';
import { listenLocally } from '../ports.ts';

export interface SpanId {
  readonly traceId: string;
  readonly spanId: string;
}

export interface CollectedSpan extends SpanId {
  /** The name of the process: `service.name`. */
  readonly service: string;
  readonly name: string;
  readonly kind: 'internal' | 'server' | 'client' | 'producer' | 'consumer' | 'unspecified';
  /** Empty for the first span of a trace. */
  readonly parentId: string;
  readonly links: readonly SpanId[];
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  readonly events: readonly { readonly name: string; readonly at: number }[];
  readonly attributes: Readonly<Record<string, Json>>;
  readonly failed: boolean;
}

export interface Export {
  readonly type: string;
  readonly body: string;
  readonly apiKey: string | undefined;
}

export interface Collector {
  /** For OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, with OTEL_EXPORTER_OTLP_PROTOCOL=http/json. */
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  /** Of all exports: media type, body, and the header `api-key`. */
  readonly exports: readonly Export[];
  /** Answers further exports with this status. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

const kinds = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer'] as const;
const STATUS_ERROR = 2;

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const objectsOf = (value: Json | undefined): readonly JsonObject[] => itemsOf(value).filter(isJsonObject);
const memberOf = (value: Json | undefined, name: string): Json | undefined =>
  isJsonObject(value) ? value[name] : undefined;
/** OTLP has nanoseconds as a text. */
const millisOf = (value: Json | undefined): number => Number(value ?? 0) / 1e6;

/** `[{ key, value: { stringValue } }]` as a record. */
function attributesOf(value: Json | undefined): Record<string, Json> {
  return Object.fromEntries(
    objectsOf(value).map(({ key, value: typed }) => {
      const [only = null] = isJsonObject(typed) ? Object.values(typed) : [];
      return [textOf(key), only];
    }),
  );
}

function spanOf(span: JsonObject, service: string): CollectedSpan {
  return {
    service,
    name: textOf(span.name),
    kind: kinds[Number(span.kind)] ?? 'unspecified',
    traceId: textOf(span.traceId),
    spanId: textOf(span.spanId),
    parentId: textOf(span.parentSpanId),
    links: objectsOf(span.links).map(({ traceId, spanId }) => ({ traceId: textOf(traceId), spanId: textOf(spanId) })),
    start: millisOf(span.startTimeUnixNano),
    end: millisOf(span.endTimeUnixNano),
    events: objectsOf(span.events).map(({ name, timeUnixNano }) => ({
      name: textOf(name),
      at: millisOf(timeUnixNano),
    })),
    attributes: attributesOf(span.attributes),
    failed: memberOf(span.status, 'code') === STATUS_ERROR,
  };
}

/** The spans of an export. @throws SyntaxError when it is not JSON. */
export function spansOf(body: string): readonly CollectedSpan[] {
  return objectsOf(memberOf(parseJson(body), 'resourceSpans')).flatMap(({ resource, scopeSpans }) => {
    const service = textOf(attributesOf(memberOf(resource, 'attributes'))['service.name']);
    return objectsOf(scopeSpans).flatMap(({ spans }) => objectsOf(spans).map((span) => spanOf(span, service)));
  });
}

export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const exports: Export[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const type = request.headers['content-type'] ?? '';
    // Binary bodies are kept as latin1 text.
    const bytes = await buffer(request);
    const body = bytes.toString(type === 'application/json' ? 'utf8' : 'latin1');
    if (status === 200) {
      exports.push({ type, body, apiKey: request.headersDistinct['api-key']?.join() });
      if (type === 'application/json') spans.push(...spansOf(body));
    }
    response.writeHead(status, { 'content-type': type }).end(type === 'application/json' ? '{}' : '');
  });
  const origin = await listenLocally(server);
  return {
    url: `${origin}/v1/traces`,
    spans,
    exports,
    answerWith(next) {
      status = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
