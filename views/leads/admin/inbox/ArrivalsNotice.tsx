import { showAgain } from '#client/show-again'
import { focusList } from '#views/kit/admin/list/focus-list'
import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'
import styles from './ArrivalsNotice.module.css'
import { useArrivals } from './use-arrivals'

interface ArrivalsNoticeProps {
  renderedAt: string
  /** Address of the list that begins with the newest leads. */
  newest: string
}

/** Announces leads that arrived since the list was rendered, and shows them on request; the list never changes by itself. */
export function ArrivalsNotice({ renderedAt, newest }: ArrivalsNoticeProps) {
  const t = useTranslations('leads')
  const count = useArrivals(renderedAt)
  return (
    <div className={styles.area} role="status">
      {count > 0 && (
        <p className={styles.notice}>
          {t.plural('inbox.arrived', count)}{' '}
          <Button small look="outline" onClick={() => void showAgain(newest).then(() => focusList())}>
            {t('inbox.show')}
          </Button>
        </p>
      )}
    </div>
  )
}
