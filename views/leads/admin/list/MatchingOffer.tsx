import { MOST_MATCHING } from '#src/shared/leads/matching-leads'
import styles from '#views/kit/admin/list/selection/selection.module.css'
import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'

interface MatchingOfferProps {
  list: { total: number; totalIsCapped: boolean }
  /** True if the actions apply to all matching leads. */
  on: boolean
  onSwitch: (on: boolean) => void
}

/** Offer to apply bulk actions to all matching leads, once those of the page are selected. */
export function MatchingOffer({ list: { total, totalIsCapped }, on, onSwitch }: MatchingOfferProps) {
  const t = useTranslations('leads')
  if (total > MOST_MATCHING) {
    const key = totalIsCapped ? 'selection.tooManyCapped' : 'selection.tooMany'
    return <p className={styles.offer}>{t(key, { count: total, most: MOST_MATCHING })}</p>
  }
  return (
    <Button look={on ? 'purple' : 'outline'} small aria-pressed={on} onClick={() => onSwitch(!on)}>
      {t('selection.selectMatching', { count: total })}
    </Button>
  )
}
