/** The fields of forms: label, help, input, error. `bind` of useValues gives `name`, `value` and `onChange`. */
import { type ReactNode, useId } from 'react';
import styles from './form.module.css';
import { useFieldError } from './form.tsx';

interface FieldProps<Value> {
  /** The contract's name of the field, for its errors. */
  readonly name: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

interface Described {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

interface FieldFrameProps extends Pick<FieldProps<unknown>, 'name' | 'label' | 'help'> {
  readonly children: (described: Described) => ReactNode;
}

/** What is around an input. For inputs of a page's own. */
export function FieldFrame({ name, label, help, children }: FieldFrameProps) {
  const id = useId();
  const error = useFieldError(name);
  const describedBy = [help === undefined ? '' : `${id}-help`, error === undefined ? '' : `${id}-error`];
  const described = {
    id,
    'aria-describedby': describedBy.filter((each) => each !== '').join(' ') || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {help === undefined ? null : (
        <span id={`${id}-help`} className={styles.help}>
          {help}
        </span>
      )}
      {children(described)}
      {error === undefined ? null : (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}

/** Short fields beside each other, where there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

interface TextFieldProps extends FieldProps<string> {
  readonly type?: 'text' | 'password' | 'email' | 'url' | 'search' | 'date' | 'datetime-local';
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'decimal' | 'numeric';
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  /** Called when the field loses the focus. */
  readonly onLeave?: () => void;
}

/** One function for all renders: a new one would take the focus at each. What stands in the field is replaced by what is typed. */
const focusOnce = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};

export function TextField({ value, onChange, name, label, help, type = 'text', ...rest }: TextFieldProps) {
  const { autoComplete = 'off', inputMode, placeholder, autoFocus = false, onLeave } = rest;
  return (
    <FieldFrame name={name} label={label} help={help}>
      {(described) => (
        <input
          {...described}
          ref={autoFocus ? focusOnce : null}
          className={styles.input}
          type={type}
          value={value}
          autoComplete={autoComplete}
          inputMode={inputMode}
          placeholder={placeholder}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </FieldFrame>
  );
}

interface AreaFieldProps extends FieldProps<string> {
  readonly rows?: number;
}

/** Several lines. For a list with a value per line, see `linesOf`. */
export function AreaField({ name, label, help, value, onChange, rows = 3 }: AreaFieldProps) {
  return (
    <FieldFrame name={name} label={label} help={help}>
      {(described) => (
        <textarea
          {...described}
          className={styles.input}
          value={value}
          rows={rows}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** The values of an area field with one per line. */
export function linesOf(text: string): readonly string[] {
  return text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

interface SelectFieldProps extends FieldProps<string> {
  /** The texts by value. */
  readonly options: Readonly<Record<string, string>>;
}

export function SelectField({ name, label, help, value, onChange, options }: SelectFieldProps) {
  return (
    <FieldFrame name={name} label={label} help={help}>
      {(described) => (
        <select
          {...described}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {Object.entries(options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

export function CheckField({ name, label, help, value, onChange }: FieldProps<boolean>) {
  const id = useId();
  const error = useFieldError(name);
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={value}
        aria-describedby={`${id}-help`}
        aria-invalid={error === undefined ? undefined : true}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span id={`${id}-help`} className={styles.help}>
          {help}
          {error === undefined ? null : <span className={styles.error}>{error}</span>}
        </span>
      </div>
    </div>
  );
}

interface ChoicesFieldProps extends FieldProps<readonly string[]> {
  /** The texts by value. */
  readonly options: Readonly<Record<string, string>>;
}

/** Any of several values. */
export function ChoicesField({ name, label, help, value, onChange, options }: ChoicesFieldProps) {
  const id = useId();
  const error = useFieldError(name);
  const change = (option: string, chosen: boolean) => {
    // In the order of the options, however they were chosen.
    onChange(Object.keys(options).filter((one) => (one === option ? chosen : value.includes(one))));
  };
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-help`}>
      <legend className={styles.label}>{label}</legend>
      <span id={`${id}-help`} className={styles.help}>
        {help}
        {error === undefined ? null : <span className={styles.error}>{error}</span>}
      </span>
      <div className={styles.choices}>
        {Object.entries(options).map(([option, text]) => (
          <label key={option} className={styles.choice}>
            <input
              id={`${id}-${option}`}
              type="checkbox"
              className={styles.box}
              checked={value.includes(option)}
              aria-invalid={error === undefined ? undefined : true}
              onChange={(event) => change(option, event.target.checked)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface FileFieldProps extends Pick<FieldProps<unknown>, 'name' | 'label' | 'help'> {
  /** The kinds of files to offer: `.csv,text/csv`. */
  readonly accept: string;
  readonly onChange: (file: File | null) => void;
}

/** A file of the user's machine. */
export function FileField({ name, label, help, accept, onChange }: FileFieldProps) {
  return (
    <FieldFrame name={name} label={label} help={help}>
      {(described) => (
        <input
          {...described}
          type="file"
          className={styles.input}
          accept={accept}
          onChange={(event) => onChange(event.target.files?.[0] ?? null)}
        />
      )}
    </FieldFrame>
  );
}
