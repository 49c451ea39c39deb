import { usePageContext, useTranslations } from '#views/page-context'
import { type Item, type Kind, kinds } from '../content-kinds'
import type { ItemChange, ItemEvent } from '../item-history'
import styles from './editor.module.css'
import { ItemEvents } from './ItemEvents'

interface HistoryProps {
  kind: Kind
  item: Item
  events: ItemEvent[]
}

/** Complete event history of an item, newest first, with buttons that restore earlier values. */
export function History({ kind, item, events }: HistoryProps) {
  const t = useTranslations('content')
  const { form, urlParsed } = usePageContext()
  const restore = ({ version }: ItemEvent, { field, label, from, restorable }: ItemChange) =>
    restorable && (
      <form method="post" action={`/admin/content/${kinds[kind].path}/${item.id}`} className={styles.restoration}>
        <input type="hidden" name="action" value="restore" />
        <input type="hidden" name="version" value={item.version} />
        <input type="hidden" name="earlierVersion" value={version! - 1} />
        <input type="hidden" name="field" value={field} />
        <button type="submit" className={styles.restore}>
          {t('history.restore')}
          <span className="visually-hidden">
            : {label}, {from}
          </span>
        </button>
      </form>
    )
  return (
    <details className={styles.history} open={form !== undefined || urlParsed.search.done === 'restored'}>
      <summary>{t('history.title')}</summary>
      {events.length > 0 ? <ItemEvents events={events} action={restore} /> : <p>{t('history.none')}</p>}
    </details>
  )
}
