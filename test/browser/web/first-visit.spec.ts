import type { Page } from '@playwright/test'
import { hydrated } from '../../support/browser.js'
import { entryOf } from '../../support/entry-of.js'
import { expect, type Site, test, type VisitOptions } from '../fixtures.js'
import { EARLY_CONNECTION } from '../sites.js'

test.describe('the first visit in a browser session', () => {
  const visit = async (site: Site, address: string, options?: VisitOptions) => {
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
        .map((hint) => hint.replace(location.origin, '').replace(/\?v=\w+$/, '')),
    )

  for (const [address, picture] of [
    ['/', 'hero'],
    ['/blog', 'blog'],
  ] as const) {
    test(`preloads what ${address} shows first, and nothing that it does not show`, async ({ site }) => {
      const files = [`/pictures/${picture}-400.avif`, '/logo-light.svg', '/fonts/rosario.woff2']
      const page = await visit(site, address)
      expect(await hints(page)).toEqual(files.map((file) => `preload ${file}`))
      const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      for (const file of files) expect(loaded.filter((url) => url.includes(file))).toHaveLength(1)
    })
  }

  test('measures its duration and the features of the browser', async ({ site }) => {
    const { duration, detail } = await bootstrap(await visit(site, '/blog'))
    expect(duration).toBeGreaterThan(0)
    expect(detail).toEqual({
      webp: true,
      intersectionObserver: true,
      dynamicImport: true,
      modules: true,
      connection: expect.stringMatching(/^(slow-2g|[234]g)$/),
    })
  })

  test('assumes a fast connection where the browser reports none', async ({ site }) => {
    const page = await visit(site, '/blog', {
      script: `Object.defineProperty(navigator, 'connection', { value: undefined })`,
    })
    expect((await bootstrap(page)).detail.connection).toBe('4g')
  })

  test('adds the critical styles, which the style sheet of the site overrides', async ({ site }) => {
    const page = await visit(site, '/')
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

  test('is not repeated in the same session, also after a reload', async ({ site }) => {
    const page = await visit(site, '/blog')
    expect(await page.evaluate(() => sessionStorage.getItem('visited'))).toBe('true')
    await page.reload()
    await hydrated(page)
    // Its measurement would precede the prefetched pages.
    await page.waitForFunction(
      (entry) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(entry)),
      entryOf('contact'),
    )
    expect(await page.evaluate(() => performance.getEntriesByName('bootstrap').length)).toBe(0)
  })

  test('connects to the configured hosts only once cookies are accepted', async ({ site }) => {
    const accepted = await visit(site, '/', {
      undecided: true,
      script: `localStorage.setItem('consentChoice', 'accepted')`,
    })
    expect(await hints(accepted)).toContain(`preconnect ${EARLY_CONNECTION}/`)
    const undecided = await visit(site, '/', { undecided: true })
    expect(await hints(undecided)).not.toContain(`preconnect ${EARLY_CONNECTION}/`)
  })
})
