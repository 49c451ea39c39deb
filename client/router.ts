import { isPlainClick } from './plain-click'

type Router = typeof import('virtual:router')

let asked: Promise<Router> | undefined
let there = false
let resolveReady: () => void
const ready = new Promise<void>((resolve) => (resolveReady = resolve))

/** Signals that the router is active; it ignores calls made before that. */
export function routerIsReady(): void {
  resolveReady()
}

/** Loads the router, which is needed only for the second page; it continues from the state of the first. */
export function router(): Promise<Router> {
  asked ??= import('virtual:router').then(
    async (module) => {
      await ready
      there = true
      return module
    },
    (error: unknown) => {
      asked = undefined
      throw error
    },
  )
  return asked
}

/** Navigates in place, or by a full load if the router cannot be loaded. */
export async function navigate(address: string, options: Parameters<Router['navigate']>[1]): Promise<void> {
  const found = await router().catch(() => location.assign(address))
  await found?.navigate(address, options)
}

/** Time in milliseconds that a click waits for the router. */
const HELD_AT_MOST_MS = 1500

/** Holds link clicks until the router is loaded; after the time limit the browser follows the link. */
export function holdLinksForRouter(): void {
  let held: HTMLAnchorElement | undefined
  const follow = () => {
    removeEventListener('click', hold, true)
    if (there) held?.click()
    else if (held) location.assign(held.href)
    held = undefined
  }
  const hold = (event: MouseEvent) => {
    if (there) return follow()
    const link = (event.target as Element).closest('a')
    if (!link || !isPlainClick(event) || !isOtherPage(link)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = link
    const late = new Promise((resolve) => setTimeout(resolve, HELD_AT_MOST_MS))
    Promise.race([router(), late]).then(follow, follow)
  }
  addEventListener('click', hold, true)
}

function isOtherPage({ origin, pathname, search, target, dataset }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || target || dataset.vike === 'false') return false
  return pathname !== location.pathname || search !== location.search
}
