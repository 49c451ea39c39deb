import { visitedSite } from '../support/visitors.js'

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
