import type { Page } from '@playwright/test'
import { hydrated, networkQuiet, scrollThrough } from '../../support/browser.js'
import { onePerPage } from '../../support/page-table.js'
import { markDocument, observersHaveReported, title } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

test.describe('styles', () => {
  test('a page looks the same after a link as after a full load', async ({ site }) => {
    test.setTimeout(240_000)
    site.forgive(/^Failed to load resource/)
    const prepare = async (page: Page) => {
      // The font may arrive late or in time: here it never arrives.
      await page.route(/\.woff2$/, (route) => route.abort())
      // An open location is marked in a colour that loads with a late section: on a Sunday none is open.
      await page.clock.setFixedTime('2026-03-01T12:00:00+01:00')
    }
    const loaded = await site.newPage({ prepare })
    const followed = await site.visit('/cjenik', { prepare })
    const isSame = await markDocument(followed)
    for (const address of onePerPage) {
      await test.step(address, async () => {
        await loaded.goto(address)
        await hydrated(loaded)
        await loaded.waitForFunction(() =>
          [...document.querySelectorAll('.laid-out-late')].every(
            (section) => getComputedStyle(section).contentVisibility === 'visible',
          ),
        )
        await follow(followed, address, await title(loaded))
        // Sections that load late look different until they are hydrated.
        for (const page of [loaded, followed]) {
          await scrollThrough(page)
          await observersHaveReported(page)
          await networkQuiet(page)
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        }
        // The header takes a moment to become what it is at the top.
        await expect.poll(() => differences(followed, loaded), { message: address }).toEqual([])
        expect(await isSame()).toBe(true)
      })
    }
  })

  test('a link whose styles fail to load has the server render its page', async ({ site }) => {
    site.forgive(/^Failed to load resource/)
    const page = await site.visit('/cjenik')
    await page.route(/\.css$/, (route) => route.fulfill({ status: 404 }))
    const isSame = await markDocument(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
    await hydrated(page)
    expect(await isSame()).toBe(false)
  })

  test('a link to the admin loads its page with its style sheet from the server', async ({ site }) => {
    const page = await site.visit('/cjenik')
    await follow(page, '/admin/login', 'Prijava')
    await hydrated(page)
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
  })
})

/** Follows a link to an address by the router. */
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

/** Properties that depend on how far a page has been laid out (first-paint.spec.ts), and custom ones, which come in any order. */
const notOfLooks = '^(content-visibility|contain-intrinsic|--)'

/** Returns the name, place and a hash of the computed styles of each element. */
function look(page: Page): Promise<string[]> {
  return page.evaluate((ignored) => {
    ;(document.activeElement as HTMLElement).blur()
    const hash = (text: string) => {
      let value = 0
      for (let at = 0; at < text.length; at++) value = (Math.imul(value, 31) + text.charCodeAt(at)) | 0
      return value
    }
    const names = [...getComputedStyle(document.body)].filter((name) => !new RegExp(ignored).test(name))
    return [...document.querySelectorAll('#root :not([type=hidden])')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const place = [x, y + scrollY, width, height].map(Math.round).join(' ')
      const style = getComputedStyle(element)
      return `${element.tagName} ${place} ${hash(names.map((name) => style.getPropertyValue(name)).join(';'))}`
    })
  }, notOfLooks)
}

function styleOf(page: Page, element: number): Promise<Record<string, string>> {
  return page.evaluate((at) => {
    const style = getComputedStyle(document.querySelectorAll('#root :not([type=hidden])')[at]!)
    return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]))
  }, element)
}

/** Returns the differing properties of the first three elements that differ. */
async function differences(one: Page, other: Page): Promise<unknown[]> {
  const here = await look(one)
  const there = await look(other)
  if (here.length !== there.length) return [`${here.length} and ${there.length} elements`]
  const differing = here.flatMap((seen, at) => (seen === there[at] ? [] : [at]))
  return Promise.all(
    differing.slice(0, 3).map(async (at) => {
      const style = await styleOf(one, at)
      const otherStyle = await styleOf(other, at)
      const names = Object.keys({ ...style, ...otherStyle }).filter((name) => style[name] !== otherStyle[name])
      return [here[at], there[at], names.map((name) => [name, style[name], otherStyle[name]])]
    }),
  )
}
