import { useSyncExternalStore } from 'react'
import { rememberedLocation, subscribeToFoundLocation } from '#client/found-location'
import { findPage } from '#src/shared/addresses'
import { usePageContext } from '#views/page-context'
import type { Reach } from './reach'

const none = () => null

/** Returns the location of the page, or else the one found in this visit; undefined before that, and without scripts. */
export function useReach(): Reach | undefined {
  const { reaches, urlPathname } = usePageContext()
  const found = useSyncExternalStore(subscribeToFoundLocation, rememberedLocation, none)
  const shown = findPage(urlPathname)
  const slug = shown?.page === 'location' ? shown.segment : found
  return reaches.find((reach) => reach.slug === slug)
}
