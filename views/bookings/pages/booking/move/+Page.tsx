import { LinkMessage } from '#views/bookings/links/LinkMessage'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { NewTimeChoice } from './NewTimeChoice'

/** Page that moves the booking of a link to another free time. */
export default function Page() {
  const t = useTranslations('booking-link')
  const data = useData<Data>()
  const { step, link } = data
  if (step === 'message') return <LinkMessage {...link} />
  if (step === 'phone') {
    return <LinkMessage {...link} title={t('moving.phoneTitle')} text={t('moving.phoneText')} />
  }
  if (step === 'done') {
    return (
      <LinkMessage {...link} title={t('moving.doneTitle')} text={t('moving.doneText')}>
        <ButtonLink look="outline" href={link.cancel}>
          {t('moving.again')}
        </ButtonLink>
      </LinkMessage>
    )
  }
  return <NewTimeChoice {...data} />
}
