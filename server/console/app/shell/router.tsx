/** Routes the addresses below /console to pages, each loaded when it is first opened. */
import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  useRouter,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { isOperator, useOperator } from '../api/operator.ts';
import { currentSession, useMay, useSession } from '../api/session.ts';
import { Button } from '../parts/button.tsx';
import { Page } from '../parts/page.tsx';
import { Empty, ProblemNote } from '../parts/states.tsx';
import { NotFound } from './not-found.tsx';
import { type ConsolePage, isOperatorPage } from './pages.ts';
import { OperatorShell, Shell } from './shell.tsx';

export const BASE_PATH = '/console';
const OPERATOR_HOME = '/operator/merchants';

export interface RouterParts {
  readonly pages: readonly ConsolePage[];
  readonly logIn: ConsolePage['load'];
  readonly operatorLogIn: ConsolePage['load'];
  /** Accepts an invitation, without a session. */
  readonly invitation: ConsolePage['load'];
  readonly queries: QueryClient;
}

/** Texts stay texts: a filter for `100` is not a number. */
const addressOptions = {
  parseSearch: (search: string) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search: Readonly<Record<string, unknown>>) => {
    const texts = Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    const text = new URLSearchParams(texts).toString();
    return text === '' ? '' : `?${text}`;
  },
} as const;

function Failure({ error }: { readonly error: unknown }) {
  return (
    <Page title="This page failed">
      <ProblemNote error={error} />
      <Empty title="Reload the page">
        <p>It may be from before an update of the service.</p>
        <Button onClick={() => location.reload()}>Reload</Button>
      </Empty>
    </Page>
  );
}

/** Nothing of a session stays when it ends: not in the cache, and not on the screen. */
function SessionEnd({ queries }: { readonly queries: QueryClient }) {
  const session = useSession();
  const router = useRouter();
  useEffect(() => {
    if (session === null) queries.clear();
    void router.invalidate();
  }, [session, queries, router]);
  const operator = useOperator();
  useEffect(() => {
    if (!operator) queries.clear();
    void router.invalidate();
  }, [operator, queries, router]);
  return null;
}

/** The page, for the roles that have it. */
function componentOf({ needs, load }: ConsolePage) {
  return lazyRouteComponent(async () => {
    const { default: Content } = await load();
    return { default: () => (useMay(needs) ? <Content /> : <NotFound />) };
  });
}

/** Where a login leads: an address of this console, else its first page. */
export function nextAddress(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])[^\\]*$/.test(next) ? next : '/';
}

/** The operator's pages, which have a login and a frame of their own. */
function operatorRoutes(root: AnyRoute, pages: readonly ConsolePage[], logIn: ConsolePage['load']) {
  const logInRoute = createRoute({
    getParentRoute: () => root,
    path: '/operator/login',
    beforeLoad: ({ location }) => {
      const next = nextAddress(location.searchStr);
      if (isOperator()) throw redirect({ to: next.startsWith('/operator/') ? next : OPERATOR_HOME });
    },
    component: lazyRouteComponent(logIn),
  });
  const shell = createRoute({
    getParentRoute: () => root,
    id: 'operator',
    beforeLoad: ({ location }) => {
      const next = location.href.replace(BASE_PATH, '');
      if (!isOperator()) throw redirect({ to: `/operator/login?${new URLSearchParams({ next })}` });
    },
    component: () => <OperatorShell pages={pages} />,
  });
  const home = createRoute({
    getParentRoute: () => shell,
    path: '/operator',
    beforeLoad: () => {
      throw redirect({ to: OPERATOR_HOME });
    },
  });
  const routes = pages
    .filter(isOperatorPage)
    .map((page) => createRoute({ getParentRoute: () => shell, path: page.path, component: componentOf(page) }));
  const unknown = createRoute({ getParentRoute: () => shell, path: '/operator/$', component: NotFound });
  return [logInRoute, shell.addChildren([home, ...routes, unknown])];
}

export function createConsoleRouter({ pages, logIn, operatorLogIn, invitation, queries }: RouterParts) {
  const root = createRootRoute({
    component: () => (
      <>
        <SessionEnd queries={queries} />
        <Outlet />
      </>
    ),
  });
  const logInRoute = createRoute({
    getParentRoute: () => root,
    path: '/login',
    beforeLoad: ({ location }) => {
      if (currentSession() !== null) throw redirect({ to: nextAddress(location.searchStr) });
    },
    component: lazyRouteComponent(logIn),
  });
  const invitationRoute = createRoute({
    getParentRoute: () => root,
    path: '/invitation',
    component: lazyRouteComponent(invitation),
  });
  const shell = createRoute({
    getParentRoute: () => root,
    id: 'shell',
    beforeLoad: ({ location }) => {
      if (currentSession() !== null) return;
      const next = location.href.replace(BASE_PATH, '');
      throw redirect({ to: next === '' || next === '/' ? '/login' : `/login?${new URLSearchParams({ next })}` });
    },
    component: () => <Shell pages={pages} />,
  });
  const routes = pages
    .filter((page) => !isOperatorPage(page))
    .map((page) => createRoute({ getParentRoute: () => shell, path: page.path, component: componentOf(page) }));
  const unknown = createRoute({ getParentRoute: () => shell, path: '$', component: NotFound });
  return createRouter({
    routeTree: root.addChildren([
      logInRoute,
      invitationRoute,
      shell.addChildren([...routes, unknown]),
      ...operatorRoutes(root, pages, operatorLogIn),
    ]),
    basepath: BASE_PATH,
    defaultErrorComponent: Failure,
    defaultNotFoundComponent: NotFound,
    defaultPendingMs: 300,
    scrollRestoration: true,
    ...addressOptions,
  });
}
