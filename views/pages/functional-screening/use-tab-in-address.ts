import { useSyncExternalStore } from 'react'

const CHANGED = 'hashchange'

/** The tab named by the hash of the address; the server, who never sees a hash, shows the first. */
export function useTabInAddress(ids: string[]): [selected: string, select: (id: string) => void] {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  )
  return [ids.includes(hash) ? hash : ids[0]!, select]
}

/** In place: neither a scroll nor an entry in the history for every tab looked at. */
function select(id: string): void {
  history.replaceState(history.state, '', `#${id}`)
  dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}
