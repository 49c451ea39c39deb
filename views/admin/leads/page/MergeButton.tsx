import { Button } from '#views/components/ui/Button'
import { useTranslations } from '#views/translations'
import styles from './LeadPage.module.css'
import { useLeadWork } from './lead-work'
import type { Mergeable } from './MergeQuestion'

interface MergeButtonProps {
  other: Mergeable
  onAsk: (other: Mergeable) => void
}

/** Button that asks whether to merge another lead into this one. */
export function MergeButton({ other, onAsk }: MergeButtonProps) {
  const t = useTranslations('leads')
  const { busy } = useLeadWork()
  return (
    <Button
      look="outline"
      small
      className={styles.work}
      aria-label={t('samePerson.mergeWhich', { about: other.about, date: other.date })}
      aria-disabled={busy || undefined}
      onClick={() => onAsk(other)}
    >
      {t('samePerson.merge')}
    </Button>
  )
}
