import type { Locator, Page } from '@playwright/test'
import { QUICKEST_SECONDS } from '../../src/shared/forms/spam-fields.js'

/** Fills the Croatian contact form with valid values. */
export async function fillContactForm(page: Page): Promise<void> {
  await page.getByLabel('Ime i prezime').fill('Željka Đurić')
  await page.getByLabel('Email adresa').fill('zeljka@example.com')
  await page.getByLabel('Tema').selectOption('bioresonance')
  await page.getByRole('textbox', { name: 'Poruka' }).fill('Imate li termin u petak?')
}

/** Fills the Croatian franchise form with valid values. */
export async function fillFranchiseForm(page: Page): Promise<void> {
  for (const [label, value] of [
    ['Ime', 'Šime'],
    ['Prezime', 'Čović'],
    ['Email adresa', 'sime@example.com'],
    ['Telefon', '+385 23 555 010'],
    ['Željena lokacija', 'Zadar'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

/** Waits for the minimum time below which a submission counts as spam. */
export async function asLongAsPeopleTake(page: Page, since = 0): Promise<void> {
  await page.waitForFunction((until) => performance.now() > until, since + QUICKEST_SECONDS * 1000)
}

type Form = 'contact' | 'appointment' | 'booking' | 'voucher' | 'franchise' | 'newsletter' | 'own-data' | 'waitlist'

/** Returns the element that shows the outcome of a form. */
export function outcome(page: Page, form: Form): Locator {
  return page.locator(`#${form}-outcome`)
}

/** Resolves when the confirmation of a form has focus, in place of the form. */
export async function isConfirmed(page: Page, form: Form, title: string): Promise<void> {
  await isLedTo(page, outcome(page, form).getByRole('heading', { level: 2, name: title }))
  await page.locator(`#${form}-form`).waitFor({ state: 'detached' })
}

/** Shows the form again after a confirmation. */
export async function startAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pošaljite još jedan upit' }).click()
}

/** Resolves when an element has focus, is completely in the viewport, and is covered by nothing. */
export async function isLedTo(page: Page, element: Locator): Promise<void> {
  await page.waitForFunction(
    (node) => {
      const { top, right, bottom, left } = node.getBoundingClientRect()
      const inFront = (y: number) => node.contains(document.elementFromPoint((left + right) / 2, y))
      return (
        node === document.activeElement && top >= 0 && bottom <= innerHeight && inFront(top + 8) && inFront(bottom - 8)
      )
    },
    await element.elementHandle(),
  )
}
