import type { Page } from 'playwright-core'
import { hydrated } from '../support/browser.js'
import { onePerPage } from '../support/page-table.js'
import { markDocument, title, visitedSite } from '../support/visitors.js'

describe('the styles of a page', () => {
  const site = visitedSite()

  it.each(onePerPage)('%s are there with its HTML, whatever else does not arrive', async (address) => {
    const asked: string[] = []
    await site.visit(address, {
      scriptsFail: true,
      prepare: async (page) => {
        page.on('request', (request) => asked.push(request.resourceType()))
        await page.route(/\.css$/, (route) => route.abort())
      },
    })
    expect(asked).not.toContain('stylesheet')
  })

  it.each(onePerPage)('%s are the same where a link led there', async (address) => {
    site.forgive(/^Failed to load resource/)
    // Whether the font arrives in time is a matter of luck: here it never does.
    const prepare = (page: Page) => page.route(/\.woff2$/, (route) => route.abort())
    const loaded = await site.visit(address, { prepare })
    const followed = await site.visit(address === '/cjenik' ? '/' : '/cjenik', { prepare })
    const isSame = await markDocument(followed)
    await follow(followed, address, await title(loaded))
    expect(differences(await look(followed), await look(loaded))).toEqual([])
    expect(await isSame()).toBe(true)
  })

  it('come whole from the server where those of the next page cannot be had', async () => {
    site.forgive(/^Failed to load resource/)
    const page = await site.visit('/cjenik')
    await page.route(/\.css$/, (route) => route.fulfill({ status: 404 }))
    const isSame = await markDocument(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
    await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
    await hydrated(page)
    expect(await isSame()).toBe(false)
  })

  it('of the admin are asked of the server, with its page', async () => {
    const page = await site.visit('/cjenik')
    await follow(page, '/admin/login', 'Prijava')
    await hydrated(page)
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(1)
  })
})

/** By a link, as the router takes it. */
async function follow(page: Page, href: string, heading: string | null): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address })
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
  await page.waitForFunction(
    (text) =>
      document.querySelector('main h1')?.textContent === text && !('navigating' in document.documentElement.dataset),
    heading,
  )
  await page.waitForLoadState('networkidle')
}

type Look = Record<string, string>

/** All that can be seen: each element, where it is and how it looks. */
function look(page: Page): Promise<Look[]> {
  return page.evaluate(() => {
    ;(document.activeElement as HTMLElement).blur()
    return [...document.querySelectorAll('#root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      // How far a page has been laid out is no matter of its looks (first-paint.spec.ts).
      const looks = [...style]
        .filter((property) => !/^(content-visibility|contain-intrinsic)/.test(property))
        .map((property) => [property, style.getPropertyValue(property)])
      const place = [x, y + scrollY, width, height].map(Math.round).join(' ')
      return {
        element: `${element.tagName} ${element.getAttribute('class')}`,
        place,
        ...Object.fromEntries(looks),
      } as Look
    })
  })
}

/** What an element has here and not there; the first few say enough. */
function differences(here: Look[], there: Look[]): string[] {
  if (here.length !== there.length) return [`${here.length} and ${there.length} elements`]
  const told = here.flatMap((one, at) =>
    Object.entries(one)
      .filter(([name, value]) => there[at]![name] !== value)
      .map(([name, value]) => `${one.element}: ${name} is ${value}, not ${there[at]![name]}`),
  )
  return told.slice(0, 5)
}
