import { addresses } from '../../../src/shared/addresses.js'
import { segments } from '../../support/page-table.js'
import { heading, markDocument, title } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

/** The table of the specification, and the pages with one path. */
const pairs = [
  ['/', '/biorezonanca'],
  ['/shop', '/trgovina'],
  ['/franchise', '/franšiza'],
  ['/franchise', '/fran%C5%A1iza'],
  ['/contact', '/kontakt'],
  ['/food-intolerance', '/intolerancija-na-hranu'],
  ['/functional-screening', '/funkcionalno-testiranje'],
  ['/bioresonance-procedure', '/biorezonanca-postupak'],
  ['/pricelist', '/cjenik'],
  ['/is-it-for-me', '/je-li-to-za-mene'],
  ['/questions', '/česta-pitanja'],
  ['/request-appointment', '/zatraži-termin'],
  ['/booking', '/rezervacija'],
  ['/my-data', '/moji-podaci'],
  ['/accessibility', '/pristupačnost'],
  ...segments.location!.map((name) => [`/location/${name}`, `/lokacija/${name}`] as const),
] as const
const single = ['/impresum', '/privacy-policy', '/cookies', '/blog', ...segments.post!.map((slug) => `/blog/${slug}`)]

test.describe('addresses', () => {
  test('both spellings of an address serve the same page, and no two pages have the same heading', async ({ site }) => {
    // Without a browser: it is the HTML of the server that is compared.
    const headingAt = async (address: string) => {
      const response = await fetch(site.url + address, { redirect: 'manual' })
      const [, text] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text()) ?? []
      expect([address, response.status, text]).toEqual([address, 200, expect.stringMatching(/\S/)])
      return text
    }
    const headings = new Set<string | undefined>()
    for (const [english, croatian] of pairs) {
      const text = await headingAt(english)
      expect([croatian, await headingAt(croatian)]).toEqual([croatian, text])
      headings.add(text)
    }
    for (const address of single) headings.add(await headingAt(address))
    // `/franšiza` is in the table twice, once encoded.
    expect(headings.size).toBe(pairs.length + single.length - 1)
    expect(Object.keys(addresses)).toHaveLength(21)
  })

  for (const [address, canonical] of [
    ['/KONTAKT/?q=20000', '/kontakt?q=20000'],
    ['/Blog/Detox/', '/blog/detox'],
  ] as const) {
    test(`${address} redirects permanently to ${canonical}`, async ({ site }) => {
      const page = await site.visit(address)
      await expect(page).toHaveURL(site.url + canonical)
      const response = await page.request.get(address, { maxRedirects: 0 })
      expect(response.status()).toBe(308)
    })
  }

  test(
    'an unknown address shows the words of the specification and a link to home',
    { tag: '@quick' },
    async ({ site }) => {
      site.forgive(/status of 404/)
      const page = await site.visit('/no-such-page', { language: 'en' })
      await expect(heading(page)).toHaveText('Page Not Found')
      const main = page.getByRole('main')
      await expect(main.getByText("The page you are looking for doesn't exist or has been moved.")).toBeVisible()
      await expect(main.getByText(/router/)).toBeVisible()
      expect((await page.request.get('/no-such-page')).status()).toBe(404)
      const isSameDocument = await markDocument(page)
      await main.getByRole('link', { name: 'Back to home' }).click()
      await page.waitForURL(`${site.url}/?lang=en`)
      await expect(page.getByRole('blockquote').first()).toBeVisible()
      expect(await isSameDocument()).toBe(true)
    },
  )

  test('a link of the site to an unknown address loads the page of the server with status 404', async ({ site }) => {
    site.forgive(/status of 404/)
    const page = await site.visit('/blog')
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/no-such-page', textContent: 'nowhere' })
      document.querySelector('main')!.prepend(link)
    })
    const answer = page.waitForResponse((response) => response.url() === `${site.url}/no-such-page`)
    await page.getByRole('link', { name: 'nowhere' }).click()
    expect((await answer).status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Stranica nije pronađena' })).toBeVisible()
  })

  test('every link of home opens its page without a full load, and the back button returns to home', async ({
    site,
  }) => {
    test.setTimeout(90_000)
    const page = await site.visit('/')
    const isSameDocument = await markDocument(page)
    const home = await title(page)
    const paths = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([data-vike])')].map((link) => link.pathname),
      ),
    ])
    expect(paths.length).toBeGreaterThan(15)
    for (const path of paths) {
      await page.locator(`a[href^="${path}"]`).first().dispatchEvent('click')
      await page.waitForFunction((before) => document.querySelector('h1')!.textContent !== before, home)
      expect(new URL(page.url()).pathname).toBe(path)
      expect([path, await page.locator('h1').count(), await isSameDocument()]).toEqual([path, 1, true])
      await page.goBack({ waitUntil: 'commit' })
      await page.waitForFunction((wanted) => document.querySelector('h1')!.textContent === wanted, home)
    }
  })
})
