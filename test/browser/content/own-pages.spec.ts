import { accessibilityAndReflowFaults } from '../../support/accessibility.js'
import { hydrated } from '../../support/browser.js'
import { samplePage } from '../../support/sample-page.js'
import { desktop, phone } from '../../support/visitors.js'
import { type Admin, expect, test } from '../fixtures.js'

const widths = [1024, 1247, 1248, 1280, 1440]
const body = {
  hr: '## Ljudi\n\nUpoznajte nas **prije** dolaska: [javite se](/kontakt).\n\n- Ana\n- Iva\n\n> Slušamo vas.',
  en: '## People\n\nGet to know us **before** your visit: [write to us](/kontakt).\n\n- Ana\n- Iva\n\n> We listen.',
}

const add = (admin: Admin, change: object) =>
  admin.ask<{ id: string }>('POST', '/api/admin/content/pages', { ...samplePage, ...change })

test.describe('own pages', () => {
  test.use({ ownSite: {} })

  test('are accessible and as light as other texts, and change their language in place', async ({ admin }) => {
    await add(admin, { body })
    for (const [address, viewport] of [
      ['/nas-tim', phone],
      ['/our-team', desktop], // dark
    ] as const) {
      const page = await admin.visit(address, { viewport })
      expect(await accessibilityAndReflowFaults(page)).toEqual([])
    }
    const page = await admin.newPage({ script: 'window.requestIdleCallback = () => 0' })
    await page.goto('/nas-tim')
    await hydrated(page)
    const bytes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
    expect(bytes).toBeLessThanOrEqual(82_700) // with the parts of a service, cookies of measurement, input carried over, and hashes that compress differently
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our team')
    await page.getByRole('link', { name: 'write to us' }).click()
    await expect(page).toHaveURL(/\/contact\?lang=en$/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our team')
  })

  test('are services that the owner chooses and arranges', async ({ admin }) => {
    await add(admin, { body, slugHr: 'masaza', slugEn: 'massage', title: { hr: 'Masaža', en: 'Massage' } })
    const editor = await admin.enter('/admin/content/navigation', { viewport: desktop })
    await editor.getByRole('button', { name: 'Dodaj uslugu' }).click()
    await editor.getByLabel('4. usluga').selectOption('Masaža')
    await editor.getByRole('button', { name: 'Pomakni 4. uslugu prema gore' }).click()
    expect(await accessibilityAndReflowFaults(editor)).toEqual([])
    await editor.getByRole('button', { name: 'Spremi', exact: true }).click()
    await expect(editor.getByText(/^Spremljeno/).first()).toBeVisible()
    for (const viewport of [desktop, phone]) {
      const page = await admin.visit('/', { viewport })
      await expect(page.locator('#services').getByRole('heading', { level: 3 }).nth(2)).toHaveText('Masaža')
      expect(await accessibilityAndReflowFaults(page)).toEqual([])
      await page.locator('#services').getByRole('link', { name: 'Više o usluzi Masaža' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masaža')
      await expect(page.getByRole('main').getByRole('link', { name: 'Rezervirajte termin' })).toHaveCount(2)
      expect(await accessibilityAndReflowFaults(page)).toEqual([])
    }
  })

  test('are arranged with the other items of the header, which stays in one row', async ({ admin }) => {
    const titles = [
      { title: { hr: 'Suradnja i partneri', en: 'Partner networks' }, slugHr: 'partneri', slugEn: 'partners' },
      { title: { hr: 'Karijere', en: 'Careers with our teams' }, slugHr: 'karijere', slugEn: 'careers' },
    ]
    for (const title of titles) await add(admin, { ...title, inFooter: false })
    const page = await admin.enter('/admin/content/navigation', { viewport: desktop })
    await page.getByRole('button', { name: 'Dodaj stavku' }).click()
    await page.getByLabel('8. stavka').selectOption('Suradnja i partneri')
    for (let place = 8; place > 2; place--) {
      await page.getByRole('button', { name: `Pomakni ${place}. stavku prema gore` }).click()
    }
    await expect(page.getByLabel('2. stavka')).toHaveValue(/-/)
    await expect(page.getByRole('button', { name: 'Dodaj stavku' })).toHaveCount(0)
    expect(await accessibilityAndReflowFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Spremi', exact: true }).click()
    await expect(page.getByText(/^Spremljeno/).first()).toBeVisible()

    for (const language of ['hr', 'en'] as const) {
      const home = await admin.visit('/', { language, viewport: desktop })
      const banner = home.getByRole('banner')
      const own = titles[0]!.title[language]
      for (const width of widths) {
        await home.setViewportSize({ width, height: 800 })
        const { names, overlaps, lines } = await banner.evaluate((element) => {
          const shown = [...element.querySelectorAll<HTMLElement>('a, button')]
            .filter((control) => control.checkVisibility({ visibilityProperty: true }))
            .map((control) => ({ name: control.innerText.trim(), box: control.getBoundingClientRect() }))
            .sort((one, other) => one.box.left - other.box.left)
          return {
            names: shown.map(({ name }) => name),
            overlaps: shown
              .filter(({ box }, place) => place > 0 && box.left < shown[place - 1]!.box.right - 0.5)
              .map(({ name }) => name),
            lines: Math.max(...shown.map(({ box }) => box.height)),
          }
        })
        expect.soft(overlaps, `${language} at ${width} px`).toEqual([])
        expect.soft(lines, `${language} at ${width} px`).toBeLessThan(60)
        if (width >= 1248) expect.soft(names).toContain(own)
        const scrolls = await home.evaluate(() => document.documentElement.scrollWidth > innerWidth)
        expect.soft(scrolls).toBe(false)
      }
      await expect(home.getByRole('contentinfo').getByRole('link', { name: own })).toBeAttached()
    }
  })
})
