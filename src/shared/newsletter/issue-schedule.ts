import type { ContentFields } from '../content/content-description.js'

/** Local time in Europe/Zagreb at which an issue is sent. */
export const issueSchedule = {
  at: { type: 'datetime-local', required: 'date.invalid', fault: 'date.invalid' },
} satisfies ContentFields
