import { type ReactNode, useSyncExternalStore } from 'react'
import type { ProblemDto } from '#src/http/problems/problem.dto'
import { SubmitButton } from '#views/components/form/SubmitButton'
import { useTranslations } from '#views/translations'
import { SignInLink } from '../../SignInLink'
import styles from './editor.module.css'

interface SaveBarProps {
  unsaved: boolean
  failed: boolean
  /** What the API said of it. */
  failure?: ProblemDto
  /** Shown once saved. */
  children: ReactNode
}

/** The button that saves, always in sight, and what became of it. */
export function SaveBar({ unsaved, failed, failure, children }: SaveBarProps) {
  const t = useTranslations('content')
  // Before the page has been hydrated the browser would send the form by itself, where nothing takes it.
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <div className={styles.saveBar}>
      <SubmitButton label={t('save')} submittingLabel={t('saving')} small disabled={!hydrated} />
      <div role="status" className={styles.state} data-failed={failed || undefined}>
        {failed ? (
          <>
            {failure?.detail ?? t('failed')}
            {failure?.status === 401 && <SignInLink />}
          </>
        ) : (
          children || (unsaved && t('unsaved'))
        )}
      </div>
    </div>
  )
}

const never = () => () => undefined
