import { accessibilityFaults } from '../../support/accessibility.js'
import { expect, test } from '../fixtures.js'

test.describe('the page of questions', () => {
  test('lists the questions of every page, and finds them by words of question or answer, or else links other answers', async ({
    site,
  }) => {
    const page = await site.visit('/česta-pitanja')
    const main = page.getByRole('main')
    const shown = () => main.locator('summary').allTextContents()
    const all = await shown()
    expect(all.length).toBeGreaterThan(15)
    expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
      expect.arrayContaining([
        'Prije dolaska',
        'Testiranje intolerancije na hranu',
        'Postupak biorezonance',
        'Franšiza',
      ]),
    )
    const free = main.locator('details').filter({ hasText: 'Plaćam li početne konzultacije' })
    await expect(free).toContainText('besplatne su uz bilo koju uslugu')
    await expect(free).toContainText('prije dolaska')
    await expect(main.getByRole('link', { name: 'Više o tome: Franšiza', exact: true })).toBeVisible()
    const field = page.getByRole('searchbox')
    await field.fill('LIJECNIK')
    await page.waitForFunction((count) => document.querySelectorAll('main summary').length < count, all.length)
    const found = await main.locator('details').allTextContents()
    expect(found.length).toBeGreaterThan(0)
    for (const text of found) expect(text).toMatch(/liječnik/i)
    await expect(main.getByRole('status')).toHaveText(new RegExp(`^${found.length}\\b`))
    expect(await accessibilityFaults(page)).toEqual([])

    await field.fill('<b>(.*</b> zzzz')
    await expect(main.getByRole('status')).toHaveText(/Za to nismo našli odgovor/)
    const others = main.getByRole('list').getByRole('link')
    await expect(others).toHaveText(['Cjenik', 'Naši centri', 'Napišite nam', /^Nazovite \+385/])
    expect(await accessibilityFaults(page)).toEqual([])
    await field.fill('zarad')
    await field.press('Enter')
    await page.waitForURL('**/%C4%8Desta-pitanja?q=zarad#questions')
    expect(await shown()).toEqual([expect.stringMatching(/zarada/)])
    await field.fill('')
    expect(await shown()).toEqual(all)
  })

  test('finds without JavaScript, in English', async ({ site }) => {
    const page = await site.visit('/questions?lang=en', { javaScriptEnabled: false, language: 'en' })
    await page.getByRole('searchbox').fill('aquarium')
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL('**/questions?lang=en&q=aquarium*')
    await expect(page.getByText('We found no answer to that')).toBeVisible()
    await page.getByRole('searchbox').fill('hurts')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/questions?lang=en&q=hurts#questions')
    const summaries = page.getByRole('main').locator('summary')
    await expect(summaries).toHaveCount(2)
    await summaries.first().click()
    await expect(page.locator('main details[open]')).toHaveCount(1)
  })

  test('is linked in the footer, and on home below the most frequent question of each service', async ({ site }) => {
    const page = await site.visit('/')
    const asked = await page.getByRole('main').locator('summary').allTextContents()
    expect(asked).toEqual([
      'Boli li testiranje?',
      expect.stringMatching(/^Koja je razlika/),
      expect.stringMatching(/^Trebam li najprije/),
    ])
    const ways = page.locator('a[href="/%C4%8Desta-pitanja"]')
    await expect(ways).toHaveCount(2)
    await ways.first().click()
    // Home has these questions, too.
    await expect(page.getByRole('heading', { level: 1, name: 'Česta pitanja' })).toBeVisible()
    const questions = await page.getByRole('main').locator('summary').allTextContents()
    expect(questions).toEqual(expect.arrayContaining(asked))
  })
})
