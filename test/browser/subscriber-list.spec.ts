import { adminSite, namesIn } from '../support/admin-site.js'

const list = '/admin/newsletter-subscribers'

describe('the list of subscribers', () => {
  const admin = adminSite()
  beforeAll(async () => {
    await admin.subscribe('ana@example.com', 'zdenka@example.com', 'marko@example.com')
  })

  it('is searched and sorted in place', async () => {
    const page = await admin.enter(list)
    expect(await namesIn(page)).toEqual(['marko@example.com', 'zdenka@example.com', 'ana@example.com'])
    await page.getByRole('columnheader', { name: 'Email' }).getByRole('link').click()
    await page.locator('[aria-sort=ascending]').waitFor()
    expect(await namesIn(page)).toEqual(['ana@example.com', 'marko@example.com', 'zdenka@example.com'])
    await page.getByRole('searchbox').fill('zden')
    await page.getByText('1 rezultat', { exact: true }).waitFor()
    expect(await namesIn(page)).toEqual(['zdenka@example.com'])
    expect(new URL(page.url()).search).toBe('?sort=email&search=zden')
  })

  it('ends subscriptions once that is confirmed, and shows those that ended', async () => {
    const page = await admin.enter(list)
    await page.getByRole('checkbox', { name: 'Odaberi: ana@example.com' }).check()
    const ask = page.getByRole('button', { name: 'Odjavi', exact: true })
    await ask.click()
    const question = page.getByRole('dialog', { name: 'Odjaviti 1 pretplatnika?' })
    await question.getByRole('button', { name: 'Odustani' }).click()
    expect(await namesIn(page)).toHaveLength(3)
    await ask.click()
    await question.getByRole('button', { name: 'Odjavi' }).click()
    await page.getByText('Odjavljeno: 1.').waitFor()
    expect(await namesIn(page)).toEqual(['marko@example.com', 'zdenka@example.com'])
    await page.getByRole('link', { name: 'Odjavljeni' }).click()
    await page.getByText('1 rezultat', { exact: true }).waitFor()
    expect(await namesIn(page)).toEqual(['ana@example.com'])
    expect(await page.getByRole('checkbox').count()).toBe(0)
  })

  it('marks addresses that mails do not reach, and releases them', async () => {
    const page = await admin.enter(list)
    await page.getByRole('checkbox', { name: 'Odaberi: marko@example.com' }).check()
    await page.getByRole('button', { name: 'Blokiraj adresu' }).click()
    const question = page.getByRole('dialog', { name: 'Blokirati 1 adresu?' })
    await question.getByRole('button', { name: 'Blokiraj' }).click()
    await page.getByText('Blokirano: 1.').waitFor()
    await page.getByRole('link', { name: 'Blokirani' }).click()
    await page.getByRole('checkbox', { name: 'Odaberi: marko@example.com' }).check()
    await page.getByRole('button', { name: 'Ukloni blokadu' }).click()
    await page.getByText('Odblokirano: 1.').waitFor()
    await page.getByRole('link', { name: 'Pretplaćeni' }).click()
    await page.getByRole('link', { name: 'marko@example.com' }).waitFor()
  })
})
