type Router = typeof import('virtual:router')

let asked: Promise<Router> | undefined
let there = false
let resolveReady: () => void
const ready = new Promise<void>((resolve) => (resolveReady = resolve))

/** To be called when the router has taken over: what it is asked before that, it would never do. */
export function routerIsReady(): void {
  resolveReady()
}

/** The router, which no page needs before the next one. It takes over from where the first page is. */
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

/** Shows the page of an address in place; where the router cannot be had, by a full load. */
export async function navigate(address: string, options: Parameters<Router['navigate']>[1]): Promise<void> {
  const found = await router().catch(() => location.assign(address))
  await found?.navigate(address, options)
}

/** How long a press waits for the router. */
const HELD_AT_MOST_MS = 1500

/** Lets a press on a link that comes before the router wait for it; without one in time the browser follows the link. */
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
    if (!link || !isPlainPress(event) || !isOtherPage(link)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = link
    const late = new Promise((resolve) => setTimeout(resolve, HELD_AT_MOST_MS))
    Promise.race([router(), late]).then(follow, follow)
  }
  addEventListener('click', hold, true)
}

function isPlainPress({ button, ctrlKey, shiftKey, altKey, metaKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !shiftKey && !altKey && !metaKey
}

function isOtherPage({ origin, pathname, search, target, dataset }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || target || dataset.vike === 'false') return false
  return pathname !== location.pathname || search !== location.search
}
