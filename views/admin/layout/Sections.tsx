import { usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'

const pages = [
  { path: '/admin/dashboard', text: 'nav.dashboard' },
  { path: '/admin/contact-messages', text: 'nav.contactMessages' },
  { path: '/admin/franchise-inquiries', text: 'nav.franchiseInquiries' },
  { path: '/admin/newsletter-subscribers', text: 'nav.newsletterSubscribers' },
  { path: '/admin/newsletter-issues', text: 'nav.newsletterIssues' },
] as const

/** For the owner alone. */
const ownerPages = [
  { path: '/admin/content', text: 'nav.content' },
  { path: '/admin/outgoing-mails', text: 'nav.outgoingMails' },
  { path: '/admin/webhooks', text: 'nav.webhooks' },
  { path: '/admin/users', text: 'nav.users' },
  { path: '/admin/audit-log', text: 'nav.auditLog' },
  { path: '/admin/personal-data', text: 'nav.personalData' },
  { path: '/admin/api-keys', text: 'nav.apiKeys' },
  { path: '/admin/settings', text: 'nav.settings' },
] as const

/** The sections of the admin that the reader may see. */
export function Sections({ className, linkClassName }: { className: string; linkClassName: string }) {
  const t = useTranslations('admin')
  const { urlPathname, user } = usePageContext()
  return (
    <nav className={className} aria-label={t('nav.label')}>
      <ul>
        {[...pages, ...(user?.role === 'admin' ? ownerPages : [])].map(({ path, text }) => (
          <li key={path}>
            <a
              className={linkClassName}
              href={path}
              aria-current={path === urlPathname ? 'page' : urlPathname.startsWith(`${path}/`) || undefined}
            >
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
