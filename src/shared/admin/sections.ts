import { type Role, suffices } from './role.js'

/** Sections of the admin: paths below /admin, and who may open them besides administrators. */
export const sections = {
  dashboard: ['staff'],
  inbox: ['staff'],
  'contact-messages': ['staff'],
  'appointment-requests': ['staff'],
  bookings: ['staff'],
  calendar: ['staff'],
  'franchise-inquiries': ['staff'],
  'newsletter-subscribers': ['staff', 'editor'],
  'newsletter-issues': ['staff', 'editor'],
  content: ['editor'],
  pictures: ['editor'],
  consents: ['editor'],
  'outgoing-mails': [],
  'api-keys': [],
  webhooks: [],
  users: [],
  'audit-log': [],
  'personal-data': [],
  settings: [],
  recipients: [],
} as const satisfies Record<string, readonly Role[]>

export type AdminSection = keyof typeof sections

/** Groups of the navigation and their sections, in its order. Webhooks are part of the integrations, which begin with the API keys. */
const sectionGroups = {
  inbox: ['inbox', 'contact-messages', 'franchise-inquiries'],
  appointments: ['calendar', 'bookings', 'appointment-requests'],
  content: ['content', 'pictures'],
  newsletter: ['newsletter-issues', 'newsletter-subscribers'],
  figures: ['dashboard'],
  settings: ['settings', 'users', 'api-keys', 'recipients', 'outgoing-mails', 'audit-log', 'personal-data', 'consents'],
} as const satisfies Record<string, readonly AdminSection[]>

export type SectionGroup = keyof typeof sectionGroups
export type LinkedSection = (typeof sectionGroups)[SectionGroup][number]

/** Sections with data of the whole chain, which users bound to locations cannot open. */
const chainSections: readonly AdminSection[] = ['newsletter-subscribers', 'newsletter-issues']

/** Checks whether a user may open a section. @param isBound whether to locations */
export function mayOpenSection(section: AdminSection, role: Role, isBound: boolean): boolean {
  return suffices(role, sections[section]) && !(isBound && chainSections.includes(section))
}

/** Returns the groups with sections that a user may open, and these sections. @param isBound whether to locations */
export function sectionGroupsFor(role: Role, isBound = false): { group: SectionGroup; sections: LinkedSection[] }[] {
  return Object.entries(sectionGroups)
    .map(([group, all]) => ({
      group: group as SectionGroup,
      sections: all.filter((section) => mayOpenSection(section, role, isBound)),
    }))
    .filter(({ sections }) => sections.length > 0)
}

/** Returns the section of the navigation that a path belongs to. */
export function sectionAt(path: string): string | undefined {
  const section = /^\/admin\/([^/]+)/.exec(path)?.[1]
  return section === 'webhooks' ? 'api-keys' : section
}

/** Returns the address of the page after signing in. */
export const homeOf = (role: Role) => (role === 'editor' ? '/admin/content' : '/admin/dashboard')
