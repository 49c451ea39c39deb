/**
 * Submissions per e-mail address and form. Further ones are stored as spam, not rejected: the sender may have entered a
 * stranger's address.
 */
export const SENDER_LIMIT = { points: 5, seconds: 3600 }
