import { useSyncExternalStore } from 'react'
import { getFirst } from '#src/shared/lookups'

const CHANGED = 'hashchange'

/** Returns the tab in the URL fragment; the server, which receives no fragment, renders the first. */
export function useTabInAddress(ids: string[]): [selected: string, select: (id: string) => void] {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  )
  return [ids.includes(hash) ? hash : getFirst(ids), select]
}

/** Updates the URL in place, without scrolling or a history entry per tab. */
function select(id: string): void {
  history.replaceState(history.state, '', `#${id}`)
  dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}
