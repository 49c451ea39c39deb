import { useEffect, useRef, useSyncExternalStore } from 'react'
import { chooseConsent, type ConsentChoice, storedConsent, subscribeToConsent } from '../../client/consent'
import { pathTo } from '../../src/rendering/addresses'
import { Button } from '../components/Button'
import { usePageContext } from '../page-context'
import { useTranslations } from '../translations'
import styles from './ConsentBanner.module.css'

/** Asks about cookies until a choice is stored (CNS-1). */
export function ConsentBanner() {
  const t = useTranslations('layout')
  const { consentChosen, language } = usePageContext()
  // The server knows the cookie only; what is stored in the browser has the last word.
  const asking = useSyncExternalStore(
    subscribeToConsent,
    () => !storedConsent(),
    () => !consentChosen,
  )
  const banner = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (asking && !storedConsent()) banner.current?.focus({ preventScroll: true })
  }, [asking])

  if (!asking) return null
  const choose = (choice: ConsentChoice) => {
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
    >
      <div>
        <h2 id="consent-title" className={styles.title}>
          {t('consent.title')}
        </h2>
        <p id="consent-text">{t('consent.text')}</p>
        <p className={styles.links}>
          <a href={pathTo('privacyPolicy', language)}>{t('consent.privacyPolicy')}</a>
          <a href={pathTo('cookies', language)}>{t('consent.cookies')}</a>
        </p>
      </div>
      <div className={styles.choices}>
        <Button look="outline" onClick={() => choose('declined')}>
          {t('consent.decline')}
        </Button>
        <Button look="purple" onClick={() => choose('accepted')}>
          {t('consent.accept')}
        </Button>
      </div>
    </div>
  )
}
