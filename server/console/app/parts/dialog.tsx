/**
 * Dialogs: a form or a text in front of the page, and a question before an action. They keep the focus, and return
 * it. The script of the first one loads after the page is there.
 */
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog-popup.tsx';
import { ProblemNote } from './states.tsx';

const load = () => import('./dialog-popup.tsx');
const DialogPopup = lazy(load);

export function Dialog(props: DialogProps) {
  const [state, setState] = useState<{ readonly open: boolean; readonly opener: Element | null }>({
    open: false,
    opener: null,
  });
  if (props.open !== state.open) {
    setState({ open: props.open, opener: props.open ? document.activeElement : state.opener });
  }
  useEffect(() => {
    void load();
  }, []);
  if (state.opener === null) return null;
  return (
    <Suspense fallback={null}>
      <DialogPopup {...props} opener={state.opener} />
    </Suspense>
  );
}

/** The buttons at the end of a dialog. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
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
