import type { Locator, Page } from '@playwright/test'
import { pictureWidths } from '../../../client/pictures.js'
import { hydrated } from '../../support/browser.js'
import { onePerPage } from '../../support/page-table.js'
import { desktop, observersHaveReported } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

const HERO_VISIBLE_FROM = 0.3

test.describe('pictures', () => {
  test('every picture has five widths, three formats, and a size that reserves its space', async ({ site }) => {
    expect(pictureWidths).toEqual([400, 672, 768, 1280, 1920])
    const page = await site.newPage()
    let count = 0
    for (const address of onePerPage) {
      const html = await (await fetch(site.url + address)).text()
      const pictures = await page.evaluate((text) => {
        const widths = (srcset: string) => [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
        const all = new DOMParser()
          .parseFromString(text, 'text/html')
          .querySelectorAll('main picture:not(:has([media*=color-scheme]))')
        return [...all].map((picture) => {
          const image = picture.querySelector('img')!
          return {
            formats: [...picture.querySelectorAll('source')].map(({ type }) => type),
            widths: [...picture.querySelectorAll('source'), image].map(({ srcset }) => widths(srcset)),
            hasSize: Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0,
          }
        })
      }, html)
      for (const picture of pictures) {
        expect([address, picture]).toEqual([
          address,
          {
            formats: ['image/avif', 'image/webp'],
            widths: Array.from({ length: 3 }, () => [...pictureWidths]),
            hasSize: true,
          },
        ])
      }
      count += pictures.length
    }
    expect(count).toBeGreaterThan(10)
  })

  for (const [name, options, width] of [
    ['no wider than a phone needs', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }, 400],
    ['as sharp as the phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }, 1280],
    ['as wide as the desktop', { viewport: desktop }, 1920],
  ] as const) {
    test(`the hero is ${name}`, async ({ site }) => {
      const page = await site.visit('/', options)
      const hero = page.getByRole('main').getByRole('img').first()
      expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
        `${site.url}/pictures/hero-${width}.avif?v=`,
      )
    })
  }

  test('the second picture of a service or location has a description, and is loaded when it comes near', async ({
    site,
  }) => {
    const page = await site.newPage({ viewport: desktop })
    for (const [address, name] of [
      ['/intolerancija-na-hranu', 'post-detox'],
      ['/funkcionalno-testiranje', 'post-frequency'],
      ['/biorezonanca-postupak', 'pets'],
      ['/lokacija/zagreb', 'room'],
    ] as const) {
      await test.step(address, async () => {
        await page.goto(address)
        await hydrated(page)
        const image = page.locator(`main img[src^="/pictures/${name}-"]`)
        await expect(image).toHaveCount(1)
        await expect(image).toHaveAttribute('loading', 'lazy')
        expect((await image.getAttribute('alt'))!.length).toBeGreaterThan(20)
        await image.scrollIntoViewIfNeeded()
        await page.waitForFunction((one) => (one as HTMLImageElement).naturalWidth > 0, await image.elementHandle())
      })
    }
  })

  const failToLoad = (page: Page) => page.route(/\/pictures\/.*\.(avif|webp)\?/, (route) => route.abort())
  /** Resolves when a picture shows the one file that is left to it. */
  const fallsBack = async (picture: Locator, file: string) => {
    await expect(picture.locator('source').first()).toHaveCount(0)
    await picture.locator('img:not([srcset])').scrollIntoViewIfNeeded()
    await picture.page().waitForFunction(
      ([image, wanted]) => {
        const { currentSrc, naturalWidth } = image as HTMLImageElement
        return currentSrc.includes(wanted) && naturalWidth > 0
      },
      [await picture.locator('img').elementHandle(), file] as const,
    )
  }

  test('a picture that fails to load before hydration gives up its source set for one file', async ({ site }) => {
    site.forgive(/Failed to load resource/)
    const page = await site.visit('/cjenik', { prepare: failToLoad })
    await fallsBack(page.getByRole('main').locator('picture').first(), '/pictures/pricelist-768.jpg')
  })

  test('a picture that fails to load after a link gives up its source set for one file', async ({ site }) => {
    site.forgive(/Failed to load resource/)
    const page = await site.visit('/impresum')
    await failToLoad(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cjenik' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cjenik' })).toBeVisible()
    await fallsBack(page.getByRole('main').locator('picture').first(), '/pictures/pricelist-768.jpg')
  })

  test('the hero counts as seen once 30 % of it is in the window', async ({ site }) => {
    // Out of sight at first.
    const page = await site.visit('/#services', { viewport: desktop })
    const hero = page.getByRole('main').locator('section').first()
    const isSeen = () => hero.evaluate((element) => 'inView' in element.dataset)
    const show = async (part: number) => {
      await hero.evaluate((element, shown) => {
        const { bottom, height } = element.getBoundingClientRect()
        window.scrollBy({ top: bottom - height * shown, behavior: 'instant' })
      }, part)
      await observersHaveReported(page)
    }
    await show(HERO_VISIBLE_FROM - 0.01)
    expect(await isSeen()).toBe(false)
    await show(HERO_VISIBLE_FROM + 0.01)
    expect(await isSeen()).toBe(true)
  })
})
