import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/accessibility.js'
import { adminSite } from '../support/admin-site.js'
import { desktop, phone } from '../support/visitors.js'

const admin = adminSite()

const address = '/admin/dashboard'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

it.each(['hr', 'en'] as const)(
  'in %s it says that nothing has come in yet, which axe finds no fault with',
  async (language) => {
    const page = await admin.enter(address, { language })
    const nothing = { hr: 'Nitko ne čeka odgovor.', en: 'Nobody is waiting for an answer.' }[language]
    await page.getByText(nothing).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  },
)

describe('when leads have come in', () => {
  beforeAll(async () => {
    await admin.receiveMessages({ name: 'Željka Đurić' }, { name: 'Ana Horvat' })
    await admin.receiveInquiries({ firstName: 'Šime', lastName: 'Čović' })
  })

  it('leads from the number of a status to the list of those leads', async () => {
    const page = await admin.enter(address)
    await section(page, 'Poruke').getByRole('link', { name: 'Novo 2' }).click()
    await page.waitForURL('**/admin/contact-messages?status=new')
    await page.getByText('Željka Đurić').first().waitFor()
  })

  it('leads from who waits longest to that lead', async () => {
    const page = await admin.enter(address)
    const waiting = section(page, 'Najdulje čekaju odgovor')
    expect(await waiting.getByRole('link').allTextContents()).toEqual(['Željka Đurić', 'Ana Horvat', 'Šime Čović'])
    await waiting.getByRole('link', { name: 'Šime Čović' }).click()
    await page.getByRole('heading', { level: 1, name: 'Šime Čović' }).waitFor()
  })

  it('draws months or weeks as the address says, also without JavaScript', async () => {
    const page = await admin.enter(address, { javaScriptEnabled: false })
    const overTime = section(page, 'Pristiglo po razdobljima')
    expect(await overTime.locator('svg text').last().textContent()).toMatch(/^\p{L}{3}$/u)
    await overTime.getByRole('link', { name: 'Po tjednima' }).click()
    await page.waitForURL('**/admin/dashboard?by=week*')
    expect(await overTime.getByRole('link', { name: 'Po tjednima' }).getAttribute('aria-current')).toBe('true')
    expect(await overTime.locator('svg text').last().textContent()).toMatch(/^[1-9]\d?\. [1-9]\d?\.$/)
  })

  it('gives screen readers and paper the chart as a table', async () => {
    const page = await admin.enter(address)
    const table = page.getByRole('table', { name: 'Pristiglo po razdobljima' })
    expect(await table.getByRole('row').count()).toBe(13)
    expect(await table.getByRole('row').last().getByRole('cell').allTextContents()).toEqual(['2', '1', '0'])
    const place = table.locator('..')
    expect((await place.boundingBox())!.width).toBeLessThan(2)
    await page.emulateMedia({ media: 'print' })
    expect((await place.boundingBox())!.width).toBeGreaterThan(500)
    expect(await page.locator('main svg[width="100%"]').isVisible()).toBe(false)
  })

  describe.each(['hr', 'en'] as const)('in %s', (language) => {
    it.each([
      ['a phone', phone],
      ['a desktop', desktop],
    ])('axe finds nothing amiss on %s, and nothing is wider than the screen', async (_device, viewport) => {
      const page = await admin.enter(`${address}?by=week`, { language, viewport })
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    })
  })
})
