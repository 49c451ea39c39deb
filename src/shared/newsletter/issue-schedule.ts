import type { ContentFields } from '../content/content-description.js'

/** When an issue of the newsletter is to be sent, on the clocks of Zagreb. */
export const issueSchedule = {
  at: { type: 'datetime-local', required: 'date.invalid', fault: 'date.invalid' },
} satisfies ContentFields
