import type { Locator, Page } from '@playwright/test'

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
