import type { Locator, Page } from '@playwright/test'
import { pictureWidths } from '../../client/pictures.js'
import { pageTable } from '../support/page-table.js'
import { desktop, observersHaveSpoken } from '../support/visitors.js'
import { expect, test } from './fixtures.js'

const HERO_VISIBLE_FROM = 0.3

test.describe('pictures', () => {
  test('come in four widths and three formats, and take their room before they come', async ({ site }) => {
    expect(pictureWidths).toEqual([400, 672, 1280, 1920])
    const page = await site.visit('/', { javaScriptEnabled: false })
    for (const address of pageTable) {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      const pictures = await page.locator('main picture').evaluateAll((all) =>
        all.map((picture) => {
          const image = picture.querySelector('img')!
          const widths = (srcset: string) => [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
          return {
            formats: [...picture.querySelectorAll('source')].map(({ type }) => type),
            widths: [...picture.querySelectorAll('source'), image].map(({ srcset }) => widths(srcset)),
            hasSize: image.width > 0 && image.hasAttribute('width') && image.hasAttribute('height'),
          }
        }),
      )
      for (const picture of pictures) {
        expect(picture).toEqual({
          formats: ['image/avif', 'image/webp'],
          widths: Array.from({ length: 3 }, () => [...pictureWidths]),
          hasSize: true,
        })
      }
    }
  })

  for (const [name, options, width] of [
    ['no wider than a phone needs', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }, 400],
    ['as sharp as the phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }, 1280],
    ['as wide as the desktop', { viewport: desktop }, 1920],
  ] as const) {
    test(`are ${name}`, async ({ site }) => {
      const page = await site.visit('/', options)
      const hero = page.getByRole('main').getByRole('img').first()
      expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(
        `${site.url}/pictures/hero-${width}.avif`,
      )
    })
  }

  for (const [address, name] of [
    ['/intolerancija-na-hranu', 'post-detox'],
    ['/funkcionalno-testiranje', 'post-frequency'],
    ['/biorezonanca-postupak', 'pets'],
    ['/lokacija/zagreb', 'room'],
  ] as const) {
    test(`on ${address} there is one below the first, in words for who does not see it, fetched when it comes near`, async ({
      site,
    }) => {
      const page = await site.visit(address, { viewport: desktop })
      const image = page.locator(`main img[src^="/pictures/${name}-"]`)
      await expect(image).toHaveCount(1)
      await expect(image).toHaveAttribute('loading', 'lazy')
      expect((await image.getAttribute('alt'))!.length).toBeGreaterThan(20)
      await image.scrollIntoViewIfNeeded()
      await page.waitForFunction((one) => (one as HTMLImageElement).naturalWidth > 0, await image.elementHandle())
    })
  }

  const failToLoad = (page: Page) => page.route(/\/pictures\/.*\.(avif|webp)$/, (route) => route.abort())
  /** Resolves when a picture shows the one file that is left to it. */
  const fallsBack = async (picture: Locator, file: string) => {
    await expect(picture.locator('source').first()).toHaveCount(0)
    await picture.locator('img:not([srcset])').scrollIntoViewIfNeeded()
    await picture.page().waitForFunction(
      ([image, wanted]) => {
        const { currentSrc, naturalWidth } = image as HTMLImageElement
        return currentSrc.endsWith(wanted) && naturalWidth > 0
      },
      [await picture.locator('img').elementHandle(), file] as const,
    )
  }

  test('that fail to load before the scripts are there give up their source set, and fall back on one file', async ({
    site,
  }) => {
    site.forgive(/Failed to load resource/)
    const page = await site.visit('/cjenik', { prepare: failToLoad })
    await fallsBack(page.getByRole('main').locator('picture').first(), '/pictures/pricelist-672.jpg')
  })

  test('that fail to load on a page come to later do so too', async ({ site }) => {
    site.forgive(/Failed to load resource/)
    const page = await site.visit('/impresum')
    await failToLoad(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cjenik' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cjenik' })).toBeVisible()
    await fallsBack(page.getByRole('main').locator('picture').first(), '/pictures/pricelist-672.jpg')
  })

  test('of the hero count as seen once 30 % of it is in the window', async ({ site }) => {
    // Out of sight at first.
    const page = await site.visit('/#services', { viewport: desktop })
    const hero = page.getByRole('main').locator('section').first()
    const isSeen = () => hero.evaluate((element) => 'inView' in element.dataset)
    const show = async (part: number) => {
      await hero.evaluate((element, shown) => {
        const { bottom, height } = element.getBoundingClientRect()
        window.scrollBy({ top: bottom - height * shown, behavior: 'instant' })
      }, part)
      await observersHaveSpoken(page)
    }
    await show(HERO_VISIBLE_FROM - 0.01)
    expect(await isSeen()).toBe(false)
    await show(HERO_VISIBLE_FROM + 0.01)
    expect(await isSeen()).toBe(true)
  })
})
