import { addressOf, findPage } from '#src/shared/addresses'
import type { Language } from '#src/shared/languages'
import { usePageContext } from '../page-context'
import { useTranslations } from '../translations'
import styles from './AnnouncementBar.module.css'

/** Announcement of the owner above the page. */
export function AnnouncementBar() {
  const t = useTranslations('layout')
  const { announcement, language } = usePageContext()
  if (!announcement) return null
  const { text, link } = announcement
  return (
    <aside className={styles.bar} aria-label={t('announcement')}>
      {link ? <a href={inLanguage(link, language)}>{text}</a> : <p>{text}</p>}
    </aside>
  )
}

/** Returns the address of the same page in a language; other addresses stay as they are. */
function inLanguage(link: string, language: Language): string {
  const [path = '', fragment] = link.split('#')
  const found = findPage(path)
  return found ? addressOf(found.page, language, { segment: found.segment, fragment }) : link
}
