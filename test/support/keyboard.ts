import type { Page } from '@playwright/test'

/** Minimum visible height of a focused element in pixels, unless it is smaller: a line of a text area. */
const IN_SIGHT_PX = 32

export interface Walk {
  /** Focusable elements in document order. */
  expected: string[]
  /** Elements that had focus, in order. */
  visited: string[]
  /** Problems with the visibility of focus. */
  faults: string[]
}

/** Focused element after a key press; without a name when the document has lost focus. */
interface Stop {
  name?: string
  takesPart?: boolean
  fault?: string
}

declare global {
  interface Window {
    tabbable: Element[]
    restingStyles: Map<Element, string>
    nameOf: (element: Element) => string
    ringOf: (element: Element) => string
    stops: Stop[]
  }
}

/** Walks through a page with Tab or Shift+Tab, from its first (or last) element until focus leaves the document. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Walk> {
  const expected = await page.evaluate(prepare, key)
  await page.evaluate(recordStops, IN_SIGHT_PX)
  const backwards = key === 'Shift+Tab'
  if (backwards) await page.keyboard.down('Shift')
  const visited: string[] = []
  const faults: string[] = []
  // One key press per element; more for scrollable rows, which are focusable themselves.
  for (
    let left = false, presses = expected.length - 1;
    !left && presses > 0;
    presses = expected.length - visited.length
  ) {
    for (let press = 0; press < presses; press++) await page.keyboard.press('Tab')
    const before = visited.length
    for (const { name, takesPart, fault } of await page.evaluate(() => window.stops.splice(0))) {
      left = name === undefined
      if (left) break
      if (takesPart && name !== visited.at(-1)) visited.push(name!)
      if (fault) faults.push(`${name}: ${fault}`)
    }
    left ||= visited.length === before
  }
  if (backwards) await page.keyboard.up('Shift')
  return { expected, visited, faults }
}

/** Runs in the page: records focusable elements with their unfocused style, and focuses the first or last. */
function prepare(key: string): string[] {
  const selector = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]'
  const inDocument = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  )
  // The content of an open popover follows its button.
  window.tabbable = inDocument
    .filter((element) => !element.closest(':popover-open'))
    .flatMap((element) => {
      const menu = (element as HTMLButtonElement).popoverTargetElement
      return [element, ...inDocument.filter((other) => menu?.matches(':popover-open') && menu.contains(other))]
    })
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

/** Runs in the page: records the focused element now and after each Tab, and visibility problems. */
function recordStops(inSight: number): void {
  const look = (): Stop => {
    const element = document.activeElement
    if (!element || element === document.body) return {}
    const name = window.nameOf(element)
    const takesPart = window.tabbable.includes(element)
    const fault = () => {
      if (takesPart && window.ringOf(element) === window.restingStyles.get(element)) return 'no ring'
      const layers = ['header', '[role=dialog]', 'nav'].map((selector) => {
        const layer = document.querySelector(`#top > * > ${selector}`)
        return layer && getComputedStyle(layer).position === 'fixed' ? layer : null
      })
      if (layers.some((layer) => layer?.contains(element))) return undefined
      const [header, banner, bar] = layers.map((layer) => layer?.getBoundingClientRect())
      const { top, bottom, left, right, height } = element.getBoundingClientRect()
      const from = Math.max(top, header?.bottom ?? 0)
      const to = Math.min(bottom, banner?.top ?? bar?.top ?? innerHeight)
      // The skip link lies above the header.
      if (getComputedStyle(element).position === 'fixed') return top >= 0 ? undefined : 'out of the window'
      if (to - from < Math.min(height, inSight) - 1)
        return `${Math.round(to - from)} of ${Math.round(height)} px in sight`
      if (right <= 0 || left >= innerWidth) return 'beside the window'
      return undefined
    }
    return { name, takesPart, fault: fault() }
  }
  const isRecording = 'stops' in window
  window.stops = [look()]
  if (isRecording) return
  // Capture phase: React stops the event at a section that is not hydrated yet.
  window.addEventListener('keyup', ({ key }) => key === 'Tab' && window.stops.push(look()), { capture: true })
}
