import { useEffect, useRef } from 'react'
import type { InboxView } from '#src/shared/leads/inbox-views'
import type { LeadView } from '#src/shared/leads/lead-statuses'
import { useTranslations } from '#views/page-context'
import { type QueryChanges, useListAddress } from '../list-address'
import styles from './filter.module.css'

export type ViewName = LeadView | InboxView | 'subscribed' | 'pending' | 'unsubscribed' | 'suppressed'

interface ViewTabsProps<View extends ViewName> {
  views: readonly View[]
  current: string
  /** Numbers of items in views. */
  counts?: Partial<Record<View, number>>
  /** Filter changes required by a view, such as removing filters that contradict it. */
  without?: (view: View) => QueryChanges
}

/** Tabs of the views of a list; the first one is the default without a query parameter. */
export function ViewTabs<View extends ViewName>({ views, current, counts, without }: ViewTabsProps<View>) {
  const t = useTranslations('lists')
  const address = useListAddress()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const { children, clientWidth } = nav.current!
    const shown = children[views.indexOf(current as View)] as HTMLElement | undefined
    // Tabs scroll sideways on phones.
    if (shown) nav.current!.scrollLeft = shown.offsetLeft - (clientWidth - shown.offsetWidth) / 2
  }, [views, current])
  return (
    <nav ref={nav} className={styles.views} aria-label={t('views.label')}>
      {views.map((view) => (
        <a
          key={view}
          className={styles.view}
          href={address({ view: view === views[0] ? undefined : view, ...without?.(view) })}
          aria-current={view === current ? 'page' : undefined}
          keep-scroll-position=""
        >
          {t(`views.${view}`)}
          {counts?.[view] !== undefined && (
            <span className={styles.count}>
              {view === 'followUp' ? t.plural('views.due', counts[view]) : t('views.count', { count: counts[view] })}
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}
