import { syncConsent } from './consent'
import { whenIdle } from './idle'
import { syncLanguage } from './language'
import type { ThirdParties } from './later'
import { revealOnScroll } from './reveal'
import { holdLinksForRouter, router } from './router'

/** Starts everything the browser does by itself after hydration of the first page. */
export function start(thirdParties: ThirdParties): void {
  const hydratedAt = performance.now()
  // Before this attribute is set, style sheets provide what scripts will do.
  document.documentElement.dataset.hydrated = ''
  holdLinksForRouter()
  syncLanguage()
  syncConsent()
  revealOnScroll()
  whenIdle(() => void router().catch(() => undefined)) // the browser logs it
  whenIdle(() => void import('./later').then(({ doLater }) => doLater(hydratedAt, thirdParties)))
}
