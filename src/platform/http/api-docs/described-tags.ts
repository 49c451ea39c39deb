/** What belongs together in the API, in the order in which it is read. */
interface DescribedTag {
  name: string
  description: string
  /** Beginnings of the paths below it; the longest that fits counts. */
  paths: string[]
}

/** Of the messages that we send, which are no routes of ours. */
export const WEBHOOKS_TAG = 'Webhooks'

export const describedTags: DescribedTag[] = [
  { name: 'Locations', description: 'Where the centres are, and when they are open.', paths: ['/api/locations'] },
  {
    name: 'Content',
    description: 'What the site says: posts of the blog, therapists, testimonials, prices.',
    paths: ['/api/posts', '/api/therapists', '/api/testimonials', '/api/pricelist'],
  },
  {
    name: 'Forms',
    description:
      'What visitors send: messages, franchise inquiries, requests for appointments and for vouchers, their decision about cookies.',
    paths: [
      '/api/contact',
      '/api/franchise-inquiry',
      '/api/appointment-request',
      '/api/voucher-request',
      '/api/consent',
    ],
  },
  {
    name: 'Newsletter',
    description: 'Subscribing, in two steps, and leaving.',
    paths: ['/api/newsletter'],
  },
  {
    name: 'Own data',
    description: 'What is held about people, for themselves: by a link that is mailed to their address.',
    paths: ['/api/own-data'],
  },
  {
    name: 'Session',
    description: 'Signing in and out, and what helps who cannot.',
    paths: ['/api/admin/session', '/api/admin/invitation', '/api/admin/forgotten-password'],
  },
  {
    name: 'Account',
    description: 'What users manage of their own: name, password, second factor, sessions.',
    paths: ['/api/admin/account'],
  },
  {
    name: 'Leads',
    description: 'Messages, franchise inquiries and requests for appointments, and the work on them.',
    paths: [
      '/api/leads',
      '/api/admin/contact-messages',
      '/api/admin/franchise-inquiries',
      '/api/admin/appointment-requests',
      '/api/admin/dashboard',
    ],
  },
  {
    name: 'Subscribers',
    description: 'Who gets the newsletter, and its issues.',
    paths: ['/api/subscribers', '/api/admin/newsletter-subscribers', '/api/admin/newsletter-issues'],
  },
  {
    name: 'Editing',
    description: 'Everything that is on the pages, in both languages.',
    paths: ['/api/admin/content'],
  },
  {
    name: 'Administration',
    description: 'Users, settings, keys of programs, mails, the audit log, and what is held about people.',
    paths: ['/api/admin'],
  },
  {
    name: WEBHOOKS_TAG,
    description: 'What other programs are sent, at the addresses that the owner names.',
    paths: [],
  },
  { name: 'Operation', description: 'For monitors and balancers.', paths: ['/health', '/metrics'] },
]

/** The tag of a path. @throws Error for a path that none is for */
export function tagOf(path: string): string {
  const fitting = describedTags.flatMap(({ name, paths }) =>
    paths.filter((start) => path === start || path.startsWith(`${start}/`)).map((start) => ({ name, start })),
  )
  const [best] = fitting.sort((one, other) => other.start.length - one.start.length)
  if (!best) throw new Error(`No tag is for ${path}.`)
  return best.name
}
