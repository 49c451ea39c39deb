import { usePageContext, useTranslations } from '#views/page-context'
import styles from './SocialLinks.module.css'

const networks = [
  {
    name: 'facebook',
    path: 'M14 8.5V6.9c0-.8.5-1 .9-1h2.2V2.2L14.1 2C10.7 2 10 4.5 10 6.1v2.4H7.2v3.9H10V22h4v-9.6h3l.5-3.9H14Z',
  },
  {
    name: 'instagram',
    path: 'M7.6 2.5h8.8a5.1 5.1 0 0 1 5.1 5.1v8.8a5.1 5.1 0 0 1-5.1 5.1H7.6a5.1 5.1 0 0 1-5.1-5.1V7.6a5.1 5.1 0 0 1 5.1-5.1Zm0 2a3.1 3.1 0 0 0-3.1 3.1v8.8a3.1 3.1 0 0 0 3.1 3.1h8.8a3.1 3.1 0 0 0 3.1-3.1V7.6a3.1 3.1 0 0 0-3.1-3.1H7.6ZM12 7.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2Zm0 2a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Zm4.9-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
  },
  {
    name: 'linkedin',
    path: 'M5.2 3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4ZM3.3 9h3.8v12H3.3V9Zm6 0h3.6v1.7c.7-1.2 2-2 3.6-2 3.2 0 4.5 2 4.5 5.3v7h-3.8v-6.4c0-1.5-.4-2.6-1.9-2.6-1.6 0-2.2 1.2-2.2 2.8V21H9.3V9Z',
  },
] as const

export function SocialLinks() {
  const t = useTranslations('layout')
  const { social } = usePageContext()
  if (!social) return null
  return (
    <ul className={styles.list} aria-label={t('footer.social.label')}>
      {networks.map(({ name, path }) => (
        <li key={name}>
          <a className={styles.link} href={social[name]} target="_blank" rel="noopener">
            <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
              <path d={path} />
            </svg>
            <span className="visually-hidden">
              {t(`footer.social.${name}`)} ({t('newTab')})
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
