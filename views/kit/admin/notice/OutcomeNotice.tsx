import { CircleAlert, X } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslations } from '#views/page-context'
import { Button } from '../../components/Button'
import { Notice } from '../../forms/Notice'
import styles from '../../forms/Notice.module.css'
import type { ActionOutcome } from './action-outcome'
import { SignInLink } from './SignInLink'

interface OutcomeNoticeProps {
  outcome?: ActionOutcome
  /** True if another action is running. */
  busy: boolean
  /** Undoes the action, if possible. */
  onUndo?: () => void
  onDismiss: () => void
  /** Ref of the message text. */
  ref?: Ref<HTMLDivElement>
  className?: string
}

/** Notice with the result of an action and an undo button where possible. */
export function OutcomeNotice({ outcome, busy, onUndo, onDismiss, ref, className }: OutcomeNoticeProps) {
  const t = useTranslations('lists')
  const { text, failed, status, refused } = outcome ?? { text: '' }
  const isPartial = refused && refused.count > 0
  const notice = outcome && (
    <Notice
      kind={failed ? 'failed' : 'done'}
      icon={isPartial ? <CircleAlert aria-hidden /> : undefined}
      className={className}
      actions={
        <>
          {onUndo && (
            <Button look="outline" small aria-disabled={busy || undefined} onClick={() => busy || onUndo()}>
              {t('outcome.undo')}
            </Button>
          )}
          <button type="button" className={styles.dismiss} onClick={onDismiss}>
            <X aria-hidden />
            <span className="visually-hidden">{t('outcome.dismiss')}</span>
          </button>
        </>
      }
    >
      <div ref={ref} tabIndex={-1}>
        <p>
          {text} {status === 401 && <SignInLink />}
        </p>
        {isPartial && (
          <>
            <p>{t('outcome.refused', { count: refused.count })}</p>
            <ul>
              {refused.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Notice>
  )
  return (
    <>
      <div role="status">{!failed && notice}</div>
      <div role="alert">{failed && notice}</div>
    </>
  )
}
