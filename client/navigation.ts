let loading = false
const listeners = new Set<() => void>()

/** Returns whether navigation to a page other than home is in progress. */
export function isNavigating(): boolean {
  return loading
}

export function setNavigating(value: boolean): void {
  loading = value
  for (const listener of listeners) listener()
}

export function subscribeToNavigation(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
