import type { ReactNode } from 'react'
import { Notice } from '#views/kit/forms/Notice'
import { isTaken, type Outcome } from '#views/kit/forms/outcome'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useHydrated } from '#views/kit/forms/use-hydrated'
import { useTranslations } from '#views/page-context'
import { ContentFailure } from '../ContentFailure'
import styles from './editor.module.css'

interface SaveBarProps {
  unsaved: boolean
  outcome?: Outcome
  /** Content shown after saving. */
  children: ReactNode
}

/** Sticky bar with the save button and the result of saving. */
export function SaveBar({ unsaved, outcome, children }: SaveBarProps) {
  const t = useTranslations('content')
  const hydrated = useHydrated()
  const failure = outcome && !isTaken(outcome) && outcome
  return (
    <div className={styles.saveBar}>
      <SubmitButton label={t('save')} submittingLabel={t('saving')} small disabled={!hydrated} />
      <div role="status" className={styles.state}>
        {failure && <ContentFailure {...failure} />}
        {!failure && (children ? <Notice kind="done">{children}</Notice> : unsaved && t('unsaved'))}
      </div>
    </div>
  )
}
