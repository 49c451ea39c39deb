import Bowser from 'bowser'

export interface Device {
  /** Null when the browser does not say. */
  browser: string | null
  system: string | null
}

/** What a `User-Agent` tells of a device, in names that people know. */
export function deviceOf(userAgent: string): Device {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null }
}
