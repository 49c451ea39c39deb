import { type LinkedSection, sectionAt, sectionGroupsFor } from '#src/shared/admin/sections'
import { usePageContext, useTranslations } from '#views/page-context'
import type { Translator } from '#views/translations'

/** Texts of the links. */
const texts: Record<LinkedSection, Parameters<Translator<'admin'>>[0]> = {
  dashboard: 'nav.dashboard',
  inbox: 'nav.inbox',
  'contact-messages': 'nav.contactMessages',
  'appointment-requests': 'nav.appointmentRequests',
  bookings: 'nav.bookings',
  calendar: 'nav.calendar',
  'franchise-inquiries': 'nav.franchiseInquiries',
  'newsletter-subscribers': 'nav.newsletterSubscribers',
  'newsletter-issues': 'nav.newsletterIssues',
  content: 'nav.content',
  pictures: 'nav.pictures',
  consents: 'nav.consents',
  recipients: 'nav.recipients',
  'outgoing-mails': 'nav.outgoingMails',
  'api-keys': 'nav.integrations',
  users: 'nav.users',
  'audit-log': 'nav.auditLog',
  'personal-data': 'nav.personalData',
  settings: 'nav.generalSettings',
}

export interface SectionLink {
  href: string
  text: string
  /** `page` if it leads to the current page, true if that page is below it. */
  current: 'page' | true | undefined
}

export interface SectionLinks {
  /** Name of the group, or of its section if the user may open only one. */
  name: string
  isCurrent: boolean
  links: [SectionLink, ...SectionLink[]]
}

/** Returns links to the admin sections that the user may open, in groups. */
export function useSections(): SectionLinks[] {
  const t = useTranslations('admin')
  const { urlPathname, is404, errorStatus, form, user } = usePageContext()
  // The server renders errors, and the question before a repeated form, at another address.
  const path = is404 || errorStatus ? '' : (form?.repeated?.action.split('?')[0] ?? urlPathname)
  const here = sectionAt(path)
  const linkTo = (section: LinkedSection): SectionLink => {
    const href = `/admin/${section}`
    return { href, text: t(texts[section]), current: href === path ? 'page' : section === here || undefined }
  }
  return (user ? sectionGroupsFor(user.role, user.locations !== null) : []).map(({ group, sections }) => {
    const links = sections.map(linkTo) as SectionLinks['links']
    return {
      name: links.length === 1 ? links[0].text : t(`nav.groups.${group}`),
      isCurrent: links.some(({ current }) => current),
      links,
    }
  })
}
