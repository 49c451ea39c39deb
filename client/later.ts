import { prepareFirstVisit } from './first-visit'
import { layOutRest } from './lay-out-rest'
import { prefetchLikelyPages } from './prefetch'
import { stayOffline } from './stay-offline'
import { startTagManager } from './tag-manager'

export interface ThirdParties {
  /** Origins the operator wants connected to early. */
  earlyConnections: string[]
  /** The container of Google Tag Manager, where the operator has one. */
  tagManagerId: string | null
}

/** What no visitor waits for; staff in the admin need little of it. */
export async function doLater(hydratedAt: number, { earlyConnections, tagManagerId }: ThirdParties): Promise<void> {
  stayOffline()
  void layOutRest()
  if (/^\/admin(\/|$)/.test(location.pathname)) return
  if (tagManagerId) startTagManager(tagManagerId)
  await prepareFirstVisit(hydratedAt, earlyConnections)
  await prefetchLikelyPages()
}
