import { LinkMessage } from '#views/bookings/links/LinkMessage'
import { Button } from '#views/kit/components/Button'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import styles from '#views/kit/components/LinkPage.module.css'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** Page of the link in a confirmation, which moves the booking, or asks whether to cancel it. */
export default function Page() {
  const t = useTranslations('booking-link')
  const data = useData<Data>()
  const { state, isMovable, asksToCancel, move, cancel, askToCancel } = data
  if (state !== 'open') return <LinkMessage {...data} />
  if (!asksToCancel) {
    return (
      <LinkMessage {...data}>
        <div className={styles.form}>
          <ButtonLink look="sun" href={move}>
            {t('open.move')}
          </ButtonLink>
          {/* Full page load: the question has the same path, and a screen reader is to announce it. */}
          <ButtonLink look="outline" href={askToCancel} data-vike="false">
            {t('open.submit')}
          </ButtonLink>
        </div>
      </LinkMessage>
    )
  }
  return (
    <LinkMessage {...data} title={t('open.cancelTitle')} text={t(isMovable ? 'open.askText' : 'open.cancelText')}>
      <form method="post" action={cancel} className={styles.form}>
        <Button type="submit" look="purple">
          {t('open.submit')}
        </Button>
        {isMovable && (
          <ButtonLink look="outline" href={cancel} data-vike="false">
            {t('open.keep')}
          </ButtonLink>
        )}
      </form>
    </LinkMessage>
  )
}
