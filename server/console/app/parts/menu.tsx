/** A menu of actions or choices behind a button. Its script loads at the user's first action. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { buttonClass } from './button.tsx';
import { atFirstAction } from './first-action.ts';
import { Icon } from './icon.tsx';
import type { MenuProps } from './menu-entry.ts';

const load = () => import('./menu-popup.tsx');
const MenuPopup = lazy(load);

export function Menu({ label, icon, look = 'plain', entries }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  useEffect(() => atFirstAction(load), []);
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
      {wasOpen ? (
        <Suspense fallback={null}>
          <MenuPopup label={label} entries={entries} anchor={button} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
