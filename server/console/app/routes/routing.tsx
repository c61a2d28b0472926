/** Routing: the rules in their order. Every change stores the list as a whole. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminOperationId } from '../../../../generated/values.ts';
import { api } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { Badge } from '../parts/badge.tsx';
import { Button, LinkButton, RowButton } from '../parts/button.tsx';
import { ConfirmDialog, Dialog } from '../parts/dialog.tsx';
import { Columns, Page, Section } from '../parts/page.tsx';
import { Empty, Loaded, ProblemNote } from '../parts/states.tsx';
import { toast } from '../parts/toast.tsx';
import styles from './routing.module.css';
import { RoutingDryRunSection } from './routing-dry-run.tsx';
import { RoutingRuleForm } from './routing-rule-form.tsx';
import { conditionWords, targetWords } from './routing-words.ts';

type Rule = Schemas['RoutingRule'];
type Config = Schemas['GatewayConfig'];

const RULES = '/settings/routing';

/** What the user does with one rule; `at` is its place. */
type Task = { readonly kind: 'change' | 'delete'; readonly at: number; readonly rule: Rule };

interface RuleItemProps {
  readonly rule: Rule;
  readonly at: number;
  readonly count: number;
  readonly configs: readonly Config[];
  readonly onMove: (from: number, to: number) => void;
  readonly onTask: (task: Task) => void;
}

function RuleItem({ rule, at, count, configs, onMove, onTask }: RuleItemProps) {
  const conditions = conditionWords(rule.conditions);
  const action = { of: rule.name, operation: AdminOperationId.replaceRoutingRules };
  return (
    <li className={styles.rule}>
      <span className={styles.place}>{at + 1}.</span>
      <div className={styles.body}>
        <h3 className={styles.name}>
          {rule.name}
          {rule.enabled === false ? <Badge tone="plain">Disabled</Badge> : null}
        </h3>
        <p>{conditions.length === 0 ? 'Every payment' : conditions.join(' · ')}</p>
        <p className="muted">to {targetWords(rule, configs)}</p>
        <div className={styles.actions}>
          <RowButton {...action} onClick={() => onTask({ kind: 'change', at, rule })}>
            Change
          </RowButton>
          {at === 0 ? null : (
            <RowButton {...action} onClick={() => onMove(at, at - 1)}>
              Move up
            </RowButton>
          )}
          {at === count - 1 ? null : (
            <RowButton {...action} onClick={() => onMove(at, at + 1)}>
              Move down
            </RowButton>
          )}
          <RowButton {...action} onClick={() => onTask({ kind: 'delete', at, rule })}>
            Delete
          </RowButton>
        </div>
      </div>
    </li>
  );
}

/** Stores the rules as a whole and shows what the service answers. */
function useStoreRules() {
  const queries = useQueryClient();
  const replace = api.useMutation('put', RULES);
  const store = async (rules: readonly Rule[], done: string) => {
    queries.setQueryData(['get', RULES], await replace.mutateAsync({ body: { rules: [...rules] } }));
    toast(done);
  };
  return store;
}

function newRule([first]: readonly Config[]): Rule {
  return { name: '', gateway_config_ids: first === undefined ? [] : [first.gateway_config_id] };
}

function Rules({ rules, configs }: { readonly rules: readonly Rule[]; readonly configs: readonly Config[] }) {
  const store = useStoreRules();
  const [task, setTask] = useState<Task | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [moveError, setMoveError] = useState<unknown>(null);
  const enabled = configs.filter((config) => config.enabled);
  const begin = (next: Task) => {
    setTask(next);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const move = async (from: number, to: number) => {
    const moved = rules[from];
    if (moved === undefined) return;
    const others = rules.filter((_, at) => at !== from);
    setMoveError(null);
    try {
      await store([...others.slice(0, to), moved, ...others.slice(to)], `${moved.name} is number ${to + 1} now`);
    } catch (error) {
      setMoveError(error);
    }
  };
  const save = async (rule: Rule) => {
    const at = task?.at ?? rules.length;
    await store([...rules.slice(0, at), rule, ...rules.slice(at + 1)], 'Rule saved');
    close();
  };
  const isNew = task?.at === rules.length;
  return (
    <Section
      title="Rules"
      description="The first rule that applies and has a working gateway decides. Changes apply to new payments at once."
      actions={
        <Button
          kind="primary"
          icon="plus"
          operation={AdminOperationId.replaceRoutingRules}
          onClick={() => begin({ kind: 'change', at: rules.length, rule: newRule(enabled) })}
        >
          Add rule
        </Button>
      }
    >
      {moveError === null ? null : <ProblemNote error={moveError} />}
      {rules.length === 0 ? (
        <Empty title="No rules">
          <p>Every payment goes to the default gateway, unless its order names a reference id.</p>
        </Empty>
      ) : (
        <ol className={styles.rules}>
          {rules.map((rule, at) => (
            <RuleItem
              key={rule.name}
              rule={rule}
              at={at}
              count={rules.length}
              configs={configs}
              onMove={(from, to) => void move(from, to)}
              onTask={begin}
            />
          ))}
        </ol>
      )}
      <Dialog
        title={isNew ? 'New rule' : `Change ${task?.rule.name}`}
        open={isOpen && task?.kind === 'change'}
        onClose={close}
      >
        {task === null ? null : (
          <RoutingRuleForm
            rule={task.rule}
            configs={configs}
            submit={isNew ? 'Add rule' : 'Save rule'}
            onSubmit={save}
            onCancel={close}
          />
        )}
      </Dialog>
      <ConfirmDialog
        title={`Delete ${task?.rule.name}?`}
        action="Delete rule"
        open={isOpen && task?.kind === 'delete'}
        onClose={close}
        onConfirm={() =>
          store(
            rules.filter((_, at) => at !== task?.at),
            'Rule deleted',
          )
        }
      >
        <p>Its payments go by the rules below it, else to the default gateway.</p>
      </ConfirmDialog>
    </Section>
  );
}

export default function Routing() {
  const rules = api.useQuery('get', RULES);
  const configs = api.useQuery('get', '/settings/gateways');
  return (
    <Page title="Routing" description="Rules that choose the gateway of a payment by its card, amount and currency.">
      <Loaded query={configs}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title="No gateways">
              <p>Rules choose between gateways. Add a gateway first.</p>
              <LinkButton to="/gateways/new" operation={AdminOperationId.createGatewayConfig}>
                Add gateway
              </LinkButton>
            </Empty>
          ) : (
            <Columns>
              <Loaded query={rules}>{(data) => <Rules rules={data.rules} configs={list} />}</Loaded>
              <RoutingDryRunSection />
            </Columns>
          )
        }
      </Loaded>
    </Page>
  );
}
