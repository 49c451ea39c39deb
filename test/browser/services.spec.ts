import type { Page } from 'playwright-core'
import { visitedSite } from '../support/visitors.js'

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

describe('a service page', () => {
  const site = visitedSite()

  it.each([
    ['/intolerancija-na-hranu', [/200\+ namirnica/, /250\+/, /60.minuta/]],
    ['/food-intolerance?lang=en', [/200\+ foods/, /250\+/, /60.minutes/]],
    ['/funkcionalno-testiranje', [/1\.500\+ .*neravnoteža/, /60.minuta/]],
    ['/functional-screening?lang=en', [/1,500\+ .*imbalances/, /60.minutes/]],
    [
      '/biorezonanca-postupak',
      [/30–60.minuta/, /7–14.dana/, /2.litre vode/, /slatk.* 30.dana|30.dana.*slatk/i, /ljubim/],
    ],
    [
      '/bioresonance-procedure?lang=en',
      [/30–60.minutes/, /7–14.days/, /2.litres of water/, /sweet.* 30.days|30.days.*sweet/i, /\bpets?\b/],
    ],
  ])('tells what the specification tells: %s', async (address, facts) => {
    const page = await site.visit(address, { javaScriptEnabled: false })
    const text = (await page.getByRole('main').textContent())!
    for (const fact of facts) expect(text).toMatch(fact)
    expect(text).toMatch(/komplementarna|complementary/)
  })

  it('opens its questions by mouse and keyboard', async () => {
    const page = await site.visit('/food-intolerance')
    const questions = page.locator('main summary')
    await questions.first().click()
    await questions.nth(1).focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('main details[open]').count()).toBe(2)
  })

  describe('of the screening has tabs', () => {
    const selected = (page: Page) => page.getByRole('tab', { selected: true })
    const open = (page: Page) => page.getByRole('tabpanel').filter({ visible: true })
    const hash = (page: Page) => new URL(page.url()).hash

    it('for eleven areas, of which one is open', async () => {
      const page = await site.visit('/funkcionalno-testiranje')
      expect(
        await page.getByRole('tab').evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-controls'))),
      ).toEqual(tabs)
      expect(await open(page).getAttribute('id')).toBe('overview')
    })

    it('that are walked through by arrows, Home and End; the address follows, the page stays where it is', async () => {
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
        expect(await open(page).getAttribute('id')).toBe(id)
        expect(await selected(page).evaluate((tab) => tab === document.activeElement)).toBe(true)
      }
      expect(await page.evaluate(() => scrollY)).toBe(before)
      // Tab leaves the row of tabs for the panel.
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('overview')
      expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(1)
    })

    it('whose address opens the same one again', async () => {
      const page = await site.visit('/funkcionalno-testiranje')
      await page.getByRole('tab', { name: 'Hormoni' }).click()
      expect(hash(page)).toBe('#hormones')
      await page.reload()
      await page.getByRole('tab', { name: 'Hormoni', selected: true }).waitFor()
      expect(await open(page).getAttribute('id')).toBe('hormones')
    })

    it('and none more in the history', async () => {
      const page = await site.visit('/blog')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Funkcionalno testiranje' }).click()
      await page.getByRole('tab', { name: 'Koža' }).click()
      await page.getByRole('tab', { name: 'Hormoni' }).click()
      await page.goBack()
      await page.waitForURL('**/blog')
    })
  })
})
