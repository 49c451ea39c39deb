import { type FormEvent, useRef } from 'react'
import { Button } from '#views/components/ui/Button'
import { buttonClass } from '#views/components/ui/button-class'
import { useTranslations } from '#views/translations'
import styles from './link.module.css'

/** A second press of the same button comes within it; after it the first one has got no answer. */
const PRESS_MS = 5000

interface ActionsProps {
  /** Of this page, with the token in it. */
  address: string
  hasSubscription: boolean
}

/** What can be done with what is held. Erasing takes a second press, with or without JavaScript. */
export function Actions({ address, hasSubscription }: ActionsProps) {
  const t = useTranslations('own-data')
  const pressedAt = useRef(-PRESS_MS)
  /** The second of two presses would be told that the link is used up. */
  const pressOnce = (event: FormEvent) => {
    if (event.timeStamp - pressedAt.current < PRESS_MS) event.preventDefault()
    else pressedAt.current = event.timeStamp
  }
  return (
    <div className={styles.actions}>
      <form method="post" action={address}>
        <Button type="submit" look="outline" name="action" value="export">
          {t('actions.export')}
        </Button>
      </form>
      {hasSubscription && (
        <details className={styles.erasure}>
          <summary className={buttonClass({ look: 'purple' })}>{t('actions.erase')}</summary>
          <form method="post" action={address} className={styles.confirmation} onSubmit={pressOnce}>
            <p>{t('actions.confirm')}</p>
            <Button type="submit" look="purple" name="action" value="erase">
              {t('actions.confirmed')}
            </Button>
          </form>
        </details>
      )}
    </div>
  )
}
