/** One attempt to send an event: request, answer and times. */
import type { Schemas } from '../../api/contract.ts';
import { Details } from '../../parts/details.tsx';
import { Verbatim } from '../../parts/json.tsx';
import { Section, SubHeading } from '../../parts/page.tsx';

type Attempt = Schemas['WebhookAttempt'];

function headersOf(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

const milliseconds = (value: number | null) => (value === null ? null : `${value} ms`);

/** The times of an attempt. A connection that was open already took none. */
function Times({ attempt }: { readonly attempt: Attempt }) {
  const wasOpen = attempt.connect_ms === null && attempt.resolved_address !== null;
  return (
    <Details
      facts={[
        { name: 'Address', value: attempt.resolved_address },
        { name: 'DNS', value: milliseconds(attempt.dns_ms) },
        { name: 'Connection', value: wasOpen ? 'Open already' : milliseconds(attempt.connect_ms) },
        { name: 'TLS', value: milliseconds(attempt.tls_ms) },
        { name: 'First byte after', value: milliseconds(attempt.first_byte_ms) },
        { name: 'In all', value: milliseconds(attempt.duration_ms) },
      ]}
    />
  );
}

export function AttemptSection({ attempt }: { readonly attempt: Attempt }) {
  const { number, url, detail, http_status, request_headers, response_headers, response_body } = attempt;
  const answer = [http_status === null ? '' : `HTTP ${http_status}`, headersOf(response_headers), '', response_body];
  return (
    <Section
      title={`Attempt ${number}`}
      description={detail === '' ? 'Your server acknowledged the event.' : detail}
      kind="panel"
    >
      <Times attempt={attempt} />
      <SubHeading>Request headers</SubHeading>
      <Verbatim name="request headers" text={`POST ${url}\n${headersOf(request_headers)}`} />
      <SubHeading>Answer</SubHeading>
      {http_status === null ? (
        <p>Your server did not answer.</p>
      ) : (
        <Verbatim name="answer" text={answer.join('\n').trim()} />
      )}
    </Section>
  );
}
