import { addresses } from '../../src/shared/addresses.js'
import { segments } from '../support/page-table.js'
import { heading, markDocument, title } from '../support/visitors.js'
import { expect, test } from './fixtures.js'

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
  ['/questions', '/cesta-pitanja'],
  ['/my-data', '/moji-podaci'],
  ...segments.location!.map((name) => [`/location/${name}`, `/lokacija/${name}`] as const),
] as const
const single = ['/impresum', '/privacy-policy', '/cookies', '/blog', ...segments.post!.map((slug) => `/blog/${slug}`)]

test.describe('addresses', () => {
  test('of both spellings, and those with one, are pages of their own', async ({ site }) => {
    const page = await site.visit('/', { javaScriptEnabled: false })
    const titleAt = async (address: string) => {
      const response = await page.goto(address, { waitUntil: 'domcontentloaded' })
      expect([address, response!.status()]).toEqual([address, 200])
      return title(page)
    }
    const titles = new Set<string | null>()
    for (const [english, croatian] of pairs) {
      expect(await titleAt(english)).toBe(await titleAt(croatian))
      titles.add(await title(page))
    }
    for (const address of single) titles.add(await titleAt(address))
    // `/franšiza` stands twice in the table.
    expect(titles.size).toBe(pairs.length + single.length - 1)
    expect(Object.keys(addresses)).toHaveLength(18)
  })

  for (const [address, canonical] of [
    ['/KONTAKT/?q=20000', '/kontakt?q=20000'],
    ['/Blog/Detox/', '/blog/detox'],
  ] as const) {
    test(`are one: ${address} redirects to ${canonical} for good`, async ({ site }) => {
      const page = await site.visit(address)
      await expect(page).toHaveURL(site.url + canonical)
      const response = await page.request.get(address, { maxRedirects: 0 })
      expect(response.status()).toBe(308)
    })
  }

  test('that lead nowhere say so in the words of the specification, and lead home', async ({ site }) => {
    site.forgive(/status of 404/)
    const page = await site.visit('/no-such-page', { language: 'en' })
    await expect(heading(page)).toHaveText('Page Not Found')
    const main = page.getByRole('main')
    await expect(main.getByText("The page you are looking for doesn't exist or has been moved.")).toBeVisible()
    await expect(main.getByText(/router/)).toBeVisible()
    expect((await page.request.get('/no-such-page')).status()).toBe(404)
    const isSameDocument = await markDocument(page)
    await main.getByRole('link', { name: 'Back to home' }).click()
    await page.waitForURL(`${site.url}/`)
    await expect(page.getByRole('blockquote').first()).toBeVisible()
    expect(await isSameDocument()).toBe(true)
  })

  test('that lead nowhere answer 404 also when a link of the site leads there', async ({ site }) => {
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

  test('change without a full load wherever a link of home leads, and back', async ({ site }) => {
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
      await page.goBack()
      await page.waitForFunction((wanted) => document.querySelector('h1')!.textContent === wanted, home)
    }
  })
})
