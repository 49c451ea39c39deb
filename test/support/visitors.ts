import type { CDPSession, Locator, Page, Route } from '@playwright/test'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

/** Marks the document; returns a function that checks whether it is still the same one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  return () => page.evaluate(() => 'sameDocument' in window)
}

/** Returns the main heading, which differs on every page. */
export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

/** Returns the text of the main heading. */
export function title(page: Page): Promise<string | null> {
  return heading(page).textContent()
}

/** Opens the mobile menu. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Izbornik|Menu)$/ }).click()
}

/** Sets the text spacing of WCAG 1.4.12, by a style sheet that the content security policy allows. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

/**
 * Returns the visible texts that the window or their box cuts (WCAG 1.4.10 and 1.4.12). Scrollbars would not reveal them: the page
 * and many boxes clip what is too wide.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ROUNDING_PX = 1
    const range = document.createRange()
    interface Bounds {
      start: number
      end: number
      isClipped: boolean
    }
    /** Edges between which an element shows its text, by element: a page has many texts below the same boxes. */
    const known = new Map<Element, Bounds>()
    const boundsOf = (element: Element | null): Bounds => {
      if (!element) return { start: 0, end: innerWidth, isClipped: false }
      const cached = known.get(element)
      if (cached) return cached
      const { overflowX, display, clipPath } = getComputedStyle(element)
      const outer = boundsOf(element.parentElement)
      const edges = element.getBoundingClientRect()
      const isClipped = outer.isClipped || clipPath === 'inset(50%)'
      const bounds =
        overflowX === 'auto' || overflowX === 'scroll'
          ? { start: -Infinity, end: Infinity, isClipped }
          : overflowX === 'visible' || display === 'inline'
            ? { ...outer, isClipped }
            : { start: Math.max(outer.start, edges.left), end: Math.min(outer.end, edges.right), isClipped }
      known.set(element, bounds)
      return bounds
    }
    const isHidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      boundsOf(element).isClipped ||
      // In the header the name wraps out of sight, by design; other text of one pixel is for screen readers.
      !!element.closest('.visually-hidden, [aria-hidden=true], header, option, textarea')
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const parent = text.parentElement!
      if (!text.textContent!.trim() || isHidden(parent)) continue
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      const { start, end } = boundsOf(parent)
      if (width > 0 && (left < start - ROUNDING_PX || right > end + ROUNDING_PX)) cut.push(text.textContent!.trim())
    }
    return cut
  })
}

const DEFAULT_FONT_PX = 16
/** Part of the window that the fixed header may cover. */
const MAX_HEADER = 0.2

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Sets the default font size of the browser, in percent: the setting that media queries in `rem` follow, unlike a style of the root. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  await (await session).send('Page.setFontSizes', { fontSizes: { standard: (DEFAULT_FONT_PX * percent) / 100 } })
}

/**
 * Returns what is out of reach at the present text size and width of the window (WCAG 1.4.4 and 1.4.10): scrolling sideways, cut texts, texts
 * on top of each other, controls outside the window, fields too narrow to type in, a header that covers much of the window.
 */
export async function reflowFaults(page: Page): Promise<string[]> {
  const cut = await cutTexts(page)
  const others = await page.evaluate((maxHeader) => {
    const OVERLAP_PX = 6
    const NARROWEST_FIELD_EM = 5
    const faults: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide`)
    const header = document.querySelector('header')!.getBoundingClientRect().height
    if (header > innerHeight * maxHeader) faults.push(`the header is ${header} px high`)

    /** On a phone, the head of a table of prices is for screen readers. */
    const clipped = [...document.querySelectorAll('thead')].filter(
      (head) => getComputedStyle(head).clipPath === 'inset(50%)',
    )
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.visually-hidden, [aria-hidden=true], option, textarea') &&
      !clipped.some((head) => head.contains(element))
    const boxes: { name: string; parent: Element; box: DOMRect }[] = []
    for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
      const { left, right, width } = control.getBoundingClientRect()
      if (width <= 1 || !isSeen(control)) continue
      const name = `${control.localName} ${(control.textContent || control.id).trim()}`
      let scroller = control.parentElement
      while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowX)) scroller = scroller.parentElement
      if (!scroller && (left < -1 || right > innerWidth + 1)) faults.push(`outside the window: ${name}`)
      const isTyped = control.matches('input:not([type=radio], [type=checkbox]), select, textarea')
      if (isTyped && width < NARROWEST_FIELD_EM * parseFloat(getComputedStyle(control).fontSize))
        faults.push(`too narrow: ${name}`)
    }

    const range = document.createRange()
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      if (!text.textContent!.trim() || !isSeen(text.parentElement!)) continue
      range.selectNodeContents(text)
      for (const box of range.getClientRects())
        if (box.width > 1) boxes.push({ name: text.textContent!.trim(), parent: text.parentElement!, box })
    }
    boxes.sort((one, other) => one.box.top - other.box.top)
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (other.box.top > one.box.bottom - OVERLAP_PX) break
        if (other.parent === one.parent) continue
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        const isCovered = height > Math.max(OVERLAP_PX, one.box.height / 2)
        if (width > OVERLAP_PX && isCovered) faults.push(`one above the other: ${one.name}, ${other.name}`)
      }
    })
    return faults
  }, MAX_HEADER)
  return [...cut.map((text) => `cut: ${text}`), ...others]
}

/** Resolves after pending IntersectionObserver callbacks: a newer observer is notified after existing ones. */
export function observersHaveReported(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)))
}

/** Delays requests to an address until the returned function is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(address, (route) => held.then(() => route.continue()))
  return letGo
}

/** Lets the next request to an address arrive, but not its answer. */
export async function loseAnswer(page: Page, address: string): Promise<void> {
  const answer = async (route: Route) => {
    const answer = await route.fetch()
    if (!answer.ok()) throw new Error(`The request was refused: ${answer.status()}`)
    await route.abort()
  }
  await page.route(address, answer, { times: 1 })
}
