import { Bookmark, Pencil } from 'lucide-react'
import filter from '#views/kit/admin/list/filter/filter.module.css'
import { useTranslations } from '#views/page-context'
import type { Inbox } from './read-inbox'
import styles from './SavedViews.module.css'

const PATH = '/admin/inbox'

/** Links to the views that the user saved, and one that saves the present filters. */
export function SavedViews({ items, current }: Inbox['savedViews']) {
  const t = useTranslations('leads')
  const isSaved = items.some(({ isCurrent }) => isCurrent)
  // A built-in view without further filters is a link already.
  const isSavable = !isSaved && [...new URLSearchParams(current).keys()].some((name) => name !== 'view')
  if (items.length === 0 && !isSavable) return null
  return (
    <nav className={styles.saved} aria-label={t('savedViews.label')}>
      {items.map(({ id, name, query, isCurrent }) => (
        <span key={id} className={styles.item}>
          <a
            className={`${filter.view} ${styles.view}`}
            href={query ? `${PATH}?${query}` : PATH}
            aria-current={isCurrent ? 'true' : undefined}
            keep-scroll-position=""
          >
            <Bookmark aria-hidden />
            <span className={styles.name}>{name}</span>
          </a>
          {isCurrent && (
            <a className={styles.tool} href={`${PATH}/views/${id}`}>
              <Pencil aria-hidden />
              {t('savedViews.edit')}
            </a>
          )}
        </span>
      ))}
      {isSavable && (
        <a className={styles.tool} href={`${PATH}/views/new?${current}`}>
          <Bookmark aria-hidden />
          {t('savedViews.save')}
        </a>
      )}
    </nav>
  )
}
