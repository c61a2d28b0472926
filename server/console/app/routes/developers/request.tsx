/** One call of the API, with the error that it got and where the reference explains it. */
import type { ReactNode } from 'react';
import { api } from '../../api/client.ts';
import type { Schemas } from '../../api/contract.ts';
import { usePathParameter } from '../../parts/address.ts';
import { Badge } from '../../parts/badge.tsx';
import { CopyText } from '../../parts/copy.tsx';
import { Details } from '../../parts/details.tsx';
import { Json } from '../../parts/json.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { Loaded } from '../../parts/states.tsx';
import { Time } from '../../parts/time.tsx';
import { callerOf, toneOf } from './requests.tsx';

function DocsLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a href={`/docs/${to}`} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

function Request({ detail: { request, user_agent, error } }: { readonly detail: Schemas['RequestDetail'] }) {
  return (
    <>
      <Section title="Call" kind="panel">
        <Details
          facts={[
            {
              name: 'Operation',
              value: <DocsLink to={`operations/${request.operation}`}>{request.operation}</DocsLink>,
            },
            { name: 'Time', value: <Time value={request.date_created} form="exact" /> },
            { name: 'Took', value: `${request.duration_ms} ms` },
            { name: 'Caller', value: callerOf(request) },
            { name: 'Address', value: <span className="code">{request.address}</span> },
            { name: 'Program', value: user_agent },
            { name: 'Request id', value: <CopyText text={request.request_id} name="request id" /> },
            { name: 'Response id', value: <CopyText text={request.response_id} name="response id" /> },
          ]}
        />
      </Section>
      {error === null ? null : (
        <Section
          title="Error"
          description={
            <>
              {error.error_message}{' '}
              <DocsLink to={`errors#${error.error_code.replaceAll(' ', '-')}`}>About {error.error_code}</DocsLink>
            </>
          }
        >
          <Json name="error" value={error} />
        </Section>
      )}
    </>
  );
}

export default function RequestPage() {
  const params = { path: { response_id: usePathParameter('responseId') } };
  const query = api.useQuery('get', '/settings/requests/{response_id}', { params });
  const request = query.data?.request;
  return (
    <Page
      title={request === undefined ? 'Request' : `${request.method} ${request.path}`}
      parent={{ title: 'Request log', to: '/developers/requests' }}
      mark={request === undefined ? null : <Badge tone={toneOf(request.status)}>{request.status}</Badge>}
    >
      <Loaded query={query}>{(detail) => <Request detail={detail} />}</Loaded>
    </Page>
  );
}
