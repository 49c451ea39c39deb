import { prepareFirstVisit } from './first-visit'
import { layOutRest } from './lay-out-rest'
import { prefetchLikelyPages } from './prefetch'
import { stayOffline } from './stay-offline'
import { startTagManager, TAG_MANAGER_ORIGIN } from './tag-manager'

export interface ThirdParties {
  /** Origins to preconnect to, configured by the operator, beside that of the tag manager. */
  earlyConnections: string[]
  /** Google Tag Manager container id, if configured. */
  tagManagerId: string | null
}

/** Runs non-urgent tasks after hydration; the admin needs few of them. */
export async function doLater(hydratedAt: number, { earlyConnections, tagManagerId }: ThirdParties): Promise<void> {
  stayOffline()
  void layOutRest()
  if (/^\/admin(\/|$)/.test(location.pathname)) return
  const origins = new Set(tagManagerId ? [TAG_MANAGER_ORIGIN, ...earlyConnections] : earlyConnections)
  const prepared = prepareFirstVisit(hydratedAt, origins)
  if (tagManagerId) startTagManager(tagManagerId)
  await prepared
  await prefetchLikelyPages()
}
