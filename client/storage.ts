import type { BrowserKey, TabKey } from '#src/shared/consent/stored-entries'

/** Wrapper of Web Storage that may be missing, blocked or full. Values then last as long as the page. */
class KeptValues<Key extends string> {
  private readonly held = new Map<Key, string | null>()

  constructor(private readonly storage: () => Storage | null) {}

  read(key: Key): string | null {
    const held = this.held.get(key)
    if (held !== undefined) return held
    try {
      return this.storage()?.getItem(key) ?? null
    } catch {
      return null
    }
  }

  /** Stores a value; returns whether it persists beyond the page. */
  write(key: Key, value: string): boolean {
    return this.change(key, value, (storage) => storage.setItem(key, value))
  }

  remove(key: Key): void {
    this.change(key, null, (storage) => storage.removeItem(key))
  }

  private change(key: Key, value: string | null, keep: (storage: Storage) => void): boolean {
    try {
      keep(this.storage()!)
      this.held.delete(key)
      return true
    } catch {
      this.held.set(key, value)
      return false
    }
  }
}

/** Storage of this browser: `localStorage`. */
export const keptHere = new KeptValues<BrowserKey>(() => localStorage)

/** Storage of this tab: `sessionStorage`. */
export const keptInTab = new KeptValues<TabKey>(() => sessionStorage)
