import type { ContentKindDescription } from '../content-description.js'
import { SITE_PATH } from '../fields/site-path.js'

/** Redirect from an address that has no page, such as one of a former site. */
export const redirect = {
  path: 'redirects',
  page: 'home',
  name: ['source'],
  detail: ['target'],
  fields: {
    source: {
      type: 'text',
      format: 'url',
      maxLength: 500,
      required: 'required',
      example: '/usluge.php?id=3',
      pattern: { of: SITE_PATH, fault: 'redirect.path' },
    },
    target: {
      type: 'text',
      format: 'url',
      maxLength: 500,
      required: 'required',
      example: '/cjenik',
      pattern: { of: SITE_PATH, fault: 'redirect.path' },
    },
  },
} as const satisfies ContentKindDescription
