/** The menu itself. Pages use menu.tsx. */
import { Menu as Base } from '@base-ui/react/menu';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { type EarlyUse, type MenuEntry, MenuLabel, type MenuProps, menuButtonClass } from './menu-button.tsx';
import styles from './popup.module.css';
import { usePopupHost } from './popup-host.ts';

function Indicator({ shown }: { readonly shown: boolean }) {
  return <span className={styles.indicator}>{shown ? <Icon name="check" /> : null}</span>;
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  switch (entry.kind) {
    case 'action':
    case 'danger':
      return (
        <Base.Item
          className={entry.kind === 'danger' ? `${styles.item} ${styles.bad}` : styles.item}
          onClick={entry.onSelect}
        >
          {entry.label}
        </Base.Item>
      );
    case 'choice':
      return (
        <Base.RadioGroup value={entry.value} onValueChange={entry.onChoose} aria-label={entry.label}>
          <div className={styles.label}>{entry.label}</div>
          {Object.entries(entry.options).map(([option, text]) => (
            <Base.RadioItem key={option} value={option} className={styles.item}>
              <Indicator shown={option === entry.value} />
              {text}
            </Base.RadioItem>
          ))}
          <Base.Separator className={styles.line} />
        </Base.RadioGroup>
      );
    case 'check':
      return (
        <Base.CheckboxItem
          className={styles.item}
          checked={entry.checked}
          disabled={entry.disabled}
          onCheckedChange={entry.onChange}
          closeOnClick={false}
        >
          <Indicator shown={entry.checked} />
          {entry.label}
        </Base.CheckboxItem>
      );
    default:
      return entry satisfies never;
  }
}

interface MenuPopupProps extends MenuProps {
  /** What was done to the button before this script was there. */
  readonly early: RefObject<EarlyUse>;
}

export default function MenuPopup({ look, entries, early, ...label }: MenuPopupProps) {
  const host = usePopupHost();
  const [use] = useState(() => early.current);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (use !== 'none') trigger.current?.focus();
  }, [use]);
  return (
    <Base.Root defaultOpen={use === 'pressed'}>
      <Base.Trigger ref={trigger} className={menuButtonClass(look)}>
        <MenuLabel {...label} {...(look === undefined ? {} : { look })} />
      </Base.Trigger>
      <Base.Portal container={host}>
        <Base.Positioner className={styles.layer} sideOffset={4} align="end">
          <Base.Popup className={styles.popup}>
            {entries.map((entry) => (
              <Entry key={entry.label} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
