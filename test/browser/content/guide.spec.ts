import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/accessibility.js'
import { sheetsOf } from '../../support/paper.js'
import { expect, test } from '../fixtures.js'

const HR = '/je-li-to-za-mene'
const EN = '/is-it-for-me?lang=en'

const answers = (page: Page) => page.getByRole('article').filter({ visible: true })
const choice = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })

/** Returns everything that the browser keeps of a visitor, and the length of the history. */
const traces = async (page: Page) => ({
  cookies: (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`),
  ...(await page.evaluate(() => ({
    stored: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    dataLayer: JSON.stringify((window as unknown as { dataLayer?: object }).dataLayer ?? null),
    address: location.href,
    history: history.length,
  }))),
})

test.describe('the guide', () => {
  test(
    'leads from a choice to the appointment by keyboard, and leaves no trace of it',
    { tag: '@quick' },
    async ({ site }) => {
      const page = await site.visit(HR)
      await expect(page.getByRole('heading', { level: 2, name: 'Prije nego što odaberete' })).toBeVisible()
      await expect(answers(page)).toHaveCount(0)
      const before = await traces(page)
      const requested: string[] = []
      // The code of the answers, which is the same for all of them, arrives with the first choice.
      page.on('request', (request) => {
        if (!request.url().endsWith('.js')) requested.push(request.url())
      })

      await choice(page, 'Želim prestati pušiti').press('Enter')
      const heading = page.getByRole('heading', { level: 2, name: 'Kad želite prestati pušiti' })
      await expect(heading).toBeFocused()
      await expect(heading).toBeInViewport()
      await expect(answers(page)).toHaveCount(1)
      await expect(choice(page, 'Želim prestati pušiti')).toHaveAttribute('aria-current', 'true')
      await expect(answers(page).getByText('nije liječenje ovisnosti')).toBeVisible()
      await expect(answers(page).getByText(/jeste li trudni, imate li elektrostimulator srca/)).toBeVisible()
      await expect(answers(page).getByRole('link', { name: 'Nazovite 112' })).toHaveAttribute('href', 'tel:112')
      await expect(answers(page).getByRole('note').last()).toContainText('komplementarna metoda')
      expect(await accessibilityFaults(page)).toEqual([])

      await answers(page).getByRole('link', { name: 'Odaberite drugi razlog' }).press('Enter')
      await expect(page.getByRole('heading', { level: 2, name: 'Što vas dovodi?' })).toBeFocused()
      await expect(answers(page)).toHaveCount(0)
      await choice(page, 'Neka mi hrana ne odgovara').click()
      await expect(answers(page)).toHaveCount(1)
      expect(await traces(page)).toEqual(before)
      expect(requested).toEqual([])
      expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(2)

      await expect(answers(page).getByText('80 €')).toBeVisible()
      await expect(answers(page).getByText('60 min').first()).toBeVisible()
      await answers(page).getByRole('link', { name: 'Rezervirajte termin' }).first().click()
      await expect(page.getByRole('heading', { level: 2, name: 'Odaberite centar' })).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: 'Testiranje intolerancije na hranu 60' })).toBeVisible()
    },
  )

  test('leads without JavaScript in English, by fragments that no server receives', async ({ site }) => {
    const page = await site.visit(EN, { javaScriptEnabled: false, language: 'en' })
    await expect(answers(page)).toHaveCount(7)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await choice(page, 'It is about my pet').click()
    await expect(answers(page)).toHaveCount(1)
    expect(page.url()).toBe(`${site.url}${EN}#answer-6`)
    await expect(page.getByRole('heading', { level: 2, name: 'When it is about your pet' })).toBeFocused()
    await expect(answers(page).getByText('Let a vet examine it first.')).toBeVisible()
    await expect(answers(page).getByRole('note').last()).toContainText('complementary method')
    expect(requested).toEqual([])
    await answers(page).getByRole('link', { name: 'Choose another reason' }).click()
    await expect(answers(page)).toHaveCount(7)
    await choice(page, 'It is about my pet').click()
    await answers(page).getByRole('link', { name: 'Book an appointment: Testing for a pet' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: /^Service\s*Testing for a pet/ })).toBeVisible()
  })

  test('removes a fragment that was followed before hydration from the address, and shows its answer', async ({
    site,
  }) => {
    const page = await site.visit(`${HR}#answer-5`)
    await expect(page).toHaveURL(site.url + HR)
    await expect(answers(page)).toHaveCount(1)
    await expect(answers(page).getByRole('heading', { level: 2 })).toHaveText('Kad vam trebaju mir i odmor')
  })

  test('is linked from home, each service page and the questions', async ({ site }) => {
    for (const address of [
      '/',
      '/food-intolerance',
      '/functional-screening',
      '/bioresonance-procedure',
      '/questions',
    ]) {
      const html = await (await fetch(site.url + address)).text()
      expect([address, /<main.*<\/main>/s.exec(html)![0]]).toEqual([address, expect.stringContaining(`href="${HR}"`)])
    }
  })
})
