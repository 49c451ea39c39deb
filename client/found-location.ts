import { keptInTab } from './storage'

const FOUND = 'location'

const listeners = new Set<() => void>()

/** Keeps for the visit which location somebody has found, looked at or chosen: forms begin with it. */
export function rememberLocation(slug: string): void {
  if (slug === rememberedLocation()) return
  keptInTab.write(FOUND, slug)
  for (const listener of listeners) listener()
}

/** The slug of the last of them. */
export function rememberedLocation(): string | null {
  return keptInTab.read(FOUND)
}

export function subscribeToFoundLocation(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
