import chromium from '@sparticuz/chromium'
import {
  type Browser,
  type BrowserContextOptions,
  chromium as playwright,
  type Locator,
  type Page,
} from 'playwright-core'

/** Less than a test may take, so that a test says what it was waiting for. */
const TIMEOUT_MS = 10_000

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']

/** The Chromium that npm installed, or the machine's own at CHROMIUM_PATH. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await chromium.executablePath())
  return playwright.launch({ executablePath, args: flags })
}

export interface WatchedPage {
  page: Page
  /** What the console and the page have complained of, and requests to any other host. */
  complaints: string[]
  close: () => Promise<void>
}

/** On a busy machine it is, and the page does without: docs/decisions/0018. */
const fontTooLate = /rosario\.woff2 was preloaded using link preload but not used/

/** A page of a new visitor, 390 px wide unless told otherwise, whose complaints a test can look at. */
export async function openPage(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL, ...options })
  context.setDefaultTimeout(TIMEOUT_MS)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !fontTooLate.test(message.text()))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(baseURL).origin) complaints.push(`Asked ${request.url()}`)
  })
  return { page, complaints, close: () => context.close() }
}

/** Whether React has taken over an element of the server's HTML. */
export function isElementHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
}

/** Resolves when React has taken over an element, which in a section that loads late it does when that comes near. */
export async function elementHydrated(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  await element
    .page()
    .waitForFunction(
      (node) => Object.keys(node).some((key) => key.startsWith('__reactProps')),
      await element.elementHandle(),
    )
}

/** Resolves when React has taken over the page, but for sections that are hydrated when they come near. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1')!
    return Object.keys(heading).some((key) => key.startsWith('__reactProps'))
  })
}

/** Past every part of the page, a window a frame, until all that loads when it comes near has loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // A page that no longer draws, or grows for ever, ends this wait, where a loop of its own would have no end.
  await page.waitForFunction(() => {
    const seen = window.scrollY + window.innerHeight
    window.scrollBy({ top: window.innerHeight, behavior: 'instant' })
    return seen >= document.documentElement.scrollHeight - 1
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
}
