import { type Role, suffices } from './role.js'

/** Sections of the admin in the order of its navigation: paths below /admin, and who may open them besides administrators. */
export const sections = {
  dashboard: ['staff'],
  'contact-messages': ['staff'],
  'appointment-requests': ['staff'],
  'franchise-inquiries': ['staff'],
  'newsletter-subscribers': ['staff', 'editor'],
  'newsletter-issues': ['staff', 'editor'],
  content: ['editor'],
  consents: ['editor'],
  'outgoing-mails': [],
  'api-keys': [],
  webhooks: [],
  users: [],
  'audit-log': [],
  'personal-data': [],
  settings: [],
} as const satisfies Record<string, readonly Role[]>

export type AdminSection = keyof typeof sections

/** Returns the sections that a role may open. */
export function sectionsFor(role: Role): AdminSection[] {
  return (Object.keys(sections) as AdminSection[]).filter((section) => suffices(role, sections[section]))
}

/** Returns the address of the page after signing in. */
export const homeOf = (role: Role) => (role === 'editor' ? '/admin/content' : '/admin/dashboard')
