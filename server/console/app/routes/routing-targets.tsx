/** The gateways of a routing rule: in order, or with their weights. */
import type { Schemas } from '../api/contract.ts';
import { Button } from '../parts/button.tsx';
import { FieldFrame } from '../parts/fields.tsx';
import formStyles from '../parts/form.module.css';
import styles from './routing.module.css';
import { configName } from './routing-words.ts';

type Config = Schemas['GatewayConfig'];

export interface Target {
  /** Tells the entry apart from the others while its gateway changes. */
  readonly key: number;
  /** The id of the configuration. */
  readonly id: string;
  /** As typed; counts in a split. */
  readonly weight: string;
}

interface TargetsProps {
  readonly configs: readonly Config[];
  readonly isSplit: boolean;
  readonly targets: readonly Target[];
  readonly onChange: (targets: readonly Target[]) => void;
}

/** What an entry can be: what no other entry is, and what it is now, even if that is deleted. */
function optionsFor(configs: readonly Config[], { id }: Target, used: ReadonlySet<string>) {
  const known = configs
    .filter(({ gateway_config_id }) => gateway_config_id === id || !used.has(gateway_config_id))
    .map(({ gateway_config_id, name, enabled }) => [gateway_config_id, enabled ? name : `${name} (disabled)`] as const);
  return known.some(([one]) => one === id) ? known : [...known, [id, configName(configs, id)] as const];
}

const labelOf = (at: number, isSplit: boolean) => {
  if (isSplit) return `Gateway ${at + 1}`;
  return at === 0 ? 'First' : `Fallback ${at}`;
};

export function RoutingTargets({ configs, isSplit, targets, onChange }: TargetsProps) {
  const used = new Set(targets.map(({ id }) => id));
  const free = configs.find(({ gateway_config_id, enabled }) => enabled && !used.has(gateway_config_id));
  const change = (key: number, changes: Partial<Omit<Target, 'key'>>) =>
    onChange(targets.map((target) => (target.key === key ? { ...target, ...changes } : target)));
  const nextKey = Math.max(0, ...targets.map(({ key }) => key)) + 1;
  return (
    <fieldset className={formStyles.group}>
      <legend className={formStyles.label}>Gateways</legend>
      {targets.map((target, at) => (
        <div key={target.key} className={styles.target}>
          <FieldFrame name={isSplit ? 'split' : 'gateway_config_ids'} label={labelOf(at, isSplit)}>
            {(described) => (
              <select
                {...described}
                className={formStyles.input}
                value={target.id}
                onChange={(event) => change(target.key, { id: event.target.value })}
              >
                {optionsFor(configs, target, used).map(([id, name]) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          {isSplit ? (
            <FieldFrame name="weight" label="Weight">
              {(described) => (
                <input
                  {...described}
                  className={formStyles.input}
                  inputMode="numeric"
                  value={target.weight}
                  onChange={(event) => change(target.key, { weight: event.target.value })}
                />
              )}
            </FieldFrame>
          ) : null}
          {targets.length === 1 ? null : (
            <Button kind="quiet" onClick={() => onChange(targets.filter(({ key }) => key !== target.key))}>
              Remove<span className="visually-hidden"> {configName(configs, target.id)}</span>
            </Button>
          )}
        </div>
      ))}
      {free === undefined ? null : (
        <div>
          <Button
            icon="plus"
            onClick={() => onChange([...targets, { key: nextKey, id: free.gateway_config_id, weight: '1' }])}
          >
            Add another gateway
          </Button>
        </div>
      )}
    </fieldset>
  );
}
