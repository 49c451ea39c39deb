import { useTranslations } from '#views/translations'
import { type QueryChanges, useListAddress } from '../list-address'
import styles from './filter.module.css'

export type ViewName = 'inbox' | 'open' | 'spam' | 'trash' | 'subscribed' | 'pending' | 'unsubscribed' | 'suppressed'

interface ViewTabsProps {
  views: readonly ViewName[]
  current: string
  /** Filter changes required by a view, such as removing filters that contradict it. */
  without?: (view: ViewName) => QueryChanges
}

/** Tabs of the views of a list; the first one is the default without a query parameter. */
export function ViewTabs({ views, current, without }: ViewTabsProps) {
  const t = useTranslations('leads')
  const address = useListAddress()
  return (
    <nav className={styles.views} aria-label={t('views.label')}>
      {views.map((view) => (
        <a
          key={view}
          className={styles.view}
          href={address({ view: view === views[0] ? undefined : view, ...without?.(view) })}
          aria-current={view === current ? 'page' : undefined}
          keep-scroll-position=""
        >
          {t(`views.${view}`)}
        </a>
      ))}
    </nav>
  )
}
