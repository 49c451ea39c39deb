import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { chooseConsent, mustAskConsent, subscribeToConsent } from '#client/consent'
import { addressOf } from '#src/shared/addresses'
import type { ConsentChoice } from '#src/shared/consent/consent-choice'
import { policyVersion } from '#src/shared/consent/policy-version'
import { Button } from '#views/kit/components/Button'
import { useRoomBelow } from '#views/kit/layout/use-room-below'
import { usePageContext, useTranslations } from '#views/page-context'
import { BackField } from './BackField'
import styles from './ConsentBanner.module.css'

/** Cookie consent banner, shown until a choice is stored, unless the owner asks only where there is something to decide. */
export function ConsentBanner() {
  const t = useTranslations('layout')
  const { asksForConsent, consent, language } = usePageContext()
  // The server sees only the cookie; the choice stored in the browser takes precedence.
  const asking = useSyncExternalStore(
    subscribeToConsent,
    () => mustAskConsent(asksForConsent),
    () => consent === 'asked' || (asksForConsent && consent === 'undecided'),
  )
  const banner = useRef<HTMLDivElement>(null)
  useRoomBelow(banner, asking)

  useEffect(() => {
    // A visitor may type before hydration.
    if (asking && mustAskConsent(asksForConsent) && document.activeElement === document.body)
      banner.current?.focus({ preventScroll: true })
  }, [asking, asksForConsent])

  if (!asking) return null
  const choose = (choice: ConsentChoice, click: MouseEvent) => {
    click.preventDefault()
    chooseConsent(choice)
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <div
      ref={banner}
      className={styles.banner}
      role="dialog"
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      tabIndex={-1}
      data-consent-banner
    >
      <h2 id="consent-title" className="visually-hidden">
        {t('consent.title')}
      </h2>
      <p>
        <span id="consent-text">{t('consent.text')}</span>{' '}
        <a href={addressOf('privacyPolicy', language)}>{t('consent.privacyPolicy')}</a> ·{' '}
        <a href={addressOf('cookies', language)}>{t('consent.cookies')}</a>
      </p>
      <form method="post" action="/consent" className={styles.choices}>
        <input type="hidden" name="policyVersion" value={policyVersion} />
        <BackField />
        <Button
          type="submit"
          name="choice"
          value="declined"
          look="purple"
          onClick={(click) => choose('declined', click)}
        >
          {t('consent.decline')}
        </Button>
        <Button
          type="submit"
          name="choice"
          value="accepted"
          look="purple"
          onClick={(click) => choose('accepted', click)}
        >
          {t('consent.accept')}
        </Button>
      </form>
    </div>
  )
}
