/** Kind of the mail with a link for choosing a password. */
export const passwordLink = 'account.link'

/** Kind of the mail that reports a change of an account to its user. */
export const notice = 'account.notice'

/** Kind of the mail that reports new powers to administrators. */
export const powerNotice = 'account.power'
