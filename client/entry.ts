import { syncConsent } from './consent'
import { whenIdle } from './idle'
import { syncLanguage } from './language'
import type { ThirdParties } from './later'
import { revealOnScroll } from './reveal'
import { holdLinksForRouter, router } from './router'

/** What the browser does by itself once the first page is hydrated. */
export function start(thirdParties: ThirdParties): void {
  const hydratedAt = performance.now()
  // Until it stands there, style sheets do what they can instead of scripts.
  document.documentElement.dataset.hydrated = ''
  holdLinksForRouter()
  syncLanguage()
  syncConsent()
  revealOnScroll()
  whenIdle(() => void router().catch(() => undefined)) // the browser reports it
  whenIdle(() => void import('./later').then(({ doLater }) => doLater(hydratedAt, thirdParties)))
}
