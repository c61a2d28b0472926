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
  readonly children: ReactNode;
}

export default function DialogPopup({ title, description, open, onClose, children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={styles.dialog}>
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close className={styles.close}>
              <Icon name="close" />
              <span className="visually-hidden">Close</span>
            </Base.Close>
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
