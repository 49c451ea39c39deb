import type { ContentKindDescription } from '../content-description.js'

/** Path on this site, with its query and fragment, if any. */
const PATH = /^\/(?!\/)\S*$/

/** Redirect from an address that has no page, such as one of a former site. */
export const redirect = {
  path: 'redirects',
  page: 'home',
  name: ['source'],
  detail: ['target'],
  fields: {
    source: {
      ...{ type: 'text', maxLength: 500, required: 'required', example: '/usluge.php?id=3' },
      pattern: { of: PATH, fault: 'redirect.path' },
    },
    target: {
      ...{ type: 'text', maxLength: 500, required: 'required', example: '/cjenik' },
      pattern: { of: PATH, fault: 'redirect.path' },
    },
  },
} as const satisfies ContentKindDescription
