/** What the address says: the parameters of its path, and its query, which holds the state of filters. */
import { useParams, useRouter, useSearch } from '@tanstack/react-router';

/**
 * The parameter of a page's path: `orderId` of `/orders/$orderId`.
 * @throws if the path has no such parameter
 */
export function usePathParameter(name: string): string {
  const parameters: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const value = parameters[name];
  if (typeof value !== 'string') throw new Error(`The page's path has no $${name}.`);
  return value;
}

export interface AddressQuery {
  /** The value; empty where the address has none. */
  get(name: string): string;
  /** Changes values in place, without an entry in the browser's history; an empty value is removed. */
  set(values: Readonly<Record<string, string>>): void;
}

/** The query of the shown page's address. While another page loads, it stays that of the shown one. */
export function useAddressQuery(): AddressQuery {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const router = useRouter();
  const texts = Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const query = new URLSearchParams(texts);
  return {
    get: (name) => query.get(name) ?? '',
    set(values) {
      for (const [name, value] of Object.entries(values)) {
        if (value === '') query.delete(name);
        else query.set(name, value);
      }
      const text = query.toString();
      router.history.replace(text === '' ? location.pathname : `${location.pathname}?${text}`);
    },
  };
}

/** Returns a function that opens a page of the console. */
export function useOpenPage(): (to: string) => void {
  const router = useRouter();
  return (to) => router.history.push(to === '/' ? '/console' : `/console${to}`);
}
