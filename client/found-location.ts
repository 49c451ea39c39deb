import { keptInTab } from './storage'

const FOUND = 'location'

const listeners = new Set<() => void>()

/** Stores the location found, viewed or chosen, for the visit; forms preselect it. */
export function rememberLocation(slug: string): void {
  if (slug === rememberedLocation()) return
  keptInTab.write(FOUND, slug)
  for (const listener of listeners) listener()
}

/** Returns the slug of the location stored last. */
export function rememberedLocation(): string | null {
  return keptInTab.read(FOUND)
}

export function subscribeToFoundLocation(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
