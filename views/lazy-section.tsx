import { type ComponentType, lazy, Suspense } from 'react'

const loads: Promise<unknown>[] = []

/**
 * A part of a page whose code the browser loads after the rest. The server renders it whole, and its HTML stays in place
 * until the code arrives.
 */
export function lazySection<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Section: ComponentType<Props>
  if (import.meta.env.SSR) {
    // A lazy component would leave only its fallback in the server's HTML.
    loads.push(load().then((module) => void (Section = module.default)))
  } else {
    Section = lazy(load) as unknown as ComponentType<Props>
  }
  return function LazySection(props: Props) {
    return (
      <Suspense>
        <Section {...props} />
      </Suspense>
    )
  }
}

/** Resolves when the server can render every section. */
export function sectionsLoaded(): Promise<unknown> {
  return Promise.all(loads)
}
