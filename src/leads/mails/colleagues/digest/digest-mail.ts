/** Kind of the mail of a digest. */
export const digestMail = 'leads.digest'
