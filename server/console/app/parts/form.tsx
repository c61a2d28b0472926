/**
 * A form: the values stay until they are stored. What the contract's error says about a field stands at that field; the rest stands
 * above the buttons.
 */
import {
  createContext,
  type ReactNode,
  type SubmitEvent,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { AdminOperationId } from '../../../../generated/values.ts';
import { type Problem, problemOf } from '../api/problem.ts';
import { useMay } from '../api/session.ts';
import { Button } from './button.tsx';
import { changedFields } from './changed-fields.ts';
import styles from './form.module.css';
import { Note, ProblemNote } from './states.tsx';

interface FormState {
  readonly problem: Problem | undefined;
  /** Called by each field for its name, so that the form knows which errors it shows. */
  readonly names: Set<string>;
}

const FormContext = createContext<FormState>({ problem: undefined, names: new Set() });

/** The reason for a field: of `password`, of `webhook.password`, of an item such as `allowed_ips.0`, or of a part of one: `rules[0].name`. */
function reasonFor(problem: Problem | undefined, name: string): string | undefined {
  for (const [field, reason] of problem?.fields ?? []) {
    const plain = field.replace(/(\.\d+|\[\d+\])+$/, '');
    const list = field.replace(/(\.\d+|\[\d+\])\.[a-z_]+$/, '');
    if ([plain, list].some((one) => one === name || one.endsWith(`.${name}`))) return reason;
  }
  return undefined;
}

/** What is wrong with the field of the contract's name; undefined if nothing is. */
export function useFieldError(name: string): string | undefined {
  const { problem, names } = useContext(FormContext);
  useEffect(() => {
    names.add(name);
    return () => {
      names.delete(name);
    };
  }, [names, name]);
  return reasonFor(problem, name);
}

interface FormProps {
  /** The name of the action: "Save changes". */
  readonly submit: string;
  /** The operation that stores the values. A user whose role does not allow it reads them. */
  readonly operation?: AdminOperationId;
  /** Stores the values. The form shows what it throws. */
  readonly onSubmit: () => Promise<unknown>;
  /** Beside the button, for example to cancel. */
  readonly secondary?: ReactNode;
  readonly children: ReactNode;
}

export function Form({ submit, operation, onSubmit, secondary, children }: FormProps) {
  const mayChange = useMay(operation);
  const form = useRef<HTMLFormElement>(null);
  const names = useRef(new Set<string>());
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  const problem = useMemo(() => (error === undefined ? undefined : problemOf(error)), [error]);
  const state = useMemo(() => ({ problem, names: names.current }), [problem]);

  useEffect(() => {
    if (problem === undefined) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.closest('details')?.setAttribute('open', '');
    wrong?.focus();
  }, [problem]);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await onSubmit();
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  };

  const isShownAtFields =
    problem !== undefined &&
    problem.fields.size > 0 &&
    [...problem.fields.keys()].every((field) =>
      [...names.current].some((name) => reasonFor({ ...problem, fields: new Map([[field, '-']]) }, name) !== undefined),
    );

  if (!mayChange) {
    return (
      <div className={styles.form}>
        <Note>
          <p>Your role allows you to read this, not to change it.</p>
        </Note>
        <fieldset className={styles.readOnly} disabled>
          {children}
        </fieldset>
      </div>
    );
  }
  return (
    <FormContext value={state}>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        {children}
        {error === undefined || isShownAtFields ? null : <ProblemNote error={error} />}
        <div className={styles.buttons}>
          <Button type="submit" kind="primary" busy={isBusy}>
            {submit}
          </Button>
          {secondary}
        </div>
      </form>
    </FormContext>
  );
}

/**
 * A form over stored settings that other people change, too: it stores the fields that the user changed, and no others.
 * @param bodyOf the body of the operation that stores the values; what it throws, the form shows
 */
export function useChanges<Stored, Values extends object, Body extends object>(
  stored: Stored,
  valuesOf: (stored: Stored) => Values,
  bodyOf: (values: Values) => Body,
) {
  const [begun, setBegun] = useState(() => valuesOf(stored));
  const { values, bind, reset } = useValues(begun);
  return {
    values,
    bind,
    changes: () => changedFields(bodyOf(begun), bodyOf(values)),
    /** Goes on from what is stored now. */
    restart: (next: Stored) => {
      const from = valuesOf(next);
      setBegun(from);
      reset(from);
    },
  };
}

/** The values of a form, and a function per field that changes it. */
export function useValues<Values extends object>(initial: Values) {
  const [values, setValues] = useState(initial);
  const bind = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    onChange: (value: Values[Name]) => setValues((others) => ({ ...others, [name]: value })),
  });
  return { values, bind, reset: setValues };
}
