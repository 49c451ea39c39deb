import type { Browser } from 'playwright-core'
import { hydrated, launchBrowser, openPage } from '../support/browser.js'
import { type RunningSite, startSite } from '../support/running-site.js'

const EARLY = 'https://tags.example'

describe('the first visit in a browser session', () => {
  let site: RunningSite
  let browser: Browser
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite({ EARLY_CONNECTIONS: ` ${EARLY}, ` }), launchBrowser()])
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })

  const visit = async (address: string, script = '') => {
    const opened = await openPage(browser, site.url)
    await opened.page.addInitScript(script)
    await opened.page.goto(address)
    await hydrated(opened.page)
    await opened.page.waitForFunction(() => sessionStorage.getItem('visited') === 'true')
    return opened
  }
  const hints = (page: Awaited<ReturnType<typeof visit>>['page']) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload], link[rel=prefetch], link[rel=preconnect]')]
        .map(({ rel, href, imageSrcset }) => `${rel} ${href ? new URL(href).href : imageSrcset.split(' ')[0]}`)
        .map((hint) => hint.replace(location.origin, '')),
    )

  it('hints at the font, the logo and the hero picture, and says how long it took and what the browser can do', async () => {
    const { page, complaints, close } = await visit('/blog')
    await page.waitForFunction(() => performance.getEntriesByName('bootstrap').length === 1)
    expect(await hints(page)).toEqual([
      'preload /fonts/rosario.woff2',
      'prefetch /logo.svg',
      'prefetch /pictures/hero-768.avif',
    ])
    const bootstrap = await page.evaluate(() => {
      const [{ duration, detail }] = performance.getEntriesByName('bootstrap') as [PerformanceMeasure]
      return { duration, detail: detail as unknown }
    })
    expect(bootstrap.duration).toBeGreaterThan(0)
    expect(bootstrap.detail).toEqual({
      webp: true,
      intersectionObserver: true,
      dynamicImport: true,
      modules: true,
      connection: expect.stringMatching(/^(slow-2g|[234]g)$/),
    })
    // beside the style sheet of the site, which overrules them
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1)

    await page.reload()
    await hydrated(page)
    await page.waitForTimeout(1000)
    expect(await page.evaluate(() => performance.getEntriesByName('bootstrap').length)).toBe(0)
    expect(complaints).toEqual([])
    await close()
  })

  it('takes a connection for fast where nothing is known of it', async () => {
    const { page, close } = await visit('/blog', `Object.defineProperty(navigator, 'connection', { value: undefined })`)
    await page.waitForFunction(() => performance.getEntriesByName('bootstrap').length === 1)
    const connection = await page.evaluate(
      () => (performance.getEntriesByName('bootstrap')[0] as PerformanceMeasure).detail.connection as string,
    )
    expect(connection).toBe('4g')
    await close()
  })

  it('connects to the configured hosts only once cookies are accepted', async () => {
    const accepted = await visit('/', `localStorage.setItem('consentChoice', 'accepted')`)
    expect(await hints(accepted.page)).toContain(`preconnect ${EARLY}/`)
    await accepted.close()
    const undecided = await visit('/')
    expect(await hints(undecided.page)).not.toContain(`preconnect ${EARLY}/`)
    await undecided.close()
  })
})
