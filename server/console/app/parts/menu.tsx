/** A menu of actions or choices behind a button. Its script loads at the user's first action. */
import { useRef, useState } from 'react';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import { createLater } from './later.ts';
import type { MenuProps } from './menu-entry.ts';

const useMenuPopup = createLater(() => import('./menu-popup.tsx'));

export function Menu({ label, icon, look = 'plain', entries }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const MenuPopup = useMenuPopup();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttonClass(look === 'plain' ? 'plain' : 'quiet')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {icon === undefined ? null : <Icon name={icon} />}
        <span className={look === 'icon' ? 'visually-hidden' : undefined}>{label}</span>
        {look === 'icon' ? null : <Icon name="down" />}
      </button>
      {wasOpen && MenuPopup !== undefined ? (
        <MenuPopup label={label} entries={entries} anchor={button} open={isOpen} onOpenChange={setOpen} />
      ) : null}
    </>
  );
}
