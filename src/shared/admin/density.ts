import type { CookieName } from '../consent/stored-entries.js'

/** Name of the cookie with the density of lists in this browser; a cookie, so that the server renders it. */
export const DENSITY_COOKIE = 'density' satisfies CookieName

export const densities = ['compact', 'comfortable'] as const

export type Density = (typeof densities)[number]

/** Returns the density in the cookie's value; compact by default. */
export function readDensity(value?: string): Density {
  return densities.find((density) => density === value) ?? 'compact'
}
