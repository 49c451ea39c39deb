import { type Grants, storedConsent, subscribeToConsent, tellConsent } from './consent'

const denied: Grants = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

/**
 * Starts Google Tag Manager in basic consent mode: denied defaults first, its script only after acceptance and the consent update. Before
 * that no request goes to Google.
 * https://developers.google.com/tag-platform/security/guides/consent?consentmode=basic
 * @param id container id, `GTM-…`
 */
export function startTagManager(id: string): void {
  window.dataLayer = []
  window.gtag = function gtag() {
    // Tag Manager recognises commands only as an `arguments` object.
    // oxlint-disable-next-line prefer-rest-params
    window.dataLayer!.push(arguments)
  }
  window.gtag('consent', 'default', denied)
  if (storedConsent() === 'accepted') {
    tellConsent('accepted')
    load(id)
    return
  }
  const stop = subscribeToConsent(() => {
    if (storedConsent() !== 'accepted') return
    stop()
    load(id)
  })
}

function load(id: string): void {
  window.dataLayer!.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  const src = `https://www.googletagmanager.com/gtm.js?id=${id}`
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}
