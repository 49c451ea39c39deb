/** A letter has its styles in it, and otherwise nothing: no script, no address is asked for anything. */
export const LETTER_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"
