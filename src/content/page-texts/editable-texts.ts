import type { PageName } from '#src/shared/addresses.js'
import { getLast } from '#src/shared/lookups.js'

interface EditableTexts {
  /** Page that shows the texts; undefined for texts of several pages. */
  page?: PageName
  /** Keys of texts that stay as they are, or what their keys begin with. */
  fixed?: readonly string[]
  /** True if the page states the day of its last change. */
  dated?: boolean
  /** Path of texts of mails among all texts; undefined for a namespace of pages, whose path is its name. */
  mails?: string
}

/**
 * Namespaces whose texts the owner edits, in the order of the site, then those of mails. Fixed are lists that code
 * generates, technical texts, and wordings that are evidence of a consent. Mails on accounts and webhooks are missing:
 * editors must not reword what administrators rely on.
 */
export const editableTexts = {
  home: { page: 'home' },
  'food-intolerance': { page: 'foodIntolerance' },
  'functional-screening': { page: 'functionalScreening' },
  'bioresonance-procedure': { page: 'bioresonanceProcedure' },
  guide: { page: 'guide' },
  pricelist: { page: 'pricelist' },
  contact: { page: 'contact' },
  appointment: { page: 'appointment' },
  booking: { page: 'booking' },
  location: { page: 'location', fixed: ['weekdays'] },
  questions: { page: 'questions', fixed: ['search.ignored', 'search.synonyms'] },
  franchise: { page: 'franchise' },
  shop: { page: 'shop' },
  voucher: { page: 'shop' },
  blog: { page: 'blog' },
  newsletter: {},
  'newsletter-links': {},
  'booking-link': {},
  'review-link': {},
  'waitlist-link': {},
  layout: {
    fixed: [
      'siteName',
      'feedTitle',
      'honeypot',
      'consent',
      'language',
      'sampleNote',
      'sampleData',
      'workingDays',
      'status.onWeekdays',
      'footer.weekdays',
      'footer.disclaimerTitle',
    ],
  },
  impresum: { page: 'impresum' },
  'privacy-policy': { page: 'privacyPolicy', dated: true },
  cookies: { page: 'cookies', fixed: ['places', 'entries'], dated: true },
  accessibility: { page: 'accessibility' },
  'own-data': { page: 'ownData', fixed: ['erased.kinds'] },
  'not-found': { fixed: ['developerHint'] },
  'server-error': {},
  'confirmation-mails': { mails: 'letters.confirmation' },
  'newsletter-mails': { mails: 'letters.newsletter', fixed: ['issue.test'] },
  'review-mails': { mails: 'letters.review' },
  'own-data-mails': { mails: 'letters.ownData' },
  'staff-mails': { mails: 'letters.staff' },
  'digest-mails': { mails: 'letters.digest' },
} as const satisfies Record<string, EditableTexts>

export type TextNamespace = keyof typeof editableTexts

export const textNamespaces = Object.keys(editableTexts) as TextNamespace[]

/** Returns the properties of a namespace. */
export const propertiesOf = (namespace: TextNamespace): EditableTexts => editableTexts[namespace]

/** Returns the path of a namespace among all texts. */
export const pathOf = (namespace: TextNamespace): string => propertiesOf(namespace).mails ?? namespace

export const isTextNamespace = (name: string): name is TextNamespace => Object.hasOwn(editableTexts, name)

/** Names of values that are no texts, or that nobody may change. */
const FIXED = new Set(['id', 'page', 'updatedOn', 'disclaimer', 'consent'])

/** Checks whether a text stays as it is. */
export function isFixed(namespace: TextNamespace, key: string): boolean {
  const { fixed = [] } = propertiesOf(namespace)
  return FIXED.has(getLast(key.split('.'))) || fixed.some((name) => key === name || key.startsWith(`${name}.`))
}
