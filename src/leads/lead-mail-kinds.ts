/** Kind of the mail that notifies the mailbox of a centre or the head office of a new lead. */
export const staffLetter = (scope: string) => `${scope}.staff`

/** Kind of the mail that confirms to the sender of a lead that it has arrived. */
export const confirmation = (scope: string) => `${scope}.confirmation`

/** Kind of the mail with which staff reply to the sender of a lead. */
export const replyLetter = (scope: string) => `${scope}.reply`

/** Kind of the mail that notifies a member of staff of a lead that was assigned to them. */
export const colleagueLetter = (scope: string) => `${scope}.colleague`

/** Kind of the mail to staff about a lead whose sender still waits after the deadline. */
export const overdueLetter = (scope: string) => `${scope}.overdue`

/** Kind of the mail that reminds staff to follow up a lead. */
export const followUpLetter = (scope: string) => `${scope}.followUp`

/** Kind of the mail with the confirmations of several leads, beyond the daily limit of a mailbox. */
export const COLLECTED_CONFIRMATIONS = 'leads.confirmations'
