import { capabilities } from './capabilities'
import { storedConsent } from './consent'
import { addCriticalStyles } from './critical-styles'
import { keptInTab } from './storage'

const VISITED = 'visited'

/**
 * Makes ready for the pages to come, once in a browser session; hero, logo and font are preloaded by the HTML
 * itself (layout/Head.tsx). What it found out stands in the performance entry `bootstrap`: its duration in milliseconds,
 * and the browser's capabilities as its `detail`.
 * @param hydratedAt milliseconds from the start of navigation until the page was hydrated
 */
export async function prepareFirstVisit(hydratedAt: number, earlyConnections: string[]): Promise<void> {
  if (keptInTab.read(VISITED)) return
  keptInTab.write(VISITED, 'true')
  addCriticalStyles()
  // A connection shows a host the visitor's address: not before there is consent.
  if (storedConsent() === 'accepted') for (const href of earlyConnections) addLink({ rel: 'preconnect', href })
  performance.measure('bootstrap', { start: 0, end: hydratedAt, detail: await capabilities() })
}

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes))
}
