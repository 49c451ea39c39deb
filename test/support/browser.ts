import type { Locator, Page, Request } from '@playwright/test'

const QUIET_MS = 100

/** Returns whether React has hydrated an element of the server's HTML. */
export function isElementHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
}

/** Scrolls to an element, and resolves when React has hydrated it: lazy sections hydrate when they come near the viewport. */
export async function elementHydrated(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  await element
    .page()
    .waitForFunction(
      (node) => Object.keys(node).some((key) => key.startsWith('__reactProps')),
      await element.elementHandle(),
    )
}

/** Resolves when React has hydrated the page, except for lazy sections, and no request has been pending for a while. */
export async function hydrated(page: Page, quietMs = QUIET_MS): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1')
    return (
      heading && // absent while the document is still empty
      'hydrated' in document.documentElement.dataset &&
      Object.keys(heading).some((key) => key.startsWith('__reactProps'))
    )
  })
  await networkQuiet(page, quietMs)
}

const pending = new WeakMap<Page, Set<Request>>()

/** Counts the requests of a page from now on, for `networkQuiet`. */
export function trackRequests(page: Page): void {
  const requests = new Set<Request>()
  pending.set(page, requests)
  page.on('request', (request) => {
    if (request.headers().accept !== 'text/event-stream') requests.add(request) // open as long as the page
  })
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/** Resolves when the page has had no request in flight for a while, 100 ms by default: `networkidle` waits for 500 ms, and only once per document. */
export async function networkQuiet(page: Page, quietMs = QUIET_MS): Promise<void> {
  const requests = pending.get(page)!
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => {
      end()
      reject(new Error(`The page is still requesting ${[...requests].map((request) => request.url()).join(', ')}`))
    }, 15_000)
    let quiet: NodeJS.Timeout | undefined
    const look = () => {
      clearTimeout(quiet)
      if (requests.size > 0) return
      quiet = setTimeout(() => {
        end()
        resolve()
      }, quietMs)
    }
    const events = ['request', 'requestfinished', 'requestfailed'] as const
    const end = () => {
      clearTimeout(late)
      for (const event of events) page.off(event as 'request', look)
    }
    for (const event of events) page.on(event as 'request', look)
    look()
  })
}

/** Scrolls through the page, one viewport per frame, until all lazy content has loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // `waitForFunction` has a time limit: a page that stops painting, or grows forever, would make a loop endless.
  await page.waitForFunction(() => {
    const seen = window.scrollY + window.innerHeight
    window.scrollBy({ top: window.innerHeight, behavior: 'instant' })
    return seen >= document.documentElement.scrollHeight - 1
  })
  // A picture that is not displayed, or beyond the edge of a row to swipe, is not requested.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, width } = image.getBoundingClientRect()
      return image.complete || width === 0 || left >= window.innerWidth
    }),
  )
}
