import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from 'react'

/** How far below the window a section may be when its code is asked for. */
const MARGIN = '400px'

const loads: (() => Promise<unknown>)[] = []

/**
 * A part of a page whose code the browser loads when it comes near. The server renders it whole, and its HTML stays in
 * place until the code arrives.
 */
export function lazySection<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined
  let ask = () => {}
  const loading = new Promise<void>((resolve) => (ask = resolve)).then(load).then((module) => {
    loaded = module.default
    return module
  })
  loads.push(() => {
    ask()
    return loading
  })
  const Later = lazy(() => loading) as unknown as ComponentType<Props>

  function LazySection(props: Props) {
    // What has been loaded is rendered at once: a lazy component would leave only its fallback in the server's HTML.
    const [Section] = useState(() => loaded ?? Later)
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && ask(), {
        rootMargin: MARGIN,
      })
      observer.observe(place.current!)
      return () => observer.disconnect()
    }, [])
    return (
      <div ref={place}>
        <Suspense>
          <Section {...props} />
        </Suspense>
      </div>
    )
  }
  // Rendered anew before its code is there, it would lose the server's HTML.
  return memo(LazySection)
}

/** Loads every section of the pages known so far, for a page that is about to be rendered from nothing. */
export function loadSections(): Promise<unknown> {
  return Promise.all(loads.map((load) => load()))
}
