import { CircleAlert } from 'lucide-react'
import { type WebhookEvent, webhookEvents } from '#src/shared/webhooks/webhook-event'
import form from '../../components/form/form.module.css'
import { useField } from '../../components/form/use-field'
import { useTranslations } from '../../translations'
import styles from './EventChoice.module.css'
import { eventName } from './event-name'

/** A box for each event. */
export function EventChoice({ chosen }: { chosen: readonly WebhookEvent[] }) {
  const t = useTranslations('webhooks')
  const { id, error } = useField('events')
  return (
    <fieldset className={styles.choices} aria-describedby={error && `${id}-error`}>
      <legend className={form.label}>{t('form.events')}</legend>
      {webhookEvents.map((event) => (
        <label key={event} className={styles.choice}>
          <input type="checkbox" name={event} value="1" defaultChecked={chosen.includes(event)} />
          <span>
            {eventName(t, event)} <code className={styles.name}>{event}</code>
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={form.error}>
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  )
}
