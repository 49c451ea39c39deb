import { useTranslations } from '#views/translations'
import { Time } from '../../Time'
import styles from './EventList.module.css'
import { useLeadWork } from './lead-work'
import type { LeadEvent } from './lead-view'
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
          </p>
          <p className={styles.who}>
            {event.actor} · <Time moment={event.at} />
          </p>
        </li>
      ))}
    </ul>
  )
}
