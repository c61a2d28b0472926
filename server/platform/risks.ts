/**
 * The risks of a configuration, with their fixes: what production accepts only on request. Connects to nothing, and never shows
 * the database URI.
 */

/** The risks that production accepts only if `ACCEPTED_RISKS` names them. */
export const RISKS = ['database-without-authentication', 'database-without-tls', 'open-trusted-proxies'] as const;
export type Risk = (typeof RISKS)[number];

/** Each risk and its fix. */
export const riskFixes: Readonly<Record<Risk, string>> = {
  'database-without-authentication':
    'MONGODB_URI has no user, so anyone who reaches the database can read and change it: add a user and a password.',
  'database-without-tls': 'MONGODB_URI does not use TLS, so the network can read the stored data: add tls=true.',
  'open-trusted-proxies':
    "TRUSTED_PROXIES covers much of the internet, so callers can fake their address: list only your proxies' addresses.",
};

/** Whether a host is this machine, by name, address or Unix socket. */
function isThisMachine(host: string): boolean {
  return /^(localhost(:\d+)?|127(\.\d{1,3}){3}(:\d+)?|\[::1\](:\d+)?|.*%2f.*\.sock)$/i.test(host);
}

/** The risks of a mongodb:// or mongodb+srv:// URI. Reads only the text. */
export function databaseRisks(uri: string): readonly Risk[] {
  const [, srv, user, hosts = '', query = ''] =
    /^mongodb(\+srv)?:\/\/(?:([^/?]*)@)?([^/?]*)(?:\/[^?]*)?(?:\?(.*))?$/.exec(uri) ?? [];
  if (hosts.split(',').every(isThisMachine)) return [];
  // The driver ignores the case of option names.
  const options = new Map([...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]));
  // A certificate or a cloud identity needs no user name.
  const isKnown = (user ?? '') !== '' || /^MONGODB-(X509|AWS|OIDC)$/i.test(options.get('authmechanism') ?? '');
  const tls = options.get('tls') ?? options.get('ssl') ?? String(srv !== undefined);
  const isUnchecked = ['tlsinsecure', 'tlsallowinvalidcertificates', 'tlsallowinvalidhostnames'].some(
    (name) => options.get(name) === 'true',
  );
  return [
    ...(isKnown ? [] : (['database-without-authentication'] as const)),
    ...(tls === 'true' && !isUnchecked ? [] : (['database-without-tls'] as const)),
  ];
}
