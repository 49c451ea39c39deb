import type { Page } from '@playwright/test'

/** What of an element in focus has to be in sight, unless it is smaller. */
const IN_SIGHT_PX = 40

export interface Walk {
  /** The elements that take part, in the order of the document. */
  expected: string[]
  /** Those that had focus, in turn. */
  visited: string[]
  /** Where focus could not be seen. */
  faults: string[]
}

declare global {
  interface Window {
    tabbable: Element[]
    restingStyles: Map<Element, string>
    nameOf: (element: Element) => string
    ringOf: (element: Element) => string
  }
}

/** Walks through a page by Tab, or backwards, from its first element (or last) until focus leaves the document. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Walk> {
  const expected = await page.evaluate(prepare, key)
  const visited: string[] = []
  const faults: string[] = []
  while (visited.length <= expected.length + 10) {
    const { name, takesPart, fault } = await page.evaluate(look, IN_SIGHT_PX)
    if (name === undefined) break
    // A row that can be scrolled takes focus of itself.
    if (takesPart && name !== visited.at(-1)) visited.push(name)
    if (fault) faults.push(`${name}: ${fault}`)
    if (visited.length === expected.length) break
    await page.keyboard.press(key)
  }
  return { expected, visited, faults }
}

/** Runs in the page: notes what takes part and how it looks at rest, and gives focus to the first or last. */
function prepare(key: string): string[] {
  const selector = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]'
  window.tabbable = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  )
  window.ringOf = (element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element)
    return outlineStyle === 'none' ? boxShadow : [outlineStyle, outlineWidth, outlineColor, boxShadow].join(' ')
  }
  window.nameOf = (element) =>
    `${window.tabbable.indexOf(element)} <${element.localName}> ${(element.textContent || element.getAttribute('name') || '').trim().slice(0, 40)}`
  ;(document.activeElement as HTMLElement).blur()
  window.restingStyles = new Map(window.tabbable.map((element) => [element, window.ringOf(element)]))
  if (key !== 'Tab') window.tabbable.reverse()
  ;(window.tabbable[0] as HTMLElement).focus({ focusVisible: true })
  return window.tabbable.map(window.nameOf)
}

/** Runs in the page: says what has focus, and what keeps it from being seen. */
function look(inSight: number): { name?: string; takesPart?: boolean; fault?: string } {
  const element = document.activeElement
  if (!element || element === document.body) return {}
  const name = window.nameOf(element)
  const takesPart = window.tabbable.includes(element)
  const fault = () => {
    if (takesPart && window.ringOf(element) === window.restingStyles.get(element)) return 'no ring'
    const layers = ['#top > header', '#top > [role=dialog]', 'main > nav'].map((selector) => {
      const layer = document.querySelector(selector)
      return layer && getComputedStyle(layer).position === 'fixed' ? layer : null
    })
    if (layers.some((layer) => layer?.contains(element))) return undefined
    const [header, banner, bar] = layers.map((layer) => layer?.getBoundingClientRect())
    const { top, bottom, left, right, height } = element.getBoundingClientRect()
    const from = Math.max(top, header?.bottom ?? 0)
    const to = Math.min(bottom, banner?.top ?? bar?.top ?? innerHeight)
    // The link that skips the header lies over it.
    if (getComputedStyle(element).position === 'fixed') return top >= 0 ? undefined : 'out of the window'
    if (to - from < Math.min(height, inSight) - 1)
      return `${Math.round(to - from)} of ${Math.round(height)} px in sight`
    if (right <= 0 || left >= innerWidth) return 'beside the window'
    return undefined
  }
  return { name, takesPart, fault: fault() }
}
