import { LinkedVisit } from '#views/bookings/links/LinkedVisit'
import { LinkMessage } from '#views/bookings/links/LinkMessage'
import { Button } from '#views/kit/components/Button'
import styles from '#views/kit/components/LinkPage.module.css'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** Page of the link in the mail about a held time, which books it. */
export default function Page() {
  const t = useTranslations('booking-link')
  const data = useData<Data>()
  const { state, others, confirm } = data
  if (state !== 'held' && state !== 'lapsed') return <LinkMessage {...data} />
  return (
    <LinkMessage {...data}>
      {others.length > 0 && (
        <>
          <p className={styles.text}>{t('held.others')}</p>
          {others.map((visit) => (
            <LinkedVisit key={visit.start + visit.service} {...visit} />
          ))}
        </>
      )}
      <form method="post" action={confirm} className={styles.form}>
        <Button type="submit" look="sun">
          {t('held.submit')}
        </Button>
      </form>
    </LinkMessage>
  )
}
