import type { ReactNode } from 'react'
import { showAgain } from '#client/show-again'
import { SignInLink } from '#views/kit/admin/notice/SignInLink'
import { Button } from '#views/kit/components/Button'
import { Notice } from '#views/kit/forms/Notice'
import type { Outcome } from '#views/kit/forms/outcome'
import type { Submission } from '#views/kit/forms/use-submission'
import { useTranslations } from '#views/page-context'

interface WorkFailureProps {
  failure?: Outcome
  notice: Submission['notice']
  /** Clears the failure. */
  onRefreshed: () => void
  /** Suggestions below the message. */
  children?: ReactNode
}

const CHANGED_MEANWHILE = 412

/** Notice of a failure of a form that concerns none of its fields. */
export function WorkFailure({ failure, notice, onRefreshed, children }: WorkFailureProps) {
  const t = useTranslations('calendar')
  const ofLists = useTranslations('lists')
  return (
    <div role="alert">
      {failure && (
        <Notice ref={notice} kind="failed" tabIndex={-1}>
          <p>
            {failure.detail ?? ofLists('failed.unreachable')} {failure.status === 401 && <SignInLink />}
          </p>
          {failure.status === CHANGED_MEANWHILE && (
            <Button small look="outline" onClick={() => void showAgain().then(onRefreshed)}>
              {t('refresh')}
            </Button>
          )}
          {children}
        </Notice>
      )}
    </div>
  )
}
