import type { ContentKindDescription } from '../content-description.js'
import { date } from '../fields/date.js'
import { OPTIONAL_SITE_PATH } from '../fields/site-path.js'
import { translated } from '../translated.js'

/** Announcement above every public page, from its first to its last day. */
export const announcement = {
  path: 'announcements',
  page: 'home',
  name: ['text'],
  detail: ['date'],
  fields: {
    text: translated({ type: 'text', maxLength: 160, required: 'required', example: 'Novi centar u Splitu' }),
    link: {
      type: 'text',
      format: 'url',
      maxLength: 500,
      keepsEmpty: true,
      example: '/blog',
      pattern: { of: OPTIONAL_SITE_PATH, fault: 'redirect.path' },
    },
    date,
    lastDay: { ...date, required: undefined },
  },
  beside: [['date', 'lastDay']],
} as const satisfies ContentKindDescription
