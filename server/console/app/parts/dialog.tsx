/**
 * Dialogs: a form or a text in front of the page, a question before an action, and what the service shows only once. They keep the
 * focus, and return it.
 */
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog-popup.tsx';
import { createLater } from './later.ts';
import { ProblemNote } from './states.tsx';

const useDialogPopup = createLater(() => import('./dialog-popup.tsx'));

export function Dialog(props: DialogProps) {
  const [state, setState] = useState<{ readonly open: boolean; readonly opener: Element | null }>({
    open: false,
    opener: null,
  });
  if (props.open !== state.open) {
    setState({ open: props.open, opener: props.open ? document.activeElement : state.opener });
  }
  const DialogPopup = useDialogPopup();
  if (state.opener === null || DialogPopup === undefined) return null;
  return <DialogPopup {...props} opener={state.opener} />;
}

/** The buttons at the end of a dialog. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** A text to read, and a button that ends it. With `lasting`, nothing else ends it. */
export function DoneDialog({ children, ...dialog }: DialogProps) {
  return (
    <Dialog {...dialog}>
      {children}
      <DialogActions>
        <Button kind="primary" onClick={dialog.onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Keeps what a dialog is about while it closes. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return last;
}

interface CreateDialogProps<Created> {
  readonly title: string;
  readonly createdTitle: (created: Created) => string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The form that creates it. */
  readonly form: (onCreated: (created: Created) => void, onCancel: () => void) => ReactNode;
  /** What the service shows of it only once. */
  readonly children: (created: Created) => ReactNode;
}

/** A form that creates something, then what is shown of it only once. */
export function CreateDialog<Created>(props: CreateDialogProps<Created>) {
  const { title, createdTitle, open, onClose, form, children } = props;
  const [created, setCreated] = useState<Created | null>(null);
  const close = () => {
    setCreated(null);
    onClose();
  };
  if (created === null) {
    return (
      <Dialog title={title} open={open} onClose={close}>
        {form(setCreated, close)}
      </Dialog>
    );
  }
  return (
    <DoneDialog title={createdTitle(created)} open={open} onClose={close} lasting>
      {children(created)}
    </DoneDialog>
  );
}

interface ConfirmDialogProps {
  readonly title: string;
  /** What the action does, and whether it can be undone. */
  readonly children: ReactNode;
  /** The name of the action: "Delete key". */
  readonly action: string;
  readonly kind?: 'primary' | 'danger';
  readonly open: boolean;
  readonly onClose: () => void;
  /** The action. The dialog closes when it resolves, and shows the problem when it rejects. */
  readonly onConfirm: () => Promise<unknown>;
}

export function ConfirmDialog({
  title,
  children,
  action,
  kind = 'danger',
  open,
  onClose,
  onConfirm,
}: ConfirmDialogProps) {
  const [state, setState] = useState<{ readonly busy: boolean; readonly error?: unknown }>({ busy: false });
  const close = () => {
    setState({ busy: false });
    onClose();
  };
  const confirm = async () => {
    setState({ busy: true });
    try {
      await onConfirm();
      close();
    } catch (error) {
      setState({ busy: false, error });
    }
  };
  return (
    <Dialog title={title} open={open} onClose={close} busy={state.busy}>
      <div className={styles.text}>{children}</div>
      {state.error === undefined ? null : <ProblemNote error={state.error} />}
      <DialogActions>
        <Button onClick={close} disabled={state.busy}>
          Cancel
        </Button>
        <Button kind={kind} busy={state.busy} onClick={() => void confirm()}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ConfirmItemProps<Item> extends Pick<ConfirmDialogProps, 'action' | 'kind' | 'onClose'> {
  /** What the question is about; null while none is asked. */
  readonly item: Item | null;
  readonly title: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
  readonly onConfirm: (item: Item) => Promise<unknown>;
}

/** A question before an action on one of several things, such as a row. */
export function ConfirmItem<Item>({ item, title, children, onConfirm, ...rest }: ConfirmItemProps<Item>) {
  const shown = useLast(item);
  if (shown === null) return null;
  return (
    <ConfirmDialog {...rest} title={title(shown)} open={item !== null} onConfirm={() => onConfirm(shown)}>
      {children(shown)}
    </ConfirmDialog>
  );
}

interface ConfirmSecretProps<Created> extends Omit<ConfirmDialogProps, 'onConfirm'> {
  readonly onConfirm: () => Promise<Created>;
  readonly createdTitle: string;
  readonly created: (created: Created) => ReactNode;
}

/** A question before a secret is created, then the secret. */
export function ConfirmSecret<Created>({ onConfirm, createdTitle, created, ...question }: ConfirmSecretProps<Created>) {
  const [secret, setSecret] = useState<Created | null>(null);
  const shown = useLast(secret);
  return (
    <>
      <ConfirmDialog {...question} onConfirm={async () => setSecret(await onConfirm())} />
      <DoneDialog title={createdTitle} open={secret !== null} onClose={() => setSecret(null)} lasting>
        {shown === null ? null : created(shown)}
      </DoneDialog>
    </>
  );
}
