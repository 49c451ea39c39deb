import type { Locator, Page } from '@playwright/test'
import { hydrated } from '../../support/browser.js'
import { desktop } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

test.describe('on a desktop, without scrolling, a visitor sees', () => {
  const main = (page: Page) => page.getByRole('main')
  const button = (page: Page, name: string) => main(page).getByRole('link', { name }).first()

  test('the finder of the contact page in the upper half', async ({ site }) => {
    const page = await site.visit('/kontakt', { viewport: desktop })
    expect((await page.getByRole('search').boundingBox())!.y).toBeLessThanOrEqual(500)
  })

  const places: [what: string, address: string, parts: (page: Page) => Locator[]][] = [
    ['how to book an appointment, on home', '/', (page) => [button(page, 'Book an appointment')]],
    ['the finder, on the contact page', '/contact', (page) => [page.getByRole('search')]],
    ['the first prices, on the price list', '/pricelist', (page) => [page.locator('tbody tr:has(td)').first()]],
    [
      'a price and the way to an appointment, on the page of a service',
      '/food-intolerance',
      (page) => [main(page).getByText('from €80').first(), button(page, 'Book an appointment')],
    ],
    [
      'what a centre is asked for, on its page',
      '/location/zagreb',
      (page) => [
        button(page, 'Book an appointment'),
        main(page).locator('address').first(),
        main(page).getByRole('rowheader', { name: 'Friday' }),
      ],
    ],
    ['the way to the form, on the page about the franchise', '/franchise', (page) => [button(page, 'Send inquiry')]],
    ['where to search, among the questions', '/questions', (page) => [page.getByRole('search')]],
    [
      'where the form begins',
      '/request-appointment',
      (page) => [page.getByRole('radiogroup', { name: 'Service' }).locator('summary').first()],
    ],
    [
      'the newest post, on the blog',
      '/blog?lang=en',
      (page) => [main(page).getByRole('heading', { level: 2 }).first()],
    ],
  ]
  test('the purpose of each of these pages', async ({ site }) => {
    const page = await site.newPage({ language: 'en', viewport: desktop })
    for (const [what, address, parts] of places) {
      await test.step(what, async () => {
        await page.goto(address, { waitUntil: 'commit' })
        await hydrated(page)
        for (const part of parts(page)) {
          const box = await part.boundingBox()
          expect.soft(box!.y + box!.height, what).toBeLessThanOrEqual(desktop.height)
        }
      })
    }
  })
})
