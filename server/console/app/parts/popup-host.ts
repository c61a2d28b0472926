/** The element in which menus appear: in the page's main landmark, so that assistive technology finds them there. */
import { createContext, useContext } from 'react';

/** Null until the page is there. */
export const PopupHost = createContext<HTMLElement | null>(null);

export function usePopupHost(): HTMLElement | null {
  return useContext(PopupHost);
}
