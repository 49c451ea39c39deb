/**
 * What a browser keeps for a site. It may keep nothing: storage may be missing, blocked or full. Then a value holds for
 * as long as the page does.
 */
class KeptValues {
  private readonly held = new Map<string, string | null>()

  constructor(private readonly storage: () => Storage | null) {}

  read(key: string): string | null {
    if (this.held.has(key)) return this.held.get(key)!
    try {
      return this.storage()!.getItem(key)
    } catch {
      return null
    }
  }

  /** Says whether the value will be there when the page is not. */
  write(key: string, value: string): boolean {
    return this.change(key, value, (storage) => storage.setItem(key, value))
  }

  remove(key: string): void {
    this.change(key, null, (storage) => storage.removeItem(key))
  }

  private change(key: string, value: string | null, keep: (storage: Storage) => void): boolean {
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

/** Of this browser: `localStorage`. */
export const keptHere = new KeptValues(() => localStorage)

/** Of this tab: `sessionStorage`. */
export const keptInTab = new KeptValues(() => sessionStorage)
