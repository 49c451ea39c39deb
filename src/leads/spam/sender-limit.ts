/** Of one e-mail address, by one form. More is stored as spam: whose address it is need not be who typed it. */
export const SENDER_LIMIT = { points: 5, seconds: 3600 }
