import { useEffect, useRef } from 'react'
import { toValue } from '#src/shared/content/content-fields'
import { Button } from '#views/components/ui/Button'
import { Notice } from '#views/forms/Notice'
import { usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import type { Kind } from '../content-kinds'
import { describeChange } from '../describe-change'
import type { ItemEvent } from '../item-history'
import styles from './ConflictNotice.module.css'
import { ItemEvents } from './ItemEvents'
import type { Clash } from './merge-content'

interface ConflictNoticeProps {
  kind: Kind
  /** Changes saved by others since this editor was opened. */
  events: ItemEvent[]
  clashes: Clash[]
  /** Category names by id. */
  categories: { id: string; name: string }[]
  onChoose: (clash: Clash, choice: 'mine' | 'theirs') => void
}

/** Notice of an edit conflict: lists the other user's changes; for fields changed by both, the editor picks which value stays. */
export function ConflictNotice({ kind, events, clashes, categories, onChoose }: ConflictNoticeProps) {
  const t = useTranslations('content')
  const location = useTranslations('location')
  const fields = useTranslations('fields')
  const { language } = usePageContext()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current!.focus(), [clashes])
  const value = (stored: unknown) => categories.find(({ id }) => id === stored)?.name ?? toValue(stored)
  return (
    <Notice ref={notice} kind="failed" role="alert" tabIndex={-1} title={t('conflict.title')}>
      <div className={styles.words}>
        <ItemEvents events={events} />
        <p>{t(clashes.length > 0 ? 'conflict.clashes' : 'conflict.merged')}</p>
        {clashes.map((clash) => {
          const change = { field: clash.field, from: value(clash.mine), to: value(clash.theirs) }
          const { label, from, to } = describeChange(kind, change, language, { t, location, fields })
          return (
            <section key={clash.field} className={styles.clash} aria-label={label}>
              <p className={styles.field}>{label}</p>
              <dl className={styles.values}>
                <dt>{t('conflict.mine')}</dt>
                <dd>{from}</dd>
                <dt>{t('conflict.theirs')}</dt>
                <dd>{to}</dd>
              </dl>
              <div className={styles.buttons}>
                <Button small look="outline" onClick={() => onChoose(clash, 'mine')}>
                  {t('conflict.keepMine')}
                  <span className="visually-hidden">: {label}</span>
                </Button>
                <Button small look="outline" onClick={() => onChoose(clash, 'theirs')}>
                  {t('conflict.takeTheirs')}
                  <span className="visually-hidden">: {label}</span>
                </Button>
              </div>
            </section>
          )
        })}
      </div>
    </Notice>
  )
}
