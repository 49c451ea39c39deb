import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'
import { isElsewhere } from './is-elsewhere'
import { useLeadWork } from './lead-work'
import styles from './LeadPage.module.css'
import type { Mergeable } from './MergeQuestion'

interface MergeButtonProps {
  other: Mergeable & { location: string | null; isRouted: boolean }
  onAsk: (other: Mergeable) => void
}

/** Button that asks whether to merge another lead into this one; the reason instead where leads belong to different locations. */
export function MergeButton({ other, onAsk }: MergeButtonProps) {
  const t = useTranslations('leads')
  const { kind, lead, busy } = useLeadWork()
  if (isElsewhere(kind, lead, other)) return <p className={styles.facts}>{t('samePerson.elsewhere')}</p>
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
