import { prepareFirstVisit } from './first-visit'
import { prefetchLikelyPages } from './prefetch'

/** What no visitor waits for; staff in the admin need none of it. */
export async function doLater(aliveAt: number, earlyConnections: string[]): Promise<void> {
  if (/^\/admin(\/|$)/.test(location.pathname)) return
  await prepareFirstVisit(aliveAt, earlyConnections)
  await prefetchLikelyPages()
}
