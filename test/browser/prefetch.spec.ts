import type { Browser } from 'playwright-core'
import { hydrated, launchBrowser, openPage } from '../support/browser.js'
import { type RunningSite, startSite } from '../support/running-site.js'

const saveData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })`

describe('the pages most visitors go to next', () => {
  let site: RunningSite
  let browser: Browser
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite(), launchBrowser()])
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })

  const isPage = (url: string) => /entries\/views_pages_(food-intolerance|contact)\.[\w-]+\.js$/.test(url)
  const askedFor = async (script?: string) => {
    const { page, complaints, close } = await openPage(browser, site.url)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    if (script) await page.addInitScript(script)
    await page.goto('/blog')
    await hydrated(page)
    // What is done when idle is over when this is.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1000)
    expect(complaints).toEqual([])
    await close()
    return asked.filter(isPage)
  }

  it('are fetched when the browser has nothing better to do', async () => {
    expect(await askedFor()).toHaveLength(2)
  })

  it('are not fetched for who saves data', async () => {
    expect(await askedFor(saveData)).toEqual([])
  })
})
