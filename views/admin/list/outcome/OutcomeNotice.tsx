import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#views/components/Button'
import { useTranslations } from '#views/translations'
import { SignInLink } from '../../SignInLink'
import { focusList } from '../focus-list'
import type { Outcome } from './outcome'
import styles from './OutcomeNotice.module.css'

interface OutcomeNoticeProps {
  outcome?: Outcome
  onDismiss: () => void
}

/** Says what became of an action, and takes it back where that is possible. Takes focus: what was pressed may be gone. */
export function OutcomeNotice({ outcome, onDismiss }: OutcomeNoticeProps) {
  const t = useTranslations('leads')
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) text.current?.focus()
  }, [outcome])
  const dismiss = () => {
    onDismiss()
    focusList()
  }
  const Icon = outcome?.failed || outcome?.refused?.length ? CircleAlert : CircleCheck
  return (
    <div role="status">
      {outcome && (
        <div className={styles.notice} data-failed={outcome.failed || undefined}>
          <Icon aria-hidden />
          <div ref={text} className={styles.text} tabIndex={-1}>
            <p>{outcome.text}</p>
            {outcome.refused && outcome.refused.length > 0 && (
              <>
                <p>{t('outcome.refused', { count: outcome.refused.length })}</p>
                <ul>
                  {outcome.refused.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </>
            )}
            {outcome.signedOut && <SignInLink />}
          </div>
          {outcome.undo && (
            <Button look="outline" small onClick={outcome.undo}>
              {t('outcome.undo')}
            </Button>
          )}
          <button type="button" className={styles.dismiss} onClick={dismiss}>
            <X aria-hidden />
            <span className="visually-hidden">{t('outcome.dismiss')}</span>
          </button>
        </div>
      )}
    </div>
  )
}
