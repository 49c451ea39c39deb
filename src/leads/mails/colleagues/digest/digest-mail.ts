/** The kind of a digest. */
export const digestMail = 'leads.digest'
