const THRESHOLD = 0.1
const MARGIN = '30px'
const THROTTLE_MS = 50
const AT_ONCE = 3
const REST_AFTER_MS = 300
const ENOUGH_MEMORY_GB = 4

let observer: IntersectionObserver | undefined
let seen = new Set<Element>()
let scheduled = false

/**
 * Animates `slide-in` elements when they are scrolled into view. Only elements below the viewport are ever moved, and only by this code:
 * without it everything stands in its place.
 */
export function revealOnScroll(): void {
  observer?.disconnect()
  const marked = [...document.querySelectorAll('.slide-in:not(.active)')]
  if (preferStillness()) {
    for (const element of marked) activate(element)
    return
  }
  observer = new IntersectionObserver(collect, { threshold: THRESHOLD, rootMargin: MARGIN })
  const current = observer
  const observe = (elements: Element[]) => {
    for (const element of elements) {
      if (isBelowWindow(element)) element.classList.add('waiting')
      current.observe(element)
    }
  }
  observe(marked.slice(0, AT_ONCE))
  setTimeout(() => current === observer && observe(marked.slice(AT_ONCE)), REST_AFTER_MS)
}

/** Measures the section first, which is cheap; measuring an element inside would force layout of a deferred section. */
function isBelowWindow(element: Element): boolean {
  return [element.closest('section'), element].some((asked) => asked && asked.getBoundingClientRect().top > innerHeight)
}

function collect(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) seen.add(target)
  if (scheduled) return
  scheduled = true
  setTimeout(() => {
    scheduled = false
    for (const element of seen) activate(element)
    seen = new Set()
  }, THROTTLE_MS)
}

function activate(element: Element): void {
  observer?.unobserve(element)
  element.classList.add('active')
}

function preferStillness(): boolean {
  const { deviceMemory = ENOUGH_MEMORY_GB } = navigator as Navigator & { deviceMemory?: number }
  return matchMedia('(prefers-reduced-motion: reduce)').matches || deviceMemory < ENOUGH_MEMORY_GB
}
