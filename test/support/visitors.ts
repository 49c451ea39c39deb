import type { Locator, Page, Route } from '@playwright/test'

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
    const isHidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
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
      let [start, end] = [0, innerWidth]
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, display } = getComputedStyle(box)
        if (overflowX === 'auto' || overflowX === 'scroll') {
          ;[start, end] = [-Infinity, Infinity]
          break
        }
        if (overflowX === 'visible' || display === 'inline') continue
        const edges = box.getBoundingClientRect()
        start = Math.max(start, edges.left)
        end = Math.min(end, edges.right)
      }
      if (width > 0 && (left < start - ROUNDING_PX || right > end + ROUNDING_PX)) cut.push(text.textContent!.trim())
    }
    return cut
  })
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
