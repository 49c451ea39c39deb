import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'

const tabs = [
  'overview',
  'candida',
  'digestive-urinary',
  'hormones',
  'cardiovascular',
  'respiratory',
  'musculoskeletal',
  'skin',
  'modern-life',
  'addictions',
  'pets',
]

test.describe('a service page', () => {
  for (const [language, pages] of [
    [
      'hr',
      {
        '/intolerancija-na-hranu': [/200\+ namirnica/, /250\+/, /60.minuta/],
        '/funkcionalno-testiranje': [/1\.500\+ .*neravnoteža/, /60.minuta/],
        '/biorezonanca-postupak': [
          /30–60.minuta/,
          /7–14.dana/,
          /2.litre vode/,
          /slatk.* 30.dana|30.dana.*slatk/i,
          /ljubim/,
        ],
      },
    ],
    [
      'en',
      {
        '/food-intolerance': [/200\+ foods/, /250\+/, /60.minutes/],
        '/functional-screening': [/1,500\+ .*imbalances/, /60.minutes/],
        '/bioresonance-procedure': [
          /30–60.minutes/,
          /7–14.days/,
          /2.litres of water/,
          /sweet.* 30.days|30.days.*sweet/i,
          /\bpets?\b/,
        ],
      },
    ],
  ] as const) {
    test(`gives the facts of the specification in ${language}, without JavaScript`, async ({ site }) => {
      const page = await site.newPage({ javaScriptEnabled: false })
      for (const [address, facts] of Object.entries(pages)) {
        await page.goto(`${address}?lang=${language}`, { waitUntil: 'domcontentloaded' })
        const text = (await page.getByRole('main').textContent())!
        for (const fact of facts) expect.soft(text, address).toMatch(fact)
        expect.soft(text, address).toMatch(language === 'hr' ? /komplementarna/ : /complementary/)
      }
    })
  }

  test('opens its questions by mouse and by keyboard', async ({ site }) => {
    const page = await site.visit('/food-intolerance')
    const questions = page.locator('main summary')
    await questions.first().click()
    await questions.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('main details[open]')).toHaveCount(2)
  })

  test.describe('of the screening', () => {
    const selected = (page: Page) => page.getByRole('tab', { selected: true })
    const open = (page: Page) => page.getByRole('tabpanel').filter({ visible: true })
    const hash = (page: Page) => new URL(page.url()).hash

    test('has tabs for eleven areas, of which one is open', { tag: '@quick' }, async ({ site }) => {
      const page = await site.visit('/funkcionalno-testiranje')
      expect(
        await page.getByRole('tab').evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-controls'))),
      ).toEqual(tabs)
      await expect(open(page)).toHaveAttribute('id', 'overview')
    })

    test('changes tabs by the arrow keys, Home and End, without scrolling, and opens the tab that the address names', async ({
      site,
    }) => {
      const page = await site.visit('/funkcionalno-testiranje')
      await selected(page).focus()
      const before = await page.evaluate(() => scrollY)
      for (const [key, id] of [
        ['ArrowRight', 'candida'],
        ['ArrowLeft', 'overview'],
        ['ArrowLeft', 'pets'],
        ['ArrowRight', 'overview'],
        ['End', 'pets'],
        ['Home', 'overview'],
      ] as const) {
        await page.keyboard.press(key)
        await page.waitForFunction((wanted) => location.hash === `#${wanted}`, id)
        await expect(open(page)).toHaveAttribute('id', id)
        await expect(selected(page)).toBeFocused()
      }
      expect(await page.evaluate(() => scrollY)).toBe(before)
      // Tab moves from the tabs to the panel.
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('overview')
      await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1)

      await page.getByRole('tab', { name: 'Hormoni' }).click()
      expect(hash(page)).toBe('#hormones')
      await page.reload()
      await expect(page.getByRole('tab', { name: 'Hormoni', selected: true })).toBeVisible()
      await expect(open(page)).toHaveAttribute('id', 'hormones')
    })

    test('shows the areas before the text, each with its warning first', async ({ site }) => {
      const page = await site.visit('/funkcionalno-testiranje#cardiovascular')
      const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
      expect(headings.slice(0, 2)).toEqual(['Što sve provjeravamo', 'Pogled na cjelinu'])
      await expect(open(page).getByRole('paragraph').first()).toHaveText(/nazovite 194 ili 112/)
    })

    test('adds no tab to the history', async ({ site }) => {
      const page = await site.visit('/blog')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Funkcionalno testiranje' }).click()
      await page.getByRole('tab', { name: 'Koža' }).click()
      await page.getByRole('tab', { name: 'Hormoni' }).click()
      await page.goBack()
      await page.waitForURL('**/blog')
    })
  })
})
