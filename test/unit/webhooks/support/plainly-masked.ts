/**
 * Reference implementation of masking: tries every encoding of every secret, and every prefix of each at the end. The
 * service's faster version must give the same result.
 */
const MASK = '***';
/** Shortest text treated as a secret. */
const SHORTEST = 4;

/** Encodings in which a secret may appear: plain, JSON (some writers escape the slash), URL. */
function formsOf(secret: string): string[] {
  const inJson = JSON.stringify(secret).slice(1, -1);
  return [secret, inJson, inJson.replaceAll('/', '\\/'), encodeURIComponent(secret)];
}

/** Masks a secret that is cut off at the end of the text. */
function withoutCut(text: string, form: string): string {
  for (let length = form.length - 1; length >= SHORTEST; length -= 1) {
    if (text.endsWith(form.slice(0, length))) return text.slice(0, -length) + MASK;
  }
  return text;
}

/** The response with each secret masked. */
export function plainlyMasked(answer: string, secrets: readonly string[]): string {
  const forms = [...new Set(secrets.flatMap(formsOf))].filter((form) => form.length >= SHORTEST);
  // Longest first: one may contain another.
  const ordered = forms.sort((a, b) => b.length - a.length);
  const masked = ordered.reduce((text, form) => text.replaceAll(form, MASK), answer);
  return ordered.reduce(withoutCut, masked);
}
