/** Kind of the mail with the link by which a new mailbox confirms. */
export const mailboxLink = 'recipient.link'

/** Kind of the mail that reports a change of the recipients to administrators and mailboxes. */
export const recipientNotice = 'recipient.notice'
