import { ButtonLink } from '#views/kit/components/ButtonLink'
import { Notice } from '#views/kit/forms/Notice'
import { useTranslations } from '#views/page-context'
import type { BurstInWords } from './read-bursts'

interface BurstNoticeProps {
  bursts: BurstInWords[]
  className?: string
}

/** Warnings about bursts of bookings, each with a link to its page. */
export function BurstNotice({ bursts, className }: BurstNoticeProps) {
  const t = useTranslations('bursts')
  return bursts.map(({ id, time, network, suspected, held, centres, days, patterns }) => {
    const from = network === null ? t('networks') : t('network', { network })
    const shared = patterns.map(({ what, count }) => t(`patterns.${what}`, { count })).join(', ')
    return (
      <Notice
        key={id}
        kind="failed"
        title={t('notice.title')}
        className={className}
        actions={
          <ButtonLink small look="outline" href={`/admin/bookings/bursts/${id}`}>
            {t('notice.open')}
          </ButtonLink>
        }
      >
        <p>
          {t('notice.text', { time, network: from, suspected, held })} {t('notice.places', { centres, days })}{' '}
          {shared && `${t('facts.patterns')}: ${shared}.`}
        </p>
      </Notice>
    )
  })
}
