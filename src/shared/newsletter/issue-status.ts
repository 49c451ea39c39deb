/**
 * Statuses of an issue. Only a draft can be changed. Starting: sending was confirmed, and can be stopped before the first
 * mail. Sending: mails are being queued and sent. Sent: every recipient's
 * mail was queued.
 */
export const issueStatuses = ['draft', 'starting', 'scheduled', 'sending', 'paused', 'sent'] as const

export type IssueStatus = (typeof issueStatuses)[number]

/** Seconds between the confirmation of sending and the first mail, in which sending can be stopped. */
export const SECONDS_TO_STOP = 60
