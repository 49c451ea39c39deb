import type { ReactNode } from 'react'
import { Time } from '#views/kit/admin/Time'
import { Changes } from '../Changes'
import type { ItemChange, ItemEvent } from '../item-history'
import styles from './ItemEvents.module.css'

interface ItemEventsProps {
  events: ItemEvent[]
  /** Returns the action on a change. */
  action?: (event: ItemEvent, change: ItemChange) => ReactNode
}

/** Events of an item: action, user, time. */
export function ItemEvents({ events, action }: ItemEventsProps) {
  return (
    <ul className={styles.events}>
      {events.map((event) => (
        <li key={event.id}>
          <p>
            {event.what}{' '}
            <span className={styles.who}>
              {event.who} · <Time moment={event.at} />
            </span>
          </p>
          <Changes changes={event.changes} action={action && ((change: ItemChange) => action(event, change))} />
        </li>
      ))}
    </ul>
  )
}
