import { accessibilityAndReflowFaults } from '../../support/accessibility.js'
import { hydrated } from '../../support/browser.js'
import { desktop, phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

test.use({ ownSite: {} })
test.beforeAll(async ({ admin }) => {
  await admin.receiveMessages(
    { name: 'Ana Zorić', email: 'ana@example.com', phone: '+385 98 123 456', message: 'Imate li termin u subotu?' },
    { name: 'Čedo Babić', email: 'cedo@example.com' },
    { name: 'Danica Babić', email: 'danica@example.com' },
  )
})

test('searches everything by Ctrl+K, and opens a result by the keyboard', async ({ admin }) => {
  const page = await admin.enter('/admin/inbox', { viewport: desktop })
  await hydrated(page)
  await page.keyboard.press('Control+k')
  const input = page.getByRole('combobox', { name: 'Pretražite administraciju' })
  await expect(input).toBeFocused()
  await expect(page.getByRole('option', { name: 'Kalendar' })).toBeVisible()
  await page.keyboard.type('098/123-456')
  const option = page.getByRole('option', { name: /Ana Zorić/ })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(option.locator('mark')).toHaveText('98 123 456')
  expect(await accessibilityAndReflowFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Zorić' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('searches on a phone by the button in the header, and without JavaScript on a page', async ({ admin }) => {
  const page = await admin.enter('/admin/inbox', { viewport: phone })
  await hydrated(page)
  await page.getByRole('link', { name: 'Pretraži' }).click()
  await page.getByRole('combobox', { name: 'Pretražite administraciju' }).fill('cedo')
  await expect(page.getByRole('option', { name: /Čedo Babić/ })).toBeVisible()
  expect(await accessibilityAndReflowFaults(page)).toEqual([])
  const plain = await admin.enter('/admin/inbox', { viewport: phone, javaScriptEnabled: false })
  await plain.getByRole('link', { name: 'Pretraži' }).click()
  await plain.getByRole('searchbox').fill('cedo')
  await plain.getByRole('button', { name: 'Traži' }).click()
  await plain.getByRole('link', { name: /Čedo Babić/ }).click()
  await expect(plain.getByRole('heading', { level: 1, name: 'Čedo Babić' })).toBeVisible()
})

test('says that the session has ended when a search finds nobody signed in', async ({ admin }) => {
  admin.forgive(/status of 401/)
  const page = await admin.enter('/admin/inbox', { viewport: desktop })
  await page.context().clearCookies()
  await page.keyboard.press('Control+k')
  const input = page.getByRole('combobox', { name: 'Pretražite administraciju' })
  await expect(input).toBeFocused()
  const answer = page.waitForResponse('**/api/admin/search?*')
  await input.fill('Zorić')
  expect((await answer).status()).toBe(401)
  expect((await answer).request().headers()['cache-control']).toBe('max-age=300')
  await expect(page.getByRole('dialog')).toContainText('Prijava je istekla. Prijavite se ponovno')
})

test('works the focused row of the inbox by keys, goes on to the next one, and undoes', async ({ admin }) => {
  const page = await admin.enter('/admin/inbox?search=Babi', { viewport: desktop })
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await hydrated(page)
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Danica Babić' })).toBeFocused()
  await page.keyboard.press('e')
  await expect(row('Danica Babić')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Čedo Babić' })).toBeFocused()
  await page.getByRole('button', { name: 'Poništi', exact: true }).click()
  await expect(row('Danica Babić')).toBeVisible()
  await page.getByRole('link', { name: 'Čedo Babić' }).focus()
  await page.keyboard.press('r')
  await expect(page.locator('#reply-text')).toBeFocused()
})

test('announces leads that arrive while the inbox is open in several tabs, and shows them on request', async ({
  admin,
}) => {
  const page = await admin.enter('/admin/inbox', { viewport: desktop })
  const other = await page.context().newPage()
  await other.goto('/admin/inbox?view=all')
  await expect(other.getByRole('heading', { level: 1, name: 'Pristiglo' })).toBeVisible()
  // The connection begins after the page; before that, leads are counted by its first event.
  await admin.receiveMessages({ name: 'Stigla Prva', email: 'prva@example.com' })
  const notice = page.getByText('Stigao je 1 novi upit.')
  await expect(notice).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) /)
  await expect(other.getByText('Stigao je 1 novi upit.')).toBeVisible()
  await admin.receiveMessages({ name: 'Stigla Druga', email: 'druga@example.com' })
  await expect(page.getByText('Stigla su 2 nova upita.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Stigla Druga' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Prikaži' }).click()
  await expect(page.getByRole('link', { name: 'Stigla Druga' })).toBeVisible()
  await expect(page).toHaveTitle(/^[^(]/)
})
