import { useTranslations } from '#views/translations'
import { type QueryChanges, useListAddress } from '../list-address'
import styles from './filter.module.css'

export type ViewName = 'inbox' | 'open' | 'spam' | 'trash' | 'subscribed' | 'pending' | 'unsubscribed' | 'suppressed'

interface ViewTabsProps {
  views: readonly ViewName[]
  current: string
  /** What of the filter contradicts a view, and is left out there. */
  without?: (view: ViewName) => QueryChanges
}

/** The parts of a list that are looked at by themselves; the first needs no naming in the address. */
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
