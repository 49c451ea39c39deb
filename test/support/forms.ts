import type { Page } from 'playwright-core'

/** Fills the Croatian contact form with what can be sent. */
export async function fillContactForm(page: Page): Promise<void> {
  await page.getByLabel('Ime i prezime').fill('Željka Đurić')
  await page.getByLabel('Email adresa').fill('zeljka@example.com')
  await page.getByLabel('Tema').selectOption('bioresonance')
  await page.getByRole('textbox', { name: 'Poruka' }).fill('Imate li termin u petak?')
}

/** Fills the Croatian franchise form with what can be sent. */
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
