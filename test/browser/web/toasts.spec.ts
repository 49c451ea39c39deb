import type { Locator, Page } from '@playwright/test'
import { elementHydrated } from '../../support/browser.js'
import { fillContactForm, fillFranchiseForm, outcome } from '../../support/forms.js'
import { desktop, holdBack, phone } from '../../support/visitors.js'
import { expect, type Site, test, type VisitOptions } from '../fixtures.js'

const DISMISSED_AFTER_MS = 5000
const REMOVED_AFTER_MS = 1_000_000
const SWIPE_THRESHOLD_PX = 50

test.describe('a toast', () => {
  const region = (page: Page) => page.getByRole('region', { name: /^Obavijesti/ })
  const toasts = (page: Page) => region(page).getByRole('listitem')
  const isShown = (page: Page) => toasts(page).isVisible()

  /** Opens home, stops its clock, and sends the newsletter form without an address, which shows a toast. */
  const open = async (site: Site): Promise<Page> => {
    const page = await site.visit('/', { viewport: desktop, prepare: (opened) => opened.clock.install() })
    await elementHydrated(submit(page))
    // The first toast loads the code of toasts, and is gone when the clock stops.
    await submit(page).click()
    await expect(toasts(page)).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await isGone(toasts(page))
    await refuse(page)
    return page
  }
  const submit = (page: Page) => page.getByRole('button', { name: 'Pretplatite se' })
  const refuse = async (page: Page) => {
    await toasts(page).evaluateAll((all) => all.forEach((toast) => toast.setAttribute('data-before', '')))
    await submit(page).dispatchEvent('click')
    await expect(region(page).locator('li:not([data-before])')).toBeVisible()
  }
  /** A dismissed toast ends with an animation, which the clock does not control. */
  const isGone = (toast: Locator) => toast.waitFor({ state: 'detached' })

  test('is dismissed after 5000 ms, and its list is removed 1,000,000 ms later', async ({ site }) => {
    const page = await open(site)
    await page.clock.runFor(DISMISSED_AFTER_MS - 1)
    expect(await toasts(page).getAttribute('data-state')).toBe('open')
    await page.clock.runFor(1)
    await isGone(toasts(page))
    await page.clock.runFor(REMOVED_AFTER_MS - 1)
    expect(await region(page).count()).toBe(1)
    await page.clock.runFor(1)
    await expect(region(page)).toHaveCount(0)
  })

  test('replaces the toast before it, and starts its own 5000 ms', async ({ site }) => {
    const page = await open(site)
    await page.clock.runFor(DISMISSED_AFTER_MS - 1000)
    await refuse(page)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(DISMISSED_AFTER_MS - 1)
    expect(await isShown(page)).toBe(true)
    await page.clock.runFor(1)
    await isGone(toasts(page))
  })

  for (const [name, begin, end] of [
    ['hovered', (page: Page) => toasts(page).hover(), (page: Page) => page.mouse.move(5, 300)],
    ['focused', (page: Page) => page.keyboard.press('F8'), (page: Page) => page.keyboard.press('Shift+Tab')],
  ] as const) {
    test(`stays while it is ${name}`, async ({ site }) => {
      const page = await open(site)
      await page.clock.runFor(2000)
      await begin(page)
      await page.clock.runFor(60_000)
      expect(await isShown(page)).toBe(true)
      await end(page)
      await page.clock.runFor(DISMISSED_AFTER_MS)
      await isGone(toasts(page))
    })
  }

  test('receives focus at F8, and is closed by keyboard', async ({ site }) => {
    const page = await open(site)
    await page.keyboard.press('F8')
    expect(await region(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Zatvorite obavijest')
    await page.keyboard.press('Enter')
    await isGone(toasts(page))
  })

  test('is dismissed by a swipe to the right of more than 50 px, and by no other', async ({ site }) => {
    const page = await open(site)
    const swipe = async (distance: number) => {
      const { x, y } = (await toasts(page).boundingBox())!
      const start = { x: x + 100, y: y + 30 }
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      await page.mouse.move(start.x + distance / 2, start.y)
      await page.mouse.move(start.x + distance, start.y)
      await page.mouse.up()
    }
    for (const distance of [SWIPE_THRESHOLD_PX, -2 * SWIPE_THRESHOLD_PX]) {
      await swipe(distance)
      expect(await toasts(page).getAttribute('data-state')).toBe('open')
    }
    await swipe(SWIPE_THRESHOLD_PX + 1)
    await isGone(toasts(page))
  })

  test('has another variant for a failure than for a success', async ({ site }) => {
    const page = await open(site)
    await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive')
    await page.context().setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cjenik' }).dispatchEvent('click')
    await expect(toasts(page).filter({ hasText: 'Nema veze s poslužiteljem' })).toHaveAttribute(
      'data-variant',
      'destructive',
    )
    await page.context().setOffline(false)
    await expect(toasts(page).filter({ hasText: 'Veza je opet tu' })).toHaveAttribute('data-variant', 'default')
    await expect(toasts(page)).toHaveCount(1)
  })
})

/** Forms with the texts of their outcomes, as the specification has them. */
const forms = [
  {
    name: 'contact',
    address: '/kontakt',
    path: '**/api/contact',
    fill: fillContactForm,
    success: 'Poruka je poslana',
    failed: ['Slanje nije uspjelo', 'Pri slanju poruke došlo je do pogreške. Pokušajte ponovno.'],
  },
  {
    name: 'franchise',
    address: '/fran%C5%A1iza',
    path: '**/api/franchise-inquiry',
    fill: fillFranchiseForm,
    success: 'Upit je poslan',
    failed: ['Slanje nije uspjelo', 'Pri slanju upita došlo je do pogreške. Pokušajte ponovno.'],
  },
  {
    name: 'newsletter',
    address: '/',
    path: '**/api/newsletter',
    fill: (page: Page) => page.locator('#newsletter-email').fill('obavijest@example.com'),
    success: 'Još samo jedan korak',
    failed: ['Pretplata nije uspjela', 'Pretplatu nismo uspjeli spremiti. Pokušajte ponovno.'],
  },
] as const

for (const { name, address, path, fill, success, failed } of forms) {
  test.describe(`the toast about the ${name} form`, () => {
    const toast = (page: Page) => page.locator('[data-toasts]').getByRole('listitem')
    const submit = (page: Page) => page.locator(`#${name} form[method=post] [type=submit]`)
    const open = async (site: Site, options?: VisitOptions) => {
      const page = await site.visit(address, options)
      await elementHydrated(submit(page))
      await fill(page)
      return page
    }

    for (const viewport of [phone, desktop, { width: 844, height: 390 }] as const) {
      test(`reports failure and success beside the form, ${viewport.width} px wide`, async ({ site }) => {
        site.forgive(/status of 500/)
        const page = await open(site, { viewport, undecided: true })
        await page.route(path, (route) => route.fulfill({ status: 500, body: 'broken' }))
        await submit(page).click()
        await expect(toast(page)).toHaveAttribute('data-variant', 'destructive')
        for (const text of failed) await expect(toast(page).getByText(text, { exact: true })).toBeVisible()
        await areApart(toast(page), outcome(page, name), submit(page), page.locator('[data-consent-banner]'))
        await page.unroute(path)
        await submit(page).click()
        await expect(toast(page).filter({ hasText: success })).toHaveAttribute('data-variant', 'default')
        await expect(toast(page)).toHaveCount(1)
        await areApart(toast(page), outcome(page, name), page.locator('[data-consent-banner]'))
      })
    }

    test('is not announced where focus moves to the same message, and announced elsewhere', async ({ site }) => {
      site.forgive(/status of 500/)
      const page = await open(site)
      await page.route(path, (route) => route.fulfill({ status: 500, body: 'broken' }))
      await recordAnnouncements(page)
      await submit(page).click()
      await expect(outcome(page, name)).toBeFocused()
      await expect(toast(page)).toBeVisible()
      await page.waitForTimeout(1500) // longer than an announcement stays in the document
      expect(await announcements(page)).not.toContain(failed[1])

      await page.unroute(path)
      const letGo = await holdBack(page, path)
      await submit(page).click()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cjenik' }).focus()
      letGo()
      await expect.poll(() => announcements(page)).toContain(success)
      expect((await announcements(page)).split(success)).toHaveLength(2)
    })
  })
}

/** Expects that an element overlaps none of the others that are shown. */
async function areApart(element: Locator, ...others: Locator[]): Promise<void> {
  await element.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)))
  const { x, y, width, height } = (await element.boundingBox())!
  for (const other of others) {
    const box = await other.boundingBox()
    if (!box) continue
    const isApart = box.x >= x + width || x >= box.x + box.width || box.y >= y + height || y >= box.y + box.height
    expect(isApart, `${JSON.stringify({ x, y, width, height })} beside ${JSON.stringify(box)}`).toBe(true)
  }
}

/** Records what is added to live regions from now on. */
async function recordAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const live = '[role=alert], [role=status], [aria-live]'
    document.documentElement.dataset.announced = ''
    new MutationObserver((mutations) => {
      for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
        const element = node instanceof Element ? node : node.parentElement
        const region = element?.closest(live) ?? element?.querySelector(live)
        if (region) document.documentElement.dataset.announced += `|${node.textContent}`
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
}

function announcements(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.dataset.announced!)
}
