/** Routing: the rules in their order. Every change stores the list as a whole. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminOperationId, ErrorCode } from '../../../../generated/values.ts';
import { api } from '../api/client.ts';
import type { Schemas } from '../api/contract.ts';
import { problemOf, Refusal } from '../api/problem.ts';
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

/** What the user does with one rule; `at` is its place in the rules that were shown then. */
interface Task {
  readonly kind: 'change' | 'delete';
  readonly at: number;
  readonly rule: Rule;
  readonly of: Schemas['RoutingRules'];
}

interface RuleItemProps {
  readonly rule: Rule;
  readonly at: number;
  readonly count: number;
  readonly configs: readonly Config[];
  readonly onMove: (from: number, to: number) => void;
  readonly onTask: (task: Omit<Task, 'of'>) => void;
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

/** Stores the rules as a whole, if they are still those that were shown, and shows what the service has. */
function useStoreRules() {
  const queries = useQueryClient();
  const replace = api.useMutation('put', RULES);
  const queryKey = ['get', RULES];
  return async ({ version }: Schemas['RoutingRules'], rules: readonly Rule[], done: string) => {
    const body = { rules: [...rules], ...(version === undefined ? {} : { version }) };
    try {
      queries.setQueryData(queryKey, await replace.mutateAsync({ body }));
    } catch (error) {
      void queries.invalidateQueries({ queryKey });
      if (problemOf(error).code !== ErrorCode.precondition_failed) throw error;
      throw new Refusal('Someone else has changed the rules. Close this, look at the rules, and repeat your change.');
    }
    toast(done);
  };
}

function newRule([first]: readonly Config[]): Rule {
  return { name: '', gateway_config_ids: first === undefined ? [] : [first.gateway_config_id] };
}

interface RulesProps {
  readonly stored: Schemas['RoutingRules'];
  readonly configs: readonly Config[];
}

function Rules({ stored, configs }: RulesProps) {
  const { rules } = stored;
  const store = useStoreRules();
  const [task, setTask] = useState<Task | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [moveError, setMoveError] = useState<unknown>(null);
  const enabled = configs.filter((config) => config.enabled);
  const begin = (next: Omit<Task, 'of'>) => {
    setTask({ ...next, of: stored });
    setOpen(true);
  };
  const close = () => setOpen(false);
  const move = async (from: number, to: number) => {
    const moved = rules[from];
    if (moved === undefined) return;
    const others = rules.filter((_, at) => at !== from);
    setMoveError(null);
    try {
      await store(
        stored,
        [...others.slice(0, to), moved, ...others.slice(to)],
        `${moved.name} is number ${to + 1} now`,
      );
    } catch (error) {
      setMoveError(error);
    }
  };
  const save = async (rule: Rule) => {
    if (task === null) return;
    const { at, of } = task;
    await store(of, [...of.rules.slice(0, at), rule, ...of.rules.slice(at + 1)], 'Rule saved');
    close();
  };
  const remove = async () => {
    if (task === null) return;
    const { at, of } = task;
    await store(
      of,
      of.rules.filter((_, other) => other !== at),
      'Rule deleted',
    );
  };
  const isNew = task?.at === task?.of.rules.length;
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
        onConfirm={remove}
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
              <Loaded query={rules}>{(data) => <Rules stored={data} configs={list} />}</Loaded>
              <RoutingDryRunSection />
            </Columns>
          )
        }
      </Loaded>
    </Page>
  );
}
