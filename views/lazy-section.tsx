import { type ComponentType, lazy, memo, useEffect, useRef, useState } from 'react'
import { Failsafe } from './Failsafe'

/** How far below the window a section may be when its code is asked for. */
const MARGIN = '400px'

const loads: (() => Promise<unknown>)[] = []

/**
 * A part of a page whose code the browser loads when it comes near. The server renders it whole, and its HTML stays in
 * place until the code arrives; where the code cannot be fetched, for good.
 */
export function lazySection<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined
  // Never rejected: React would then take the server's HTML away.
  let arrive: (module: { default: ComponentType<Props> }) => void
  const arrival = new Promise<{ default: ComponentType<Props> }>((resolve) => (arrive = resolve))
  const ask = async () => {
    const module = await load()
    loaded = module.default
    arrive(module)
  }
  loads.push(ask)
  const Later = lazy(() => arrival) as unknown as ComponentType<Props>

  function LazySection(props: Props) {
    // What has been loaded is rendered at once: a lazy component would leave only its fallback in the server's HTML.
    const [Section] = useState(() => loaded ?? Later)
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      const askWhenNear = (entries: IntersectionObserverEntry[]) => {
        if (entries.some((entry) => entry.isIntersecting)) ask().catch(() => undefined) // the browser reports it
      }
      const observer = new IntersectionObserver(askWhenNear, { rootMargin: MARGIN })
      observer.observe(place.current!)
      return () => observer.disconnect()
    }, [])
    return (
      <div ref={place}>
        <Failsafe>
          <Section {...props} />
        </Failsafe>
      </div>
    )
  }
  // Rendered anew before its code is there, it would lose the server's HTML.
  return memo(LazySection)
}

/** Loads every section of the pages known so far, for a page that is about to be rendered from nothing. */
export async function loadSections(): Promise<void> {
  await Promise.all(loads.map((load) => load()))
}
