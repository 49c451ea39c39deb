import type { Page } from '@playwright/test'
import { accessibilityAndReflowFaults, accessibilityFaults } from '../../support/accessibility.js'
import { desktop, phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

test.use({ ownSite: {} })

const address = '/admin/dashboard'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const language of ['hr', 'en'] as const) {
  test(`in ${language} it says that nothing has come in yet, which axe finds no fault with`, async ({ admin }) => {
    const page = await admin.enter(address, { language })
    const nothing = { hr: 'Nitko ne čeka odgovor.', en: 'Nobody is waiting for an answer.' }[language]
    await expect(page.getByText(nothing)).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  })
}

test.describe('when leads have come in', () => {
  test.beforeAll(async ({ admin }) => {
    await admin.receiveMessages({ name: 'Željka Đurić' }, { name: 'Ana Horvat' })
    await admin.receiveInquiries({ firstName: 'Šime', lastName: 'Čović' })
  })

  test('leads from the number of a status to the list of those leads', async ({ admin }) => {
    const page = await admin.enter(address)
    await section(page, 'Poruke').getByRole('link', { name: 'Novo 2' }).click()
    await page.waitForURL('**/admin/contact-messages?status=new')
    await expect(page.getByText('Željka Đurić').first()).toBeVisible()
  })

  test('leads from who waits longest to that lead', async ({ admin }) => {
    const page = await admin.enter(address)
    const waiting = section(page, 'Najdulje čekaju odgovor')
    await expect(waiting.getByRole('link')).toHaveText(['Željka Đurić', 'Ana Horvat', 'Šime Čović'])
    await waiting.getByRole('link', { name: 'Šime Čović' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Šime Čović' })).toBeVisible()
  })

  test('leads from the numbers of the first screen to the leads that they count', async ({ admin }) => {
    const page = await admin.enter(address)
    await page.getByRole('navigation', { name: 'Posao koji čeka' }).getByRole('link', { name: '3 Novo' }).click()
    await page.waitForURL('**/admin/inbox')
    await expect(page.getByRole('listitem').filter({ has: page.locator('[data-row-link]') })).toHaveCount(3)
    await page.goto(address)
    const all = page.getByRole('table', { name: 'Posljednjih 30 dana po centrima' }).getByRole('row').last()
    await expect(all.getByRole('link')).toHaveText(['2', '1', '3'])
    await all.getByRole('link', { name: '3' }).click()
    await page.waitForURL('**/admin/inbox?view=all&from=*')
    await expect(page.locator('[data-row-link]')).toHaveCount(3)
    await expect(page.getByLabel('Od dana')).not.toHaveValue('')
  })

  test('shows the first screen on a desktop without scrolling, also without JavaScript', async ({ admin }) => {
    const page = await admin.enter(address, { javaScriptEnabled: false })
    const table = page.getByRole('table', { name: 'Posljednjih 30 dana po centrima' })
    const { y, height } = (await table.boundingBox())!
    expect(y + height).toBeLessThan(desktop.height)
    await page.getByRole('link', { name: '7 dana' }).click()
    await expect(page.getByRole('heading', { name: 'Posljednjih 7 dana po centrima' })).toBeVisible()
  })

  test('draws months or weeks as the address says, also without JavaScript', async ({ admin }) => {
    const page = await admin.enter(address, { javaScriptEnabled: false })
    const overTime = section(page, 'Pristiglo po razdobljima')
    await expect(overTime.locator('svg text').last()).toHaveText(/^\p{L}{3,4}$/u) // velj
    await overTime.getByRole('link', { name: 'Po tjednima' }).click()
    await page.waitForURL('**/admin/dashboard?by=week*')
    await expect(overTime.getByRole('link', { name: 'Po tjednima' })).toHaveAttribute('aria-current', 'true')
    await expect(overTime.locator('svg text').last()).toHaveText(/^[1-9]\d?\. [1-9]\d?\.$/)
  })

  test('gives screen readers and paper the chart as a table', async ({ admin }) => {
    const page = await admin.enter(address)
    const table = page.getByRole('table', { name: 'Pristiglo po razdobljima' })
    await expect(table.getByRole('row')).toHaveCount(13)
    await expect(table.getByRole('row').last().getByRole('cell')).toHaveText(['2', '1', '0', '0'])
    const place = table.locator('..')
    expect((await place.boundingBox())!.width).toBeLessThan(2)
    await page.emulateMedia({ media: 'print' })
    expect((await place.boundingBox())!.width).toBeGreaterThan(500)
    await expect(page.locator('main svg[width="100%"]')).toBeHidden()
  })

  for (const [language, name, viewport] of [
    ['hr', 'a phone', phone],
    ['en', 'a desktop', desktop],
  ] as const) {
    test(`axe finds no fault in ${language} on ${name}`, async ({ admin }) => {
      const page = await admin.enter(`${address}?by=week`, { language, viewport })
      expect(await accessibilityAndReflowFaults(page)).toEqual([])
    })
  }
})
