/** Tag of the API, in reading order. */
interface DescribedTag {
  name: string
  description: string
  /** Path prefixes; the longest match applies. */
  paths: string[]
}

/** Tag of the messages that webhooks send. */
export const WEBHOOKS_TAG = 'Webhooks'

export const describedTags: DescribedTag[] = [
  {
    name: 'Locations',
    description: 'Addresses and opening hours of the centres.',
    paths: ['/api/locations', '/api/google-business-profile'],
  },
  {
    name: 'Content',
    description: 'Published content: blog posts, text pages, therapists, testimonials, prices, subjects of messages.',
    paths: [
      '/api/posts',
      '/api/pages',
      '/api/therapists',
      '/api/testimonials',
      '/api/pricelist',
      '/api/contact-subjects',
    ],
  },
  {
    name: 'Forms',
    description:
      'Submissions of visitors: messages, franchise inquiries, appointment and voucher requests, cookie consent.',
    paths: [
      '/api/contact',
      '/api/franchise-inquiry',
      '/api/appointment-request',
      '/api/voucher-request',
      '/api/consent',
    ],
  },
  {
    name: 'Bookings',
    description: 'Services, free times, bookings, waiting lists, calendars of therapists, and invitations to reviews.',
    paths: [
      '/api/bookable-services',
      '/api/availability',
      '/api/bookings',
      '/api/waitlist',
      '/api/therapist-calendar',
      '/api/reviews',
    ],
  },
  {
    name: 'Newsletter',
    description: 'Subscription with double opt-in, and unsubscription.',
    paths: ['/api/newsletter'],
  },
  {
    name: 'Own data',
    description: 'Access to and erasure of a person’s own data, through a link mailed to their address.',
    paths: ['/api/own-data'],
  },
  {
    name: 'Session',
    description: 'Signing in and out, invitations and password resets.',
    paths: ['/api/admin/session', '/api/admin/invitation', '/api/admin/forgotten-password'],
  },
  {
    name: 'Account',
    description: 'Account of the signed-in user: name, password, second factor, passkeys, sessions.',
    paths: ['/api/admin/account'],
  },
  {
    name: 'Leads',
    description:
      'Messages, franchise inquiries, appointment requests and bookings, their processing, absences and calendars of therapists.',
    paths: [
      '/api/leads',
      '/api/admin/contact-messages',
      '/api/admin/franchise-inquiries',
      '/api/admin/appointment-requests',
      '/api/admin/bookings',
      '/api/admin/absences',
      '/api/admin/therapist-calendars',
      '/api/admin/dashboard',
    ],
  },
  {
    name: 'Subscribers',
    description: 'Newsletter subscribers and issues.',
    paths: ['/api/subscribers', '/api/admin/newsletter-subscribers', '/api/admin/newsletter-issues'],
  },
  {
    name: 'Editing',
    description: 'Editing of page content, in both languages, and the library of pictures.',
    paths: ['/api/admin/content', '/api/admin/pictures'],
  },
  {
    name: 'Administration',
    description: 'Users, settings, API keys, mails, the audit log, and personal data.',
    paths: ['/api/admin'],
  },
  {
    name: WEBHOOKS_TAG,
    description: 'Messages sent to the endpoints that the owner configures.',
    paths: [],
  },
  { name: 'Operation', description: 'Health checks and metrics.', paths: ['/health', '/metrics'] },
]

/** Returns the tag of a path. @throws Error if there is none */
export function tagOf(path: string): string {
  const fitting = describedTags.flatMap(({ name, paths }) =>
    paths.filter((start) => path === start || path.startsWith(`${start}/`)).map((start) => ({ name, start })),
  )
  const [best] = fitting.sort((one, other) => other.start.length - one.start.length)
  if (!best) throw new Error(`No tag for ${path}.`)
  return best.name
}
