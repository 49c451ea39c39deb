import type { Page } from 'playwright-core'
import { hydrated } from '../support/browser.js'
import { type VisitOptions, visitedSite } from '../support/visitors.js'

const EARLY = 'https://tags.example'

describe('the first visit in a browser session', () => {
  const site = visitedSite({ EARLY_CONNECTIONS: ` ${EARLY}, ` })

  const visit = async (address: string, options?: VisitOptions) => {
    const page = await site.visit(address, options)
    await page.waitForFunction(() => performance.getEntriesByName('bootstrap').length === 1)
    return page
  }
  const bootstrap = (page: Page) =>
    page.evaluate(() => {
      const [{ duration, detail }] = performance.getEntriesByName('bootstrap') as [PerformanceMeasure]
      return { duration, detail: detail as { connection: string } }
    })
  const hints = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload], link[rel=prefetch], link[rel=preconnect]')]
        .map(({ rel, href, imageSrcset }) => `${rel} ${href ? new URL(href).href : imageSrcset.split(' ')[0]}`)
        .map((hint) => hint.replace(location.origin, '')),
    )

  it.each([
    ['/', ['logo', 'hero', 'font']],
    ['/blog', ['logo', 'font']],
  ])('preloads what %s shows first, and nothing that it does not show', async (address, names) => {
    const files = { font: '/fonts/rosario.woff2', logo: '/logo-light.svg', hero: '/pictures/hero-400.avif' }
    const page = await visit(address)
    expect(await hints(page)).toEqual(names.map((name) => `preload ${files[name as keyof typeof files]}`))
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    for (const name of names) expect(loaded.some((url) => url.includes(name === 'font' ? 'rosario' : name))).toBe(true)
  })

  it('says how long it took, and what the browser can do', async () => {
    const { duration, detail } = await bootstrap(await visit('/blog'))
    expect(duration).toBeGreaterThan(0)
    expect(detail).toEqual({
      webp: true,
      intersectionObserver: true,
      dynamicImport: true,
      modules: true,
      connection: expect.stringMatching(/^(slow-2g|[234]g)$/),
    })
  })

  it('takes a connection for fast where nothing is known of it', async () => {
    const page = await visit('/blog', {
      script: `Object.defineProperty(navigator, 'connection', { value: undefined })`,
    })
    expect((await bootstrap(page)).detail.connection).toBe('4g')
  })

  it('brings the critical styles, which the style sheet of the site overrules', async () => {
    const page = await visit('/')
    const styles = await page.evaluate(() =>
      document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join(' '),
    )
    for (const style of [
      /max-width: 1200px|--container: 1200px/,
      /body \{ font-family: Rosario/,
      /header \{ color: rgb\(75, 46, 131\)/,
      /linear-gradient\(rgb\(245, 245, 245\), rgb\(229, 229, 229\)\)/,
      /0\.5s/,
      /translateY\(20px\)/,
    ])
      expect(styles).toMatch(style)
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Rosario fallback')
  })

  it('is not repeated in the same session, also after a reload', async () => {
    const page = await visit('/blog')
    expect(await page.evaluate(() => sessionStorage.getItem('visited'))).toBe('true')
    await page.reload()
    await hydrated(page)
    // It would come before the pages that are fetched ahead.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /views_pages_contact/.test(name)),
    )
    expect(await page.evaluate(() => performance.getEntriesByName('bootstrap').length)).toBe(0)
  })

  it('connects to the configured hosts only once cookies are accepted', async () => {
    const accepted = await visit('/', { undecided: true, script: `localStorage.setItem('consentChoice', 'accepted')` })
    expect(await hints(accepted)).toContain(`preconnect ${EARLY}/`)
    const undecided = await visit('/', { undecided: true })
    expect(await hints(undecided)).not.toContain(`preconnect ${EARLY}/`)
  })
})
