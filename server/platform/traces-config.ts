/**
 * Where traces go and which are recorded, from the standard variables of OpenTelemetry. Off unless an endpoint is set. The exporter
 * itself reads the names, headers, certificates and time limits (OTEL_SERVICE_NAME, OTEL_EXPORTER_OTLP_HEADERS, …).
 */
import type { VariableName } from './variables.ts';

const protocols = ['http/protobuf', 'http/json'] as const;
const samplers = ['always_on', 'always_off', 'traceidratio'] as const;
const PARENT_BASED = 'parentbased_';

export interface TracesConfig {
  /** The address of the collector, with its path. May hold credentials: never log it. */
  readonly url: string;
  readonly protocol: (typeof protocols)[number];
  readonly sampler: {
    readonly root: (typeof samplers)[number];
    /** The share of traces that `traceidratio` records, 0 to 1. */
    readonly ratio: number;
    /** `followed`: a caller's traceparent decides for its requests. */
    readonly parent: 'followed' | 'ignored';
  };
}

/** The variables of `name=value` pairs, separated by commas, and a pair of each. A header may have `=` in its value. */
const pairs = { OTEL_RESOURCE_ATTRIBUTES: /^[^=]+=[^=]*$/, OTEL_EXPORTER_OTLP_HEADERS: /^[^=]+=/ } as const;

function isEndpoint(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/**
 * Reads the variables. Adds a fault for each invalid one.
 * @param text the trimmed value of a variable; empty when it is not set.
 * @returns null when traces are off.
 */
export function readTracesConfig(text: (name: VariableName) => string, faults: string[]): TracesConfig | null {
  const first = (...names: readonly VariableName[]) => names.find((name) => text(name) !== '');
  const switchedOff = text('OTEL_SDK_DISABLED').toLowerCase() === 'true' || text('OTEL_TRACES_EXPORTER') === 'none';
  const named = first('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT');
  if (switchedOff || named === undefined) return null;

  if (!['', 'otlp'].includes(text('OTEL_TRACES_EXPORTER'))) faults.push('OTEL_TRACES_EXPORTER must be otlp or none.');
  if (!isEndpoint(text(named))) faults.push(`${named} must be an http or https URL, such as http://collector:4318.`);
  // An endpoint of traces is used as it is; the common one is the base of a path for each signal.
  const path = named === 'OTEL_EXPORTER_OTLP_ENDPOINT' ? '/v1/traces' : '';
  const url = path === '' ? text(named) : `${text(named).replace(/\/+$/, '')}${path}`;

  const spoken = first('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL');
  const protocol = protocols.find((known) => spoken === undefined || known === text(spoken));
  if (protocol === undefined)
    faults.push(`${spoken} must be one of: ${protocols.join(', ')}. The port is usually 4318.`);

  const sampler = text('OTEL_TRACES_SAMPLER') || `${PARENT_BASED}always_on`;
  const parent = sampler.startsWith(PARENT_BASED) ? 'followed' : 'ignored';
  const root = samplers.find((known) => known === sampler.replace(PARENT_BASED, ''));
  if (root === undefined) {
    const all = [...samplers, ...samplers.map((name) => `${PARENT_BASED}${name}`)];
    faults.push(`OTEL_TRACES_SAMPLER must be one of: ${all.join(', ')}.`);
  }
  const share = text('OTEL_TRACES_SAMPLER_ARG') || '1';
  const ratio = /^[0-9]*\.?[0-9]+$/.test(share) ? Number(share) : Number.NaN;
  if (!(ratio <= 1)) faults.push('OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, such as 0.01.');
  for (const name of ['OTEL_RESOURCE_ATTRIBUTES', 'OTEL_EXPORTER_OTLP_HEADERS'] as const) {
    const items = text(name).split(',');
    if (items.every((item) => item.trim() === '' || pairs[name].test(item))) continue;
    faults.push(`${name} must be name=value pairs, separated by commas; percent-encode a comma or "=" in a value.`);
  }
  return { url, protocol: protocol ?? protocols[0], sampler: { root: root ?? 'always_on', ratio, parent } };
}
