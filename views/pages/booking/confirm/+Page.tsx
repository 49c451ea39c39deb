import { LinkedVisit } from '#views/booking-link/LinkedVisit'
import { LinkMessage } from '#views/booking-link/LinkMessage'
import { Button } from '#views/components/ui/Button'
import { useData, useTranslations } from '#views/page-context'
import styles from '#views/pages/newsletter/LinkPage.module.css'
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
