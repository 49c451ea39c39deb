/** Kind of the mail that notifies the mailbox of a centre or the head office of a new lead. */
export const staffLetter = (scope: string) => `${scope}.staff`

/** Kind of the mail that notifies a member of staff of a lead that was assigned to them. */
export const colleagueLetter = (scope: string) => `${scope}.colleague`
