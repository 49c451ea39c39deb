import type { Page } from '@playwright/test'

/** Script that records layout shifts without user input, with their sources. Must run before any script of the page. */
export const watchShifts = `window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) window.shifts.push(value + ' ' + sources.map(({ node }) => node?.className ?? node?.textContent))
  }).observe({ type: 'layout-shift', buffered: true })`

/** Returns how far the layout has moved so far, as Cumulative Layout Shift does. */
export async function shiftedBy(page: Page): Promise<number> {
  return (await shifts(page)).reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
}

/** Returns the layout shifts so far. */
export const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
