import { UNDO_SECONDS } from '#src/shared/leads/undo'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Button } from '#views/kit/components/Button'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './burst.module.css'

/** Button that restores the cancelled bookings of a burst. */
export function UndoForm({ count }: { count: number }) {
  const t = useTranslations('bursts')
  const { id } = useData<Data>()
  return (
    <div className={styles.part}>
      <Panel title={t('undo.title', { count })} lead={t('undo.lead', { minutes: UNDO_SECONDS / 60 })}>
        <form method="post" action={`/admin/bookings/bursts/${id}`}>
          <input type="hidden" name="action" value="undo" />
          <Button look="outline" type="submit">
            {t('undo.submit')}
          </Button>
        </form>
      </Panel>
    </div>
  )
}
