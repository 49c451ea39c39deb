import type { Page } from '@playwright/test'
import { policyVersion } from '../../../src/shared/consent/policy-version.js'
import { hydrated } from '../../support/browser.js'
import { entryOf } from '../../support/entry-of.js'
import { expect, type Site, test, type VisitOptions } from '../fixtures.js'

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

  test('has the critical styles before any script', async ({ site }) => {
    const page = await site.visit('/', { scriptsFail: true, reducedMotion: 'no-preference' })
    const styles = await page.evaluate(() => {
      const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!)
      const revealed = document.querySelector('main')!.appendChild(document.createElement('p'))
      revealed.className = 'slide-in waiting'
      const { opacity, transform } = getComputedStyle(revealed)
      revealed.classList.add('active')
      return {
        placeholder: styleOf('main picture:has([fetchpriority=high])').backgroundImage,
        font: styleOf('body').fontFamily,
        header: styleOf('header').backgroundColor,
        container: styleOf(':root').getPropertyValue('--container'),
        slideIn: [opacity, transform, getComputedStyle(revealed).animationDuration],
      }
    })
    expect(styles).toEqual({
      placeholder: 'linear-gradient(rgb(245, 245, 245), rgb(229, 229, 229))',
      font: expect.stringMatching(/^Rosario,/),
      header: 'rgb(75, 46, 131)',
      container: '1200px',
      slideIn: ['1', 'matrix(1, 0, 0, 1, 0, 20)', '0.5s'],
    })
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

  test.describe('with a tag manager and an early connection', () => {
    const hosts = ['https://fonts.example/', 'https://www.googletagmanager.com/']
    test.use({ ownSite: { TAG_MANAGER_ID: 'GTM-TEST123', EARLY_CONNECTIONS: ' https://fonts.example, ' } })
    test.beforeEach(({ site }) => site.forgive(/^Asked https:\/\/www\.googletagmanager\.com/))

    const undecided: VisitOptions = {
      undecided: true,
      prepare: (page) => page.route(/googletagmanager/, (route) => route.fulfill({ contentType: 'text/javascript' })),
    }
    const connections = async (page: Page) =>
      (await hints(page)).flatMap((hint) => (hint.startsWith('preconnect ') ? hint.slice(11) : [])).sort()
    const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
    /** Waits until the page has done its late tasks. */
    const idle = (page: Page) => page.waitForFunction(() => 'dataLayer' in window)

    test('connects as soon as cookies are accepted on the first page', async ({ site }) => {
      const page = await visit(site, '/', undecided)
      expect(await connections(page)).toEqual([])
      await answer(page, 'Prihvaćam')
      expect(await connections(page)).toEqual(hosts)
    })

    test('connects as soon as cookies are accepted on a later page', async ({ site }) => {
      const page = await visit(site, '/blog', undecided)
      await page.goto('/cjenik')
      await hydrated(page)
      await idle(page)
      expect(await connections(page)).toEqual([])
      await answer(page, 'Prihvaćam')
      expect(await connections(page)).toEqual(hosts)
    })

    test('connects on the first page of a session after an earlier acceptance, once', async ({ site }) => {
      const page = await visit(site, '/', {
        ...undecided,
        prepare: async (opened) => {
          const choice = { name: 'consentChoice', value: `accepted.${policyVersion}.posted`, url: site.url }
          await Promise.all([opened.context().addCookies([choice]), undecided.prepare!(opened)])
        },
      })
      expect(await connections(page)).toEqual(hosts)
      await page.reload()
      await hydrated(page)
      await idle(page)
      expect(await connections(page)).toEqual([])
    })

    test('connects to nobody after a refusal', async ({ site }) => {
      const page = await visit(site, '/', undecided)
      await answer(page, 'Ne prihvaćam')
      await page.reload()
      await hydrated(page)
      await idle(page)
      expect(await connections(page)).toEqual([])
      expect(site.complaints).toEqual([])
    })
  })
})
