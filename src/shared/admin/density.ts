/** A cookie, so that the server already renders lists as dense as one browser wants them. */
export const DENSITY_COOKIE = 'density'

export const densities = ['compact', 'comfortable'] as const

export type Density = (typeof densities)[number]

/** Compact, unless something else was chosen. */
export function readDensity(value?: string): Density {
  return densities.find((density) => density === value) ?? 'compact'
}
