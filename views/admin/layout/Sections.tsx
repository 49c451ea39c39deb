import { usePageContext } from '../../page-context'
import { type Translator, useTranslations } from '../../translations'

interface Section {
  path: string
  text: Parameters<Translator<'admin'>>[0]
  /** Paths of further pages that belong to the section. */
  parts?: string[]
}

const pages: Section[] = [
  { path: '/admin/dashboard', text: 'nav.dashboard' },
  { path: '/admin/contact-messages', text: 'nav.contactMessages' },
  { path: '/admin/appointment-requests', text: 'nav.appointmentRequests' },
  { path: '/admin/franchise-inquiries', text: 'nav.franchiseInquiries' },
  { path: '/admin/newsletter-subscribers', text: 'nav.newsletterSubscribers' },
  { path: '/admin/newsletter-issues', text: 'nav.newsletterIssues' },
]

/** Sections visible to administrators only. */
const ownerPages: Section[] = [
  { path: '/admin/content', text: 'nav.content' },
  { path: '/admin/outgoing-mails', text: 'nav.outgoingMails' },
  { path: '/admin/api-keys', text: 'nav.integrations', parts: ['/admin/webhooks'] },
  { path: '/admin/users', text: 'nav.users' },
  { path: '/admin/audit-log', text: 'nav.auditLog' },
  { path: '/admin/personal-data', text: 'nav.personalData' },
  { path: '/admin/settings', text: 'nav.settings' },
]

/** Links to the admin sections that the user may access. */
export function Sections({ className, linkClassName }: { className: string; linkClassName: string }) {
  const t = useTranslations('admin')
  const { urlPathname, user } = usePageContext()
  const leadsToCurrent = (path: string) => urlPathname === path || urlPathname.startsWith(`${path}/`)
  return (
    <nav className={className} aria-label={t('nav.label')}>
      <ul>
        {[...pages, ...(user?.role === 'admin' ? ownerPages : [])].map(({ path, text, parts }) => (
          <li key={path}>
            <a
              className={linkClassName}
              href={path}
              aria-current={path === urlPathname ? 'page' : [path, ...(parts ?? [])].some(leadsToCurrent) || undefined}
            >
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
