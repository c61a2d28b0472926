/** What an endpoint answered to the latest event that failed: a link to that event. */
import { api } from '../../api/client.ts';
import { wordsOf } from '../../parts/badge.tsx';
import { AppLink } from '../../parts/link.tsx';

export function LastAnswer({ endpointId }: { readonly endpointId: string }) {
  const query = { endpoint_id: endpointId, status: 'RETRYING', limit: 1 } as const;
  const { data } = api.useQuery('get', '/settings/deliveries', { params: { query } });
  const [event] = data?.list ?? [];
  const last = event?.last_attempt ?? null;
  if (event === undefined || last === null) return null;
  return (
    <AppLink to={`/events/${event.event_id}`}>
      {last.http_status === null ? wordsOf(last.outcome) : `HTTP ${last.http_status}`}
    </AppLink>
  );
}
