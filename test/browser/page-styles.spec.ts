import type { Page } from '@playwright/test'
import { hydrated, networkQuiet } from '../support/browser.js'
import { onePerPage } from '../support/page-table.js'
import { markDocument, title } from '../support/visitors.js'
import { expect, test } from './fixtures.js'

test.describe('the styles of a page', () => {
  for (const address of onePerPage) {
    test(`${address} are there with its HTML, whatever else does not arrive`, async ({ site }) => {
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
  }

  for (const address of onePerPage) {
    test(`${address} are the same where a link led there`, async ({ site }) => {
      site.forgive(/^Failed to load resource/)
      const prepare = async (page: Page) => {
        // Whether the font arrives in time is a matter of luck: here it never does.
        await page.route(/\.woff2$/, (route) => route.abort())
        // That a location is open has a colour, which comes with the code of a section: on a Sunday none is.
        await page.clock.setFixedTime('2026-03-01T12:00:00+01:00')
      }
      const loaded = await site.visit(address, { prepare })
      const followed = await site.visit(address === '/cjenik' ? '/' : '/cjenik', { prepare })
      const isSame = await markDocument(followed)
      await follow(followed, address, await title(loaded))
      expect(await differences(followed, loaded)).toEqual([])
      expect(await isSame()).toBe(true)
    })
  }

  test('come whole from the server where those of the next page cannot be had', async ({ site }) => {
    site.forgive(/^Failed to load resource/)
    const page = await site.visit('/cjenik')
    await page.route(/\.css$/, (route) => route.fulfill({ status: 404 }))
    const isSame = await markDocument(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
    await hydrated(page)
    expect(await isSame()).toBe(false)
  })

  test('of the admin are asked of the server, with its page', async ({ site }) => {
    const page = await site.visit('/cjenik')
    await follow(page, '/admin/login', 'Prijava')
    await hydrated(page)
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
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
  await networkQuiet(page)
}

/** How far a page has been laid out is no matter of its looks (first-paint.spec.ts). */
const notOfLooks = '^(content-visibility|contain-intrinsic)'

/** Each element, where it is, and a hash of how it looks: there are hundreds of properties, of a thousand elements. */
function look(page: Page): Promise<string[]> {
  return page.evaluate(async (ignored) => {
    ;(document.activeElement as HTMLElement).blur()
    const hash = async (text: string) => {
      const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text))
      return String(new Uint8Array(digest))
    }
    const looks = [...document.querySelectorAll('#root :not([type=hidden])')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      // Custom properties come in any order.
      const properties = [...style].filter((name) => !new RegExp(ignored).test(name)).sort()
      const place = [x, y + scrollY, width, height].map(Math.round).join(' ')
      return [element.tagName, place, properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join(';')]
    })
    return Promise.all(looks.map(async ([tag, place, style]) => `${tag} ${place} ${await hash(style!)}`))
  }, notOfLooks)
}

function styleOf(page: Page, element: number): Promise<Record<string, string>> {
  return page.evaluate((at) => {
    const style = getComputedStyle(document.querySelectorAll('#root :not([type=hidden])')[at]!)
    return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]))
  }, element)
}

/** Of the first elements that differ, all that differs: it says enough. */
async function differences(one: Page, other: Page): Promise<unknown[]> {
  const [here, there] = [await look(one), await look(other)]
  if (here.length !== there.length) return [`${here.length} and ${there.length} elements`]
  const differing = here.flatMap((seen, at) => (seen === there[at] ? [] : [at]))
  return Promise.all(
    differing.slice(0, 3).map(async (at) => {
      const [style, otherStyle] = [await styleOf(one, at), await styleOf(other, at)]
      const names = Object.keys({ ...style, ...otherStyle }).filter((name) => style[name] !== otherStyle[name])
      return [here[at], there[at], names.map((name) => [name, style[name], otherStyle[name]])]
    }),
  )
}
