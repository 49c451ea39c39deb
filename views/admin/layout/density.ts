import { createContext, useContext } from 'react'
import type { Density } from '#src/shared/admin/density'

interface DensityChoice {
  density: Density
  choose: (density: Density) => void
}

const Context = createContext<DensityChoice>({ density: 'compact', choose: () => undefined })

export const DensityProvider = Context.Provider

/** How close together the rows of lists are. */
export const useDensity = () => useContext(Context)
