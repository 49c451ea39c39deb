import { desktop, visitedSite } from '../support/visitors.js'

describe('the shop', () => {
  const site = visitedSite()

  it('is a small catalogue without payment', async () => {
    const page = await site.visit('/trgovina')
    const categories = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(categories).toEqual(expect.arrayContaining(['Darovni bonovi', 'Paketi', 'Nakon postupka']))
    expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBeGreaterThan(5)
    await page.getByText(/ne plaća/).waitFor()
    expect(await page.getByText('Franšiza', { exact: true }).and(page.locator('main *')).count()).toBe(0)
  })

  it('shows each item in a drawing of its own, which takes its room before it comes', async () => {
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

  it('begins a message about each item', async () => {
    const page = await site.visit('/shop', { language: 'en' })
    const item = page.getByRole('main').getByRole('listitem').first()
    const name = (await item.getByRole('heading').textContent())!
    await item.getByRole('link', { name: /^Ask about/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toContain(name)
    expect(await page.getByLabel('Subject').inputValue()).not.toBe('')
  })
})
