import { useTranslations } from '#views/translations'
import type { ItemEvent } from '../item-history'
import styles from './editor.module.css'
import { ItemEvents } from './ItemEvents'

/** Complete event history of an item, newest first. */
export function History({ events }: { events: ItemEvent[] }) {
  const t = useTranslations('content')
  return (
    <details className={styles.history}>
      <summary>{t('history.title')}</summary>
      {events.length > 0 ? <ItemEvents events={events} /> : <p>{t('history.none')}</p>}
    </details>
  )
}
