import type { Page } from 'playwright-core'
import { holdBack, visitedSite } from '../support/visitors.js'

describe('the spinner', () => {
  const site = visitedSite()

  const spinner = (page: Page) => page.getByRole('status').getByText('Učitavanje…')
  const holdBackPages = (page: Page) => holdBack(page, '**/index.pageContext.json*')
  const follow = (page: Page, name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true }).dispatchEvent('click')

  it('turns while another page is on its way, and the page before stays', async () => {
    const page = await site.visit('/blog')
    expect(await spinner(page).count()).toBe(0)
    const letGo = await holdBackPages(page)
    await follow(page, 'Cjenik')
    await spinner(page).waitFor()
    expect((await spinner(page).locator('..').boundingBox())!.width).toBeGreaterThan(20)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/blog/i)
    letGo()
    await page.getByRole('heading', { level: 1, name: 'Cjenik' }).waitFor()
    await spinner(page).waitFor({ state: 'detached' })
  })

  it('does not turn for home', async () => {
    const page = await site.visit('/blog')
    const letGo = await holdBackPages(page)
    const asked = page.waitForRequest('**/index.pageContext.json*')
    await page.getByRole('banner').getByRole('link', { name: 'Biorezonanca' }).click()
    await asked
    expect(await spinner(page).count()).toBe(0)
    letGo()
    await page.getByRole('heading', { level: 1, name: 'Život na frekvenciji zdravlja' }).waitFor()
  })
})
