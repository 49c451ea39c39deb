import { type AdminSection, sectionsFor } from '#src/shared/admin/sections'
import { usePageContext } from '../../page-context'
import { type Translator, useTranslations } from '../../translations'

/** Texts of the links; webhooks are part of the integrations. */
const texts: Record<Exclude<AdminSection, 'webhooks'>, Parameters<Translator<'admin'>>[0]> = {
  dashboard: 'nav.dashboard',
  'contact-messages': 'nav.contactMessages',
  'appointment-requests': 'nav.appointmentRequests',
  'franchise-inquiries': 'nav.franchiseInquiries',
  'newsletter-subscribers': 'nav.newsletterSubscribers',
  'newsletter-issues': 'nav.newsletterIssues',
  content: 'nav.content',
  consents: 'nav.consents',
  'outgoing-mails': 'nav.outgoingMails',
  'api-keys': 'nav.integrations',
  users: 'nav.users',
  'audit-log': 'nav.auditLog',
  'personal-data': 'nav.personalData',
  settings: 'nav.settings',
}

/** Links to the admin sections that the user may access. */
export function Sections({ className, linkClassName }: { className: string; linkClassName: string }) {
  const t = useTranslations('admin')
  const { urlPathname, user } = usePageContext()
  const isCurrent = (path: string) => urlPathname === path || urlPathname.startsWith(`${path}/`)
  return (
    <nav className={className} aria-label={t('nav.label')}>
      <ul>
        {(user ? sectionsFor(user.role) : [])
          .filter((section) => section !== 'webhooks')
          .map((section) => {
            const path = `/admin/${section}`
            const isWithin = isCurrent(path) || (section === 'api-keys' && isCurrent('/admin/webhooks'))
            return (
              <li key={section}>
                <a
                  className={linkClassName}
                  href={path}
                  aria-current={path === urlPathname ? 'page' : isWithin || undefined}
                >
                  {t(texts[section])}
                </a>
              </li>
            )
          })}
      </ul>
    </nav>
  )
}
