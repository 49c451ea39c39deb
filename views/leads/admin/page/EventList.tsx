import { Time } from '#views/kit/admin/Time'
import { useTranslations } from '#views/page-context'
import { leadKinds } from '../lead-kinds'
import styles from './EventList.module.css'
import type { LeadEvent } from './lead-view'
import { useLeadWork } from './lead-work'
import { useEventWords } from './use-event-words'

/** List of lead events: change, user, time. */
export function EventList({ events }: { events: LeadEvent[] }) {
  const t = useTranslations('leads')
  const { lead } = useLeadWork()
  const words = useEventWords()
  return (
    <ul className={styles.events}>
      {events.map((event) => (
        <li key={`${event.leadId} ${event.type} ${event.at.iso}`}>
          <p>
            {words(event)}
            {event.leadId !== lead.id && ` (${t('history.ofMerged')})`}
            <OtherLead event={event} />
          </p>
          <p className={styles.who}>
            {event.actor} · <Time moment={event.at} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Link from a booking to the request that it comes from, or the other way round. */
function OtherLead({ event: { type, newValue } }: { event: LeadEvent }) {
  const t = useTranslations('leads')
  const other = type === 'added' ? leadKinds.appointmentRequest : type === 'booked' ? leadKinds.booking : undefined
  if (!other || !newValue) return null
  return (
    <>
      {' · '}
      <a href={`${other.list}/${newValue}`}>{t('history.open', { kind: t(`kinds.${other.name}`) })}</a>
    </>
  )
}
