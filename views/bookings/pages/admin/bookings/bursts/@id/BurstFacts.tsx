import { Time } from '#views/kit/admin/Time'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './burst.module.css'

/** Facts about a burst. */
export function BurstFacts() {
  const t = useTranslations('bursts')
  const { beganAt, network, held, booked, suspected, patterns } = useData<Data>()
  const shared = patterns.map(({ what, count }) => t(`patterns.${what}`, { count })).join(', ')
  return (
    <dl className={styles.facts}>
      <dt>{t('facts.noticed')}</dt>
      <dd>
        <Time moment={beganAt} />
      </dd>
      <dt>{t('facts.network')}</dt>
      <dd>{network ?? t('networks')}</dd>
      <dt>{t('facts.held')}</dt>
      <dd>{held}</dd>
      <dt>{t('facts.booked')}</dt>
      <dd>{booked}</dd>
      <dt>{t('facts.suspected')}</dt>
      <dd>{suspected}</dd>
      <dt>{t('facts.patterns')}</dt>
      <dd>{shared || t('patterns.none')}</dd>
    </dl>
  )
}
