/**
 * An answer masked in the plainest way: every form of every secret is tried, and every beginning of each at the answer's end. What the
 * service does by less work must come to the same.
 */
const MASK = '***';
/** A shorter one would be found in any answer. */
const SHORTEST = 4;

/** How a text may stand in an answer: as it is, in JSON (some writers escape the slash), in an address. */
function formsOf(secret: string): string[] {
  const inJson = JSON.stringify(secret).slice(1, -1);
  return [secret, inJson, inJson.replaceAll('/', '\\/'), encodeURIComponent(secret)];
}

/** Without the beginning of a secret that the kept part of the answer was cut off in. */
function withoutCut(text: string, form: string): string {
  for (let length = form.length - 1; length >= SHORTEST; length -= 1) {
    if (text.endsWith(form.slice(0, length))) return text.slice(0, -length) + MASK;
  }
  return text;
}

/** The answer with each of the secrets hidden. */
export function plainlyMasked(answer: string, secrets: readonly string[]): string {
  const forms = [...new Set(secrets.flatMap(formsOf))].filter((form) => form.length >= SHORTEST);
  // The longest first: one may hold another.
  const ordered = forms.sort((a, b) => b.length - a.length);
  const masked = ordered.reduce((text, form) => text.replaceAll(form, MASK), answer);
  return ordered.reduce(withoutCut, masked);
}
