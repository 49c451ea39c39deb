import { capabilities } from './capabilities'
import { storedConsent } from './consent'
import { addCriticalStyles } from './critical-styles'
import { keptInTab } from './storage'

const VISITED = 'visited'

/**
 * Prepares for later pages, once per browser session; hero, logo and font are preloaded by the HTML (layout/Head.tsx). Reports its duration
 * in milliseconds as performance entry `bootstrap`, with the browser's capabilities as `detail`.
 * @param hydratedAt milliseconds from the start of navigation to hydration
 */
export async function prepareFirstVisit(hydratedAt: number, earlyConnections: string[]): Promise<void> {
  if (keptInTab.read(VISITED)) return
  keptInTab.write(VISITED, 'true')
  addCriticalStyles()
  // A connection reveals the visitor's IP address, so it requires consent.
  if (storedConsent() === 'accepted') for (const href of earlyConnections) addLink({ rel: 'preconnect', href })
  performance.measure('bootstrap', { start: 0, end: hydratedAt, detail: await capabilities() })
}

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes))
}
