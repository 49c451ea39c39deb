import { usePageContext, useTranslations } from '#views/page-context'
import styles from './IntegrationSections.module.css'

const pages = [
  { path: '/admin/api-keys', text: 'nav.apiKeys' },
  { path: '/admin/webhooks', text: 'nav.webhooks' },
  { path: '/api/docs', text: 'nav.apiDocs' },
] as const

/** Navigation of the integration pages: API keys, webhooks, API documentation. */
export function IntegrationSections() {
  const t = useTranslations('admin')
  const { urlPathname } = usePageContext()
  return (
    <nav aria-label={t('nav.integrations')}>
      <ul className={styles.sections}>
        {pages.map(({ path, text }) => (
          <li key={path}>
            <a className={styles.section} href={path} aria-current={path === urlPathname ? 'page' : undefined}>
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
