import { Time } from '../../Time'
import { Changes } from '../Changes'
import type { ItemEvent } from '../item-history'
import styles from './ItemEvents.module.css'

/** Events of an item: action, user, time. */
export function ItemEvents({ events }: { events: ItemEvent[] }) {
  return (
    <ul className={styles.events}>
      {events.map(({ id, what, who, at, changes }) => (
        <li key={id}>
          <p>
            {what}{' '}
            <span className={styles.who}>
              {who} · <Time moment={at} />
            </span>
          </p>
          <Changes changes={changes} />
        </li>
      ))}
    </ul>
  )
}
