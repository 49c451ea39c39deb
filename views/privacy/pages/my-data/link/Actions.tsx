import { type FormEvent, useRef } from 'react'
import { Button } from '#views/kit/components/Button'
import { buttonClass } from '#views/kit/components/button-class'
import { useTranslations } from '#views/page-context'
import styles from './link.module.css'

/** Time in milliseconds during which repeated clicks on the same button are ignored; a click after it is a retry. */
const PRESS_MS = 5000

interface ActionsProps {
  /** Query of the page with the token. */
  address: string
  hasSubscription: boolean
}

/** Actions on the stored data. Erasure requires confirmation, with or without JavaScript. */
export function Actions({ address, hasSubscription }: ActionsProps) {
  const t = useTranslations('own-data')
  const pressedAt = useRef(-PRESS_MS)
  /** Ignores the second of two quick clicks, which would receive "link already used". */
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
