import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from '#views/page-context'
import { Button } from '../../components/Button'
import { Notice } from '../../forms/Notice'
import styles from './ConflictNotice.module.css'
import type { Clash } from './merge-content'

interface ConflictNoticeProps {
  clashes: Clash[]
  /** Returns label and both values of a field in the page's language. */
  describe: (clash: Clash) => { label: string; mine: string; theirs: string }
  onChoose: (clash: Clash, choice: 'mine' | 'theirs') => void
  /** Text for changes that were merged without a clash. */
  merged: string
  /** Changes saved by others since this editor was opened. */
  children?: ReactNode
}

/** Notice of an edit conflict: lists the other user's changes; for fields changed by both, the editor picks which value stays. */
export function ConflictNotice({ clashes, describe, onChoose, merged, children }: ConflictNoticeProps) {
  const t = useTranslations('content')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current!.focus(), [clashes])
  return (
    <Notice ref={notice} kind="failed" role="alert" tabIndex={-1} title={t('conflict.title')}>
      <div className={styles.words}>
        {children}
        <p>{clashes.length > 0 ? t('conflict.clashes') : merged}</p>
        {clashes.map((clash) => {
          const { label, mine, theirs } = describe(clash)
          return (
            <section key={clash.field} className={styles.clash} aria-label={label}>
              <p className={styles.field}>{label}</p>
              <dl className={styles.values}>
                <dt>{t('conflict.mine')}</dt>
                <dd>{mine}</dd>
                <dt>{t('conflict.theirs')}</dt>
                <dd>{theirs}</dd>
              </dl>
              <div className={styles.buttons}>
                <Button
                  small
                  look="outline"
                  aria-label={`${t('conflict.keepMine')}: ${label}`}
                  onClick={() => onChoose(clash, 'mine')}
                >
                  {t('conflict.keepMine')}
                </Button>
                <Button
                  small
                  look="outline"
                  aria-label={`${t('conflict.takeTheirs')}: ${label}`}
                  onClick={() => onChoose(clash, 'theirs')}
                >
                  {t('conflict.takeTheirs')}
                </Button>
              </div>
            </section>
          )
        })}
      </div>
    </Notice>
  )
}
