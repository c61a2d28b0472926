/**
 * What is unsafe about the address of a database: whether it goes over a network without a user's name or without TLS. Reads the address
 * alone, connects to nothing, and never shows it.
 */

export type AddressRisk = 'database-without-authentication' | 'database-without-tls';

/** A host that no network lies before: this machine, by name, address or Unix socket. */
function isThisMachine(host: string): boolean {
  return /^(localhost(:\d+)?|127(\.\d{1,3}){3}(:\d+)?|\[::1\](:\d+)?|.*%2f.*\.sock)$/i.test(host);
}

/** The risks of an address that begins with mongodb:// or mongodb+srv://. */
export function databaseRisks(uri: string): readonly AddressRisk[] {
  const [, srv, user, hosts = '', query = ''] =
    /^mongodb(\+srv)?:\/\/(?:([^/?]*)@)?([^/?]*)(?:\/[^?]*)?(?:\?(.*))?$/.exec(uri) ?? [];
  if (hosts.split(',').every(isThisMachine)) return [];
  // The driver takes the names of options in any case.
  const options = new Map([...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]));
  // By a certificate or a cloud's identity a name is not needed.
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
