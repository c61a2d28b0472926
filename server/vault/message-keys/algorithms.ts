/**
 * The algorithms of encrypted messages: what the service uses, and what it takes. Nothing else is looked at, whatever a message
 * says of itself.
 */

export const SIGNING = 'RS256';
export const CONTENT = 'A256GCM';

/** What messages of the service are wrapped with. */
export const WRAPPING = 'RSA-OAEP-256';

/** What a merchant's message may be wrapped with. */
export const TAKEN_WRAPPINGS = ['RSA-OAEP-256', 'RSA-OAEP'] as const;
