import { syncConsent } from './consent'
import { whenIdle } from './idle'
import { syncLanguage } from './language'
import type { ThirdParties } from './later'
import { revealOnScroll } from './reveal'

/** What the browser does by itself once the first page is alive. */
export function start(thirdParties: ThirdParties): void {
  const aliveAt = performance.now()
  syncLanguage()
  syncConsent()
  revealOnScroll()
  whenIdle(() => void import('./later').then(({ doLater }) => doLater(aliveAt, thirdParties)))
}
