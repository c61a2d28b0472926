/** Starts the console in its page. */
import './styles/global.css';
import 'console:styles';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueries } from './api/queries.ts';
import { restoreSession } from './api/session.ts';
import { Toasts } from './parts/toast.tsx';
import { invitation, logIn, operatorLogIn, pages } from './routes/list.ts';
import { createConsoleRouter } from './shell/router.tsx';

const root = document.getElementById('console');
if (root === null) throw new Error('The page has no element for the console.');

// Without an answer the console starts with its log-in page.
await restoreSession().catch(() => undefined);
const queries = createQueries();
const router = createConsoleRouter({ pages, logIn, operatorLogIn, invitation, queries });

createRoot(root).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
);
