import { deskSite } from '../support/desk-site.js'
import { phone } from '../support/visitors.js'

const desk = deskSite()

it.each(['/admin/simple-franchise', '/admin/dashboard'])(
  'on a phone the navigation has %s in sight',
  async (address) => {
    const page = await desk.enter(address, { viewport: phone })
    const link = page.getByRole('navigation', { name: 'Navigacija administracije' }).locator('[aria-current=page]')
    expect(await link.getAttribute('href')).toBe(address)
    const { x, width } = (await link.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(phone.width)
  },
)

it('a page that is missing leads back to the desk', async () => {
  desk.forgive(/status of 404/)
  const page = await desk.enter('/admin/contact-messages/nepoznato')
  await page.getByRole('link', { name: 'Natrag na pregled' }).click()
  await page.waitForURL('**/admin/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Pregled' }).waitFor()
})
