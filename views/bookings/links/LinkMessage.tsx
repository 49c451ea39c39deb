import type { ReactNode } from 'react'
import { addressOf } from '#src/shared/addresses'
import { phoneHref } from '#views/formatting'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { LinkPage } from '#views/kit/components/LinkPage'
import { useAppointment } from '#views/locations/contact-bar/use-appointment'
import { usePageContext, useTranslations } from '#views/page-context'
import type { LinkData } from './link-data'
import { LinkedVisit } from './LinkedVisit'

interface LinkMessageProps extends LinkData {
  title?: string
  text?: string
  /** Next action; by default that of the state. */
  children?: ReactNode
}

/** Message about the booking of a link: by default what its state means. */
export function LinkMessage({ state, hours, time, visit, title, text, children }: LinkMessageProps) {
  const t = useTranslations('booking-link')
  return (
    <LinkPage title={title ?? t(`${state}.title`)} text={text ?? t(`${state}.text`, { hours, time: time ?? '' })}>
      {visit && <LinkedVisit {...visit} />}
      {children ?? <NextAction state={state} visit={visit} />}
    </LinkPage>
  )
}

function NextAction({ state, visit }: Pick<LinkData, 'state' | 'visit'>) {
  const t = useTranslations('booking-link')
  const { language } = usePageContext()
  const appointment = useAppointment()
  if ((state === 'late' || state === 'open') && visit?.phone) return <CallButton phone={visit.phone} />
  const isOver = state === 'done' || state === 'used' || state === 'lost'
  return (
    <ButtonLink look={isOver ? 'sun' : 'outline'} href={isOver ? appointment.href : addressOf('contact', language)}>
      {t(isOver ? 'again' : 'contact')}
    </ButtonLink>
  )
}

/** Button that calls the centre. */
function CallButton({ phone }: { phone: string }) {
  const t = useTranslations('booking-link')
  return (
    <ButtonLink look="sun" href={phoneHref(phone)}>
      {t('call', { phone })}
    </ButtonLink>
  )
}
