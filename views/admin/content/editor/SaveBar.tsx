import type { ReactNode } from 'react'
import { isTaken, type Outcome } from '#views/components/form/outcome'
import { SubmitButton } from '#views/components/form/SubmitButton'
import { Notice } from '#views/components/notice/Notice'
import { useTranslations } from '#views/translations'
import { useHydrated } from '#views/components/form/use-hydrated'
import { ContentFailure } from '../ContentFailure'
import styles from './editor.module.css'

interface SaveBarProps {
  unsaved: boolean
  outcome?: Outcome
  /** Shown once saved. */
  children: ReactNode
}

/** The button that saves, always in sight, and what became of it. */
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
