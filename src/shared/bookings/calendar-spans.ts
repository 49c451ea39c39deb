/** Periods that the calendar of staff shows at a time. */
export const calendarSpans = ['day', 'week'] as const

export type CalendarSpan = (typeof calendarSpans)[number]
