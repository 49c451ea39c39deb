import { capabilities } from './capabilities'
import { onAcceptance, storedConsent } from './consent'
import { keptInTab } from './storage'

const VISITED = 'visited'

/**
 * Prepares for later pages, once per browser session, and reports its duration in milliseconds as performance entry `bootstrap`, with the
 * browser's capabilities as `detail`. The preload hints and critical styles of a first visit are in the HTML of every page (docs/decisions/0018).
 * @param hydratedAt milliseconds from the start of navigation to hydration
 * @param origins third parties to preconnect to
 */
export async function prepareFirstVisit(hydratedAt: number, origins: Iterable<string>): Promise<void> {
  const isFirst = !keptInTab.read(VISITED)
  // A connection reveals the visitor's IP address, so it requires consent; the visitor may accept on a later page.
  if (isFirst || storedConsent() !== 'accepted') onAcceptance(() => connectTo(origins))
  if (!isFirst) return
  keptInTab.write(VISITED, 'true')
  performance.measure('bootstrap', { start: 0, end: hydratedAt, detail: await capabilities() })
}

function connectTo(origins: Iterable<string>): void {
  for (const href of origins)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href }))
}
