import type { Locator, Page } from '@playwright/test'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

/** Leaves a mark in the document, and says whether it is still the same one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  return () => page.evaluate(() => 'sameDocument' in window)
}

/** Main heading, which differs on every page. */
export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

/** Text of the main heading. */
export function title(page: Page): Promise<string | null> {
  return heading(page).textContent()
}

/** On a phone the navigation is behind a button. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Izbornik|Menu)$/ }).click()
}

/** What observers of intersections had to say until now has been said when one that came later has heard too. */
export function observersHaveSpoken(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)))
}

/** Keeps requests to an address waiting until told to let them go. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(address, (route) => held.then(() => route.continue()))
  return letGo
}
