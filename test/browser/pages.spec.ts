import type { Browser } from 'playwright-core'
import { accessibilityFaults } from '../support/accessibility.js'
import { hydrated, launchBrowser, openPage } from '../support/browser.js'
import { pageTable } from '../support/page-table.js'
import { type RunningSite, startSite } from '../support/running-site.js'

describe('every page', () => {
  let site: RunningSite
  let browser: Browser
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite(), launchBrowser()])
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })

  describe.each(['hr', 'en'])('in %s', (language) => {
    it.each(pageTable)('%s hydrates without a complaint, and axe finds nothing', async (url) => {
      const { page, complaints, close } = await openPage(browser, site.url, { reducedMotion: 'reduce' })
      await page.goto(`${url}?lang=${language}`)
      await hydrated(page)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      expect(await accessibilityFaults(page)).toEqual([])
      expect(complaints).toEqual([])
      // nothing wider than the phone
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await close()
    })
  })

  it('is a page of the site also when there is none', async () => {
    const { page, close } = await openPage(browser, site.url)
    await page.goto('/no-such-page?lang=en')
    await hydrated(page)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page Not Found')
    expect(await accessibilityFaults(page)).toEqual([])
    await close()
  })
})
