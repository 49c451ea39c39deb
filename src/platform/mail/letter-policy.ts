/** Content security policy of a letter: inline styles only, no scripts and no requests. */
export const LETTER_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"
