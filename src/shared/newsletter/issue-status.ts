/**
 * Statuses of an issue. Only a draft can be changed. Sending: mails are being queued and sent. Sent: every recipient's
 * mail was queued.
 */
export const issueStatuses = ['draft', 'scheduled', 'sending', 'paused', 'sent'] as const

export type IssueStatus = (typeof issueStatuses)[number]
