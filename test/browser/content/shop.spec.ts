import { desktop, phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

test.describe('the shop', () => {
  test('is a small catalogue without payment', async ({ site }) => {
    const page = await site.visit('/trgovina')
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(headings).toEqual([
      expect.stringMatching(/^Darovni bon s\svašom/),
      'Darovni bonovi',
      'Paketi',
      'Nakon postupka',
    ])
    expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBeGreaterThan(5)
    await expect(page.getByText(/ne plaća/)).toBeVisible()
    await expect(page.getByText('Franšiza', { exact: true }).and(page.locator('main *'))).toHaveCount(0)
  })

  test('shows each item in a drawing of its own, which takes its room before it comes', async ({ site }) => {
    const page = await site.visit('/trgovina', { viewport: desktop })
    const drawings = page.getByRole('main').locator('li > img')
    const described = await drawings.evaluateAll((all) =>
      all.map((image) => ['alt', 'loading', 'width', 'height'].map((name) => image.getAttribute(name)).join()),
    )
    expect(new Set(described)).toEqual(new Set([',lazy,400,260']))
    expect(described).toHaveLength(await page.getByRole('main').getByRole('heading', { level: 3 }).count())
    const files = await drawings.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src))
    expect(new Set(files).size).toBe(files.length)
    for (const file of files) expect((await page.request.get(file)).headers()['content-type']).toBe('image/svg+xml')
  })

  test('shows its items in two columns on a phone, whose descriptions open', async ({ site }) => {
    const page = await site.visit('/trgovina', { viewport: phone })
    const [first, second] = [0, 1].map((index) => page.getByRole('main').locator('li').nth(index))
    const left = (await first!.boundingBox())!
    const right = (await second!.boundingBox())!
    expect(right.y).toBe(left.y)
    expect(right.x).toBeGreaterThan(left.x)
    await expect(first!.getByText('Sat vremena mira')).toBeHidden()
    await first!.getByText('Što uključuje').click()
    await expect(first!.getByText('Sat vremena mira')).toBeVisible()
  })

  test('begins a message about each item', async ({ site }) => {
    const page = await site.visit('/shop', { language: 'en' })
    const item = page.getByRole('main').getByRole('listitem').first()
    const name = (await item.getByRole('heading').textContent())!
    await item.getByRole('link', { name: /^Send a message about/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toContain(name)
    expect(await page.getByLabel('Subject').inputValue()).not.toBe('')
  })
})
