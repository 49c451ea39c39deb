import { usePageContext, useTranslations } from '#views/page-context'
import styles from './AnnouncementBar.module.css'

/** Announcement of the owner above the page. */
export function AnnouncementBar() {
  const t = useTranslations('layout')
  const { announcement } = usePageContext()
  if (!announcement) return null
  const { text, link } = announcement
  return (
    <aside className={styles.bar} aria-label={t('announcement')}>
      {link ? <a href={link}>{text}</a> : <p>{text}</p>}
    </aside>
  )
}
