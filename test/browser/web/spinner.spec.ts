import type { Page } from '@playwright/test'
import { holdBack } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

test.describe('the spinner', () => {
  const spinner = (page: Page) => page.getByRole('status').getByText('Učitavanje…')
  const holdBackPages = (page: Page) => holdBack(page, '**/index.pageContext.json*')
  const follow = (page: Page, name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true }).dispatchEvent('click')

  test('turns while another page is on its way, and the page before stays', async ({ site }) => {
    const page = await site.visit('/blog')
    await expect(spinner(page)).toHaveCount(0)
    const letGo = await holdBackPages(page)
    await follow(page, 'Cjenik')
    await expect(spinner(page)).toBeVisible()
    expect((await spinner(page).locator('..').boundingBox())!.width).toBeGreaterThan(20)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/blog/i)
    letGo()
    await expect(page.getByRole('heading', { level: 1, name: 'Cjenik' })).toBeVisible()
    await expect(spinner(page)).toHaveCount(0)
  })

  test('does not turn for home', async ({ site }) => {
    const page = await site.visit('/blog')
    const letGo = await holdBackPages(page)
    const asked = page.waitForRequest('**/index.pageContext.json*')
    await page.getByRole('banner').getByRole('link', { name: 'Biorezonanca' }).click()
    await asked
    await expect(spinner(page)).toHaveCount(0)
    letGo()
    await expect(page.getByRole('heading', { level: 1, name: 'Život na frekvenciji zdravlja' })).toBeVisible()
  })
})
