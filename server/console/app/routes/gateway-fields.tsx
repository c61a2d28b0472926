/**
 * The fields of a gateway configuration, drawn from what the contract says of the gateway's credentials. Credentials are sent and never
 * read: an empty field leaves the stored value.
 */
import { useState } from 'react';
import { api } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { CheckField, TextField } from '../parts/fields.tsx';
import { Note } from '../parts/states.tsx';

type GatewayType = Schemas['GatewayType'];
type CredentialField = Schemas['GatewayCredentialField'];

export interface GatewayValues {
  readonly name: string;
  readonly reference_id: string;
  readonly is_default: boolean;
  readonly enabled: boolean;
  /** The typed credentials, by name; empty where nothing was typed. */
  readonly credentials: Readonly<Record<string, string>>;
  /** The names of stored credentials to remove. */
  readonly removed: readonly string[];
}

interface Bound<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** `bind` of `useValues`. */
type Bind = <Name extends keyof GatewayValues>(name: Name) => Bound<GatewayValues[Name]>;

/** The credentials that were typed. */
export function typedCredentials({ credentials }: Pick<GatewayValues, 'credentials'>): Record<string, string> {
  return Object.fromEntries(Object.entries(credentials).filter(([, value]) => value !== ''));
}

/** Says whether another configuration has the reference id, once the field is left. */
function ReferenceField({ gateway, bound, own }: { gateway: string; bound: Bound<string>; own: string }) {
  const [asked, setAsked] = useState('');
  const query = api.useQuery(
    'get',
    '/settings/gateways/availability',
    { params: { query: { gateway, reference_id: asked } } },
    { enabled: asked !== '' && asked !== own && asked === bound.value },
  );
  const conflict = asked === bound.value ? query.data?.conflict : null;
  return (
    <>
      <TextField
        {...bound}
        label="Reference id (optional)"
        help="An order that names it in metadata.SVC:gateway_reference_id uses this gateway. Case-sensitive."
        onLeave={() => setAsked(bound.value)}
      />
      {conflict === null || conflict === undefined ? null : (
        <Note tone="warn">
          <p role="status">
            {conflict.name} has this reference id. Choose another one, or disable {conflict.name} first.
          </p>
        </Note>
      )}
    </>
  );
}

interface CredentialProps {
  readonly field: CredentialField;
  readonly isStored: boolean;
  readonly bind: Bind;
}

function Credential({ field, isStored, bind }: CredentialProps) {
  const [credentials, removed] = [bind('credentials'), bind('removed')];
  const isRemoved = removed.value.includes(field.name);
  return (
    <>
      {isRemoved ? null : (
        <TextField
          name={field.name}
          label={field.required ? field.label : `${field.label} (optional)`}
          type={field.secret ? 'password' : 'text'}
          // Browsers fill in and offer to store only what they may: these are no passwords of a person.
          autoComplete={field.secret ? 'new-password' : 'off'}
          help={isStored ? `${field.help} A value is stored; leave this empty to keep it.` : field.help}
          value={credentials.value[field.name] ?? ''}
          onChange={(value) => credentials.onChange({ ...credentials.value, [field.name]: value })}
        />
      )}
      {isStored && !field.required ? (
        <CheckField
          name={`removed.${field.name}`}
          label={`Remove the stored ${field.label.toLowerCase()}`}
          value={isRemoved}
          onChange={(remove) =>
            removed.onChange(
              remove ? [...removed.value, field.name] : removed.value.filter((one) => one !== field.name),
            )
          }
        />
      ) : null}
    </>
  );
}

interface GatewayFieldsProps {
  readonly type: GatewayType;
  readonly bind: Bind;
  /** The names of the stored credentials. */
  readonly stored: readonly string[];
  /** The stored reference id; empty for none. */
  readonly ownReference: string;
}

export function GatewayFields({ type, bind, stored, ownReference }: GatewayFieldsProps) {
  return (
    <>
      <TextField {...bind('name')} label="Name" help="Shown here and in routing rules." />
      {type.credential_fields.map((field) => (
        <Credential key={field.name} field={field} isStored={stored.includes(field.name)} bind={bind} />
      ))}
      <ReferenceField gateway={type.name} bound={bind('reference_id')} own={ownReference} />
      <CheckField
        {...bind('is_default')}
        label="Default"
        help="Orders go here when they name no reference id and no routing rule applies. It replaces the current default."
      />
      <CheckField {...bind('enabled')} label="Enabled" help="A disabled gateway takes no payments." />
    </>
  );
}
