import type { PageTextsDto } from '#src/content/page-texts/page-texts.dto'
import { Time } from '#views/kit/admin/Time'
import { useTranslations } from '#views/page-context'
import { Changes } from '../Changes'
import editor from '../editor/editor.module.css'
import events from '../editor/ItemEvents.module.css'
import type { TextsEvent } from './texts-history'

/** Changes of the texts of a page, newest first, with buttons that restore what they replaced. */
export function TextsHistory({ page, history }: { page: PageTextsDto; history: TextsEvent[] }) {
  const t = useTranslations('page-texts')
  return (
    <details className={editor.history}>
      <summary>{t('history.title')}</summary>
      {history.length === 0 && <p>{t('history.none')}</p>}
      <ul className={events.events}>
        {history.map(({ id, what, who, at, changes, restorable }) => (
          <li key={id}>
            <p>
              {what}{' '}
              <span className={events.who}>
                {who} · <Time moment={at} />
              </span>
            </p>
            <Changes changes={changes} />
            {restorable !== undefined && (
              <form method="post" action={`/admin/content/texts/${page.namespace}`}>
                <input type="hidden" name="action" value="restore" />
                <input type="hidden" name="version" value={page.version} />
                <input type="hidden" name="earlierVersion" value={restorable} />
                <button type="submit" className={editor.restore}>
                  {t('history.restore')}
                  <span className="visually-hidden">: {at.exact}</span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
