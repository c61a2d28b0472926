/** Converts webhook settings between the wire format and the domain. */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import { asSecret, spreadSecrets } from '../../../domain/merchants/changed-fields.ts';
import type { WebhookSettings } from '../../../domain/merchants/merchant.ts';
import type { FieldProblem } from '../../../http/errors/api-error.ts';
import { maskedHeaders, type WebhookChange, type WebhookProblem } from './webhook-settings.ts';

type Schemas = components['schemas'];

const FIELD_NAMES = {
  url: 'url',
  username: 'username',
  password: 'password',
  customHeaders: 'custom_headers',
} as const satisfies Record<keyof WebhookChange, string>;

/** The settings without their secrets. */
export function toWebhookSettings(settings: WebhookSettings): Schemas['WebhookSettings'] {
  return {
    url: settings.url,
    username: settings.username,
    password_set: settings.password !== null,
    custom_headers: maskedHeaders(settings.customHeaders),
    events: settings.events,
    webhook_version: settings.version,
    webhook_url_hosts: settings.urlHosts,
    encrypted: settings.encrypted,
    ordered: settings.ordered,
    retry_schedule_seconds: settings.retrySchedule === null ? null : [...settings.retrySchedule],
    signing_secret_set: settings.secrets.length > 0,
  };
}

/** The current settings as a replacement that keeps user name and password. */
export function toReplacement(settings: WebhookSettings): Schemas['WebhookSettingsReplacement'] {
  const { url, custom_headers, events, webhook_version, webhook_url_hosts, ...rest } = toWebhookSettings(settings);
  const { encrypted, ordered, retry_schedule_seconds } = rest;
  const list = { events, webhook_url_hosts };
  return { url, custom_headers, webhook_version, encrypted, ordered, retry_schedule_seconds, ...list };
}

/** The fields that the audit log compares. */
export function auditedWebhook(settings: WebhookSettings): Readonly<Record<string, unknown>> {
  return {
    url: settings.url,
    username: settings.username,
    password: asSecret(settings.password),
    ...spreadSecrets('custom_headers', settings.customHeaders),
    events: [...settings.events].sort(),
    webhook_version: settings.version,
    webhook_url_hosts: [...settings.urlHosts].sort(),
    encrypted: settings.encrypted,
    ordered: settings.ordered,
    retry_schedule_seconds: settings.retrySchedule,
  };
}

/** The problems with the field names of the request. */
export function toFields(problems: readonly WebhookProblem[]): readonly FieldProblem[] {
  return problems.map(({ part, message }) => ({ name: FIELD_NAMES[part], reason: message }));
}
