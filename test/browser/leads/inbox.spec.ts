import { accessibilityAndReflowFaults } from '../../support/accessibility.js'
import { networkQuiet } from '../../support/browser.js'
import { desktop, phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

test.use({ ownSite: {} })
test.beforeAll(async ({ admin }) => {
  await admin.receiveMessages(
    { name: 'Ana Zorić', email: 'ana@example.com', phone: '+385 91 555 1000', message: 'Imate li termin u subotu?' },
    { name: 'Čedo Babić', email: 'cedo@example.com' },
  )
  await admin.receiveInquiries({ firstName: 'Željka', lastName: 'Đurić', email: 'zeljka@example.com' })
})

test('opens leads of every kind beside the list, and goes on by keyboard', async ({ admin }) => {
  const page = await admin.enter('/admin/inbox', { viewport: desktop })
  const rows = page.getByRole('listitem').filter({ has: page.locator('[data-row-link]') })
  await expect(rows).toHaveText([/Željka Đurić/, /Čedo Babić/, /Ana Zorić/])
  // Anywhere on the row.
  await rows.nth(1).click()
  const name = page.getByRole('heading', { level: 1 }).last()
  await expect(name).toHaveText('Čedo Babić')
  await expect(rows).toHaveCount(3)
  await page.keyboard.press('j')
  await expect(name).toHaveText('Ana Zorić')
  await page.keyboard.press('k')
  await expect(name).toHaveText('Čedo Babić')
  await page.keyboard.press('k')
  await expect(name).toHaveText('Željka Đurić')
  await page.keyboard.press('u')
  await expect(page).toHaveURL(/\/admin\/inbox$/)
  await expect(rows).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Željka Đurić' })).toBeFocused()
})

test('has views and filters in one row each on a phone, the current view in sight', async ({ admin }) => {
  const page = await admin.enter('/admin/inbox?view=all', { viewport: phone })
  const views = page.getByRole('navigation', { name: 'Prikaz popisa' }).getByRole('link')
  const boxOf = async (locator: typeof views) => (await locator.boundingBox())!
  const first = await boxOf(views.first())
  const last = await boxOf(views.last())
  expect(first.y).toBe(last.y)
  await expect(views.last()).toHaveAttribute('aria-current', 'page')
  await expect(views.last()).toBeInViewport({ ratio: 1 })
  const filters = page.locator('summary', { hasText: 'Filtri' })
  const search = page.getByRole('searchbox', { name: 'Pretraga' })
  expect((await boxOf(filters)).y).toBe((await boxOf(search)).y)
  await filters.click()
  await page.getByLabel('Centar').selectOption({ label: 'Zagreb' })
  await expect(filters).toHaveText('Filtri (1)')
  await page.reload()
  await expect(page.getByLabel('Centar')).toBeVisible()
  expect((await boxOf(filters)).y).toBeGreaterThan((await boxOf(search)).y)
})

for (const [locations, options] of [
  [['zagreb'], []],
  [
    ['zagreb', 'dubrovnik'],
    ['Svi vaši centri', 'Dubrovnik', 'Zagreb'],
  ],
] as const) {
  test(`lets staff of ${locations.join(' and ')} choose among their locations`, async ({ admin }) => {
    const colleague = await admin.hire(`staff-of-${locations.length}@example.com`, [...locations])
    const page = await admin.enter('/admin/inbox', { as: colleague })
    await expect(page.getByLabel('Od dana')).toBeVisible()
    await expect(page.getByLabel('Centar').locator('option')).toHaveText([...options])
  })
}

test('closes a lead and opens the next by one key, though it leaves the view', async ({ admin }) => {
  await admin.receiveMessages(
    { name: 'Novi Prvi', email: 'prvi@example.com' },
    { name: 'Novi Drugi', email: 'drugi@example.com' },
  )
  const page = await admin.enter('/admin/inbox?search=Novi', { viewport: desktop })
  await page.getByRole('link', { name: 'Novi Drugi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Novi Drugi' })).toBeVisible()
  await page.keyboard.press('e')
  await expect(page.getByRole('heading', { level: 1, name: 'Novi Prvi' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Novi Drugi' })).toHaveCount(0)
})

test('stays on the page that the user opened while a lead is closed', async ({ admin }) => {
  await admin.receiveMessages(
    { name: 'Ostani Prvi', email: 'prvi.ostani@example.com' },
    { name: 'Ostani Drugi', email: 'drugi.ostani@example.com' },
  )
  const page = await admin.enter('/admin/inbox?search=Ostani', { viewport: desktop })
  const title = page.getByRole('heading', { level: 1 }).last()
  await page.getByRole('link', { name: 'Ostani Drugi' }).click()
  await expect(title).toHaveText('Ostani Drugi')
  let release!: () => void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/admin/contact-messages/*', async (route) => {
    await released
    await route.continue()
  })
  const change = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.keyboard.press('e')
  await change
  await page.getByRole('link', { name: 'Poruke' }).click()
  await expect(title).toHaveText('Poruke')
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  release()
  expect((await answered).ok()).toBe(true)
  await networkQuiet(page)
  await expect(title).toHaveText('Poruke')
})

test('has on a phone the lead in place of the list, and its actions within reach', async ({ admin }) => {
  const page = await admin.enter('/admin/inbox?view=all', { viewport: phone })
  await page.getByRole('link', { name: 'Ana Zorić' }).click()
  const bar = page.getByRole('navigation', { name: 'Brze radnje' })
  await expect(bar.getByRole('link')).toHaveText(['Odgovori', 'Nazovi', 'Status'])
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { level: 1, name: 'Pristiglo' })).toBeHidden()
  await bar.getByRole('link', { name: 'Status' }).click()
  await expect(page.getByRole('heading', { name: 'Status' })).toBeInViewport()
  await page.goBack()
  await page.getByRole('link', { name: 'Natrag na popis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pristiglo' })).toBeVisible()
})

test('works without JavaScript, and shows a list for a lead that is gone', async ({ admin }) => {
  const page = await admin.enter('/admin/inbox?view=all', {
    javaScriptEnabled: false,
    language: 'en',
    viewport: desktop,
  })
  await page.getByRole('link', { name: 'Ana Zorić' }).click()
  await expect(page.getByText('Imate li termin u subotu?').last()).toBeVisible()
  await page.goto('/admin/inbox?view=all&open=contact-messages.00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('That lead no longer exists')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ana Zorić' })).toBeVisible()
})

test('keeps the open lead in sight in a long list', async ({ admin }) => {
  await admin.receiveMessages(
    ...Array.from({ length: 14 }, (_, at) => ({ name: `Dugi ${at}`, email: `d${at}@example.com` })),
  )
  const page = await admin.enter('/admin/inbox?search=Dugi', { viewport: desktop })
  const open = page.locator('[data-row][data-opened]')
  await page.getByRole('link', { name: 'Dugi 2' }).click()
  for (const name of ['Dugi 2', 'Dugi 1', 'Dugi 0']) {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(open).toContainText(name)
    await expect(open).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('j')
  }
})

for (const language of ['hr', 'en'] as const) {
  for (const viewport of [desktop, phone]) {
    test(`is accessible in ${language} at ${viewport.width} px`, async ({ admin }) => {
      const page = await admin.enter('/admin/inbox?view=all', { viewport, language })
      expect(await accessibilityAndReflowFaults(page)).toEqual([])
      await page.getByRole('link', { name: 'Ana Zorić' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Ana Zorić' })).toBeVisible()
      expect(await accessibilityAndReflowFaults(page)).toEqual([])
    })
  }
}
