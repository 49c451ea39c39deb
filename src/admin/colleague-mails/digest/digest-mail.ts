/** The kind of a digest. */
export const digestMail = 'leads.digest'

/** The type of the event that somebody's digest is to be queued: its hour has come, or they can read it again. */
export const DIGEST_DUE = 'leads.digest_due'

/** The type of the event that somebody wants no digest any more, and is to get at once what waits for it. */
export const DIGEST_ENDED = 'leads.digest_ended'
