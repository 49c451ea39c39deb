import { type ComponentType, lazy, memo, useEffect, useRef, useState } from 'react'
import { Failsafe } from './Failsafe'

/** Distance below the viewport at which a section's code is loaded. */
const MARGIN = '400px'

const loads: (() => Promise<unknown>)[] = []

/**
 * Creates a section whose code the browser loads when it comes near the viewport. The server renders it completely, and its HTML stays
 * until the code arrives, or permanently if the code cannot be fetched.
 */
export function lazySection<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined
  // Never rejected: React would remove the server's HTML.
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
    // A loaded section renders synchronously: React.lazy would leave only its fallback in the server's HTML.
    const [Section] = useState(() => loaded ?? Later)
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      // React has rendered the page again, without the server's HTML.
      if (!place.current!.textContent) ask().catch(() => undefined)
      const askWhenNear = (entries: IntersectionObserverEntry[]) => {
        if (entries.some((entry) => entry.isIntersecting)) ask().catch(() => undefined) // the browser logs it
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
  // A render before its code arrives would lose the server's HTML.
  return memo(LazySection)
}

/** Loads the code of all known sections, before a client-side render. */
export async function loadSections(): Promise<void> {
  await Promise.all(loads.map((load) => load()))
}
