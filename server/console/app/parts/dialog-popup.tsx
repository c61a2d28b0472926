/** The dialog itself. Pages use dialog.tsx. */
import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

export interface DialogProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly open: boolean;
  readonly onClose: () => void;
  /** While a call runs, the dialog stays: its answer is shown in it. */
  readonly busy?: boolean;
  /** Its content is shown only once: nothing but its own button closes it. */
  readonly lasting?: boolean;
  readonly children: ReactNode;
}

export interface DialogPopupProps extends DialogProps {
  /** What had the focus before. */
  readonly opener: Element;
}

/** What opened the dialog, or the page's heading if that is gone, as the button of a deleted row. */
function focusAfter(opener: Element): HTMLElement | null {
  const target = opener.isConnected && opener !== document.body ? opener : document.querySelector('h1');
  return target instanceof HTMLElement ? target : null;
}

export default function DialogPopup({
  title,
  description,
  open,
  onClose,
  busy = false,
  lasting = false,
  opener,
  children,
}: DialogPopupProps) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => (isOpen || busy || lasting ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={styles.dialog} finalFocus={() => focusAfter(opener)}>
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {lasting ? null : (
              <Base.Close className={styles.close} disabled={busy}>
                <Icon name="close" />
                <span className="visually-hidden">Close</span>
              </Base.Close>
            )}
          </div>
          {description === undefined ? null : (
            <Base.Description className={styles.description}>{description}</Base.Description>
          )}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
