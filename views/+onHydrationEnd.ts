import { routerIsReady } from '../client/router'

/** Later, since vike takes no navigation before this hook is over. */
export function onHydrationEnd() {
  setTimeout(routerIsReady)
}
