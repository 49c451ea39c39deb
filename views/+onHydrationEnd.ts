import { routerIsReady } from '#client/router'

/** Deferred, since vike accepts no navigation before this hook has returned. */
export function onHydrationEnd() {
  setTimeout(routerIsReady)
}
