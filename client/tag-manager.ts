import { type Grants, onAcceptance, storedConsent, tellConsent } from './consent'

export const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com'

const denied: Grants = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

/**
 * Starts Google Tag Manager in basic consent mode: denied defaults first, its script only after acceptance and the consent update. Before
 * that no request goes to Google. A tag function or data layer that the page already has is used.
 * https://developers.google.com/tag-platform/security/guides/consent?consentmode=basic
 * @param id container id, `GTM-…`
 */
export function startTagManager(id: string): void {
  window.dataLayer ??= []
  window.gtag ??= function gtag() {
    // Tag Manager recognises commands only as an `arguments` object.
    // oxlint-disable-next-line prefer-rest-params
    window.dataLayer!.push(arguments)
  }
  window.gtag('consent', 'default', denied)
  if (storedConsent() === 'accepted') tellConsent('accepted')
  onAcceptance(() => load(id))
}

function load(id: string): void {
  window.dataLayer!.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  const src = `${TAG_MANAGER_ORIGIN}/gtm.js?id=${id}`
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}
