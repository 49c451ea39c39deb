import { CalendarPlus } from 'lucide-react'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useTranslations } from '#views/page-context'
import { useLeadWork } from './lead-work'

/** Status of an appointment request whose time is agreed. */
const AGREED = 'agreed'

/** Link from an appointment request to the calendar, which books it. */
export function CalendarLink() {
  const t = useTranslations('leads')
  const { kind, lead } = useLeadWork()
  const isBookable = lead.status === AGREED || lead.moves.includes(AGREED)
  if (kind.name !== 'appointmentRequest' || !isBookable || lead.trashedAt || lead.mergedIntoId) return null
  return (
    <ButtonLink small look="outline" href={`/admin/calendar?request=${lead.id}`}>
      <CalendarPlus aria-hidden />
      {t('lead.book')}
    </ButtonLink>
  )
}
