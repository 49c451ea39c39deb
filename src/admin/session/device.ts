import Bowser from 'bowser'

export interface Device {
  /** Null when unknown. */
  browser: string | null
  system: string | null
}

/** Returns common names of browser and system in a `User-Agent`. */
export function deviceOf(userAgent: string): Device {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null }
}
