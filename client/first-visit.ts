import { capabilities } from './capabilities'
import { storedConsent } from './consent'
import { addCriticalStyles } from './critical-styles'
import { keptInTab } from './storage'

const VISITED = 'visited'

/** What the next pages show; a page that needs one at once hints at it itself. */
const hints: Partial<HTMLLinkElement>[] = [
  { href: '/fonts/rosario.woff2', as: 'font', type: 'font/woff2', crossOrigin: '' },
  { href: '/logo.svg', as: 'image', type: 'image/svg+xml' },
  { href: '/pictures/hero-768.avif', as: 'image', type: 'image/avif' },
]

/**
 * Makes ready for the pages to come, once in a browser session (VIS-1). What it found out stands in the performance
 * entry `bootstrap`: its duration in milliseconds, and the browser's capabilities as its `detail`.
 * @param aliveAt milliseconds from the start of navigation until the page was alive
 */
export async function prepareFirstVisit(aliveAt: number, earlyConnections: string[]): Promise<void> {
  if (keptInTab.read(VISITED)) return
  keptInTab.write(VISITED, 'true')
  addCriticalStyles()
  for (const hint of hints) addHint(hint)
  // A connection shows a host the visitor's address: not before there is consent.
  if (storedConsent() === 'accepted') for (const href of earlyConnections) addLink({ rel: 'preconnect', href })
  performance.measure('bootstrap', { start: 0, end: aliveAt, detail: await capabilities() })
}

/** `preload` where the page itself uses it, else `prefetch`: browsers complain of preloads that stay unused. */
function addHint(hint: Partial<HTMLLinkElement>): void {
  const isHinted = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].some(
    ({ href, imageSrcset }) => href.endsWith(hint.href!) || imageSrcset.includes(hint.href!),
  )
  if (!isHinted) addLink({ ...hint, rel: 'prefetch' })
}

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes))
}
