import { LinkMessage } from '#views/bookings/links/LinkMessage'
import { Button } from '#views/kit/components/Button'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import styles from '#views/kit/components/LinkPage.module.css'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** Page of the link in a confirmation, which moves or cancels the booking. */
export default function Page() {
  const t = useTranslations('booking-link')
  const data = useData<Data>()
  const { state, isMovable, move, cancel } = data
  if (state !== 'open') return <LinkMessage {...data} />
  const words = isMovable ? {} : { title: t('open.cancelTitle'), text: t('open.cancelText') }
  return (
    <LinkMessage {...data} {...words}>
      <form method="post" action={cancel} className={styles.form}>
        {isMovable && (
          <ButtonLink look="sun" href={move}>
            {t('open.move')}
          </ButtonLink>
        )}
        <Button type="submit" look={isMovable ? 'outline' : 'purple'}>
          {t('open.submit')}
        </Button>
      </form>
    </LinkMessage>
  )
}
