import { expect, namesIn, test } from '../fixtures.js'

const list = '/admin/newsletter-subscribers'

test.describe('the list of subscribers', () => {
  test.use({ ownSite: {} })
  test.beforeAll(async ({ admin }) => {
    await admin.subscribe('ana@example.com', 'zdenka@example.com', 'marko@example.com')
  })

  test('is searched and sorted in place', async ({ admin }) => {
    const page = await admin.enter(list)
    await expect(namesIn(page)).toHaveText(['marko@example.com', 'zdenka@example.com', 'ana@example.com'])
    await page.getByRole('columnheader', { name: 'Email' }).getByRole('link').click()
    await expect(page.locator('[aria-sort=ascending]')).toBeVisible()
    await expect(namesIn(page)).toHaveText(['ana@example.com', 'marko@example.com', 'zdenka@example.com'])
    await page.getByRole('searchbox').fill('zden')
    await expect(page.getByText('1 rezultat', { exact: true })).toBeVisible()
    await expect(namesIn(page)).toHaveText(['zdenka@example.com'])
    expect(new URL(page.url()).search).toBe('?sort=email&search=zden')
  })

  test('ends subscriptions once that is confirmed, and shows those that ended', async ({ admin }) => {
    const page = await admin.enter(list)
    await page.getByRole('checkbox', { name: 'Odaberi: ana@example.com' }).check()
    const ask = page.getByRole('button', { name: 'Odjavi', exact: true })
    await ask.click()
    const question = page.getByRole('dialog', { name: 'Odjaviti 1 pretplatnika?' })
    await question.getByRole('button', { name: 'Odustani' }).click()
    await expect(namesIn(page)).toHaveCount(3)
    await ask.click()
    await question.getByRole('button', { name: 'Odjavi' }).click()
    await expect(page.getByText('Odjavljeno: 1.')).toBeVisible()
    await expect(namesIn(page)).toHaveText(['marko@example.com', 'zdenka@example.com'])
    await page.getByRole('link', { name: 'Odjavljeni' }).click()
    await expect(page.getByText('1 rezultat', { exact: true })).toBeVisible()
    await expect(namesIn(page)).toHaveText(['ana@example.com'])
    await expect(page.getByRole('checkbox')).toHaveCount(0)
  })

  test('marks addresses that mails do not reach, and releases them', async ({ admin }) => {
    const page = await admin.enter(list)
    await page.getByRole('checkbox', { name: 'Odaberi: marko@example.com' }).check()
    await page.getByRole('button', { name: 'Blokiraj adresu' }).click()
    const question = page.getByRole('dialog', { name: 'Blokirati 1 adresu?' })
    await question.getByRole('button', { name: 'Blokiraj' }).click()
    await expect(page.getByText('Blokirano: 1.')).toBeVisible()
    await page.getByRole('link', { name: 'Blokirani' }).click()
    await page.getByRole('checkbox', { name: 'Odaberi: marko@example.com' }).check()
    await page.getByRole('button', { name: 'Ukloni blokadu' }).click()
    await expect(page.getByText('Odblokirano: 1.')).toBeVisible()
    await page.getByRole('link', { name: 'Pretplaćeni' }).click()
    await expect(page.getByRole('link', { name: 'marko@example.com' })).toBeVisible()
  })
})
