import type { PageContextClient } from 'vike/types'
import { start } from '../client/entry'

/** Later, since vike takes no navigation before this hook is over. */
export function onHydrationEnd({ earlyConnections, tagManagerId }: PageContextClient) {
  setTimeout(() => start({ earlyConnections, tagManagerId }))
}
