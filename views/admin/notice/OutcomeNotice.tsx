import { CircleAlert, X } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '#views/components/ui/Button'
import { Notice } from '#views/forms/Notice'
import styles from '#views/forms/Notice.module.css'
import { useTranslations } from '#views/translations'
import type { ActionOutcome } from './action-outcome'
import { SignInLink } from './SignInLink'

interface OutcomeNoticeProps {
  outcome?: ActionOutcome
  /** Whether something else is being done. */
  busy: boolean
  /** Where it can be taken back. */
  onUndo?: () => void
  onDismiss: () => void
  /** What it says. */
  ref?: Ref<HTMLDivElement>
  className?: string
}

/** Says what became of what was done, and takes it back where that is possible. */
export function OutcomeNotice({ outcome, busy, onUndo, onDismiss, ref, className }: OutcomeNoticeProps) {
  const t = useTranslations('leads')
  const { text, failed, status, refused = [] } = outcome ?? { text: '' }
  const notice = outcome && (
    <Notice
      kind={failed ? 'failed' : 'done'}
      icon={refused.length > 0 ? <CircleAlert aria-hidden /> : undefined}
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
        {refused.length > 0 && (
          <>
            <p>{t('outcome.refused', { count: refused.length })}</p>
            <ul>
              {refused.map((reason) => (
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
