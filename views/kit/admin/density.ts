import { createContext, useContext } from 'react'
import type { Density } from '#src/shared/admin/density'

interface DensityChoice {
  density: Density
  choose: (density: Density) => void
}

const Context = createContext<DensityChoice>({ density: 'compact', choose: () => undefined })

export const DensityProvider = Context.Provider

/** Returns the row density of lists and its setter. */
export const useDensity = () => useContext(Context)
