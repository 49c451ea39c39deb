/** Kinds of access to data that last without a session, until somebody ends them. */
export const standingAccessKinds = ['apiKey', 'webhook', 'therapistCalendar', 'profileSheet'] as const

export type StandingAccessKind = (typeof standingAccessKinds)[number]
