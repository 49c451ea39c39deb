import type { Page } from '@playwright/test'
import { addresses, type PageName, pathTo } from '../../../src/shared/addresses.js'
import { fillContactForm, fillFranchiseForm } from '../../support/forms.js'
import { segments } from '../../support/page-table.js'
import { desktop, heading, openMenu, phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

/** Every page in Croatian; other spellings serve the same (addresses.spec.ts). */
const everyPage = (Object.keys(addresses) as PageName[]).flatMap((page) =>
  (segments[page] ?? ['']).map((segment) => pathTo(page, 'hr', segment)),
)

/** Returns the height of a page before its sections are laid out, as a part of the real one: the scroll bar jumps by the difference. */
const estimatedHeight = (page: Page) =>
  page.evaluate(() => {
    const estimated = document.documentElement.scrollHeight
    const sections = [...document.querySelectorAll<HTMLElement>('.laid-out-late')]
    for (const section of sections) section.style.contentVisibility = 'visible'
    const real = document.documentElement.scrollHeight
    for (const section of sections) section.style.contentVisibility = ''
    return estimated / real
  })

const off = { javaScriptEnabled: false }

test.describe('without JavaScript', () => {
  test('all text of every page is visible, and every link leads to a page', async ({ site }) => {
    test.setTimeout(90_000)
    // On a phone the list of posts shows only titles, with or without scripts.
    const page = await site.newPage({ ...off, viewport: desktop })
    const links = new Set<string>()
    for (const address of everyPage) {
      await page.setViewportSize(phone)
      await page.goto(address) // with its linked styles
      // The first layout can still lack sections.
      await expect.poll(() => estimatedHeight(page), `estimated height of ${address}`).toBeGreaterThan(0.75)
      expect.soft(await estimatedHeight(page), `estimated height of ${address}`).toBeLessThan(1.25)
      await page.setViewportSize(desktop)
      const { title, hidden, paths } = await page.evaluate(() => ({
        title: document.querySelector('h1')!.textContent,
        hidden: [...document.querySelectorAll('main p, main h2, main h3, main li')].filter(
          (element) =>
            element.textContent.trim() &&
            !element.closest('details:not([open])') &&
            !element.checkVisibility({ opacityProperty: true }),
        ).length,
        paths: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
          .filter(({ origin }) => origin === location.origin)
          .map(({ pathname, search }) => pathname + search),
      }))
      expect([address, title, hidden]).toEqual([address, expect.stringMatching(/\S/), 0])
      for (const path of paths) links.add(path)
    }
    for (const link of links) expect([link, (await fetch(site.url + link)).status]).toEqual([link, 200])
  })

  test('the menu of a phone opens and leads on', { tag: '@quick' }, async ({ site }) => {
    const page = await site.visit('/cjenik', off)
    await openMenu(page)
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
    await expect(heading(page)).toHaveText('Kontakt')
  })

  test('the tabs of the screening are links, and all their panels are open', async ({ site }) => {
    const page = await site.visit('/funkcionalno-testiranje', off)
    for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible()
    await page.getByRole('tab', { name: 'Koža' }).click()
    expect(new URL(page.url()).hash).toBe('#skin')
  })

  test('the finder lists the locations of a postal code', async ({ site }) => {
    const page = await site.visit('/kontakt', off)
    await page.getByLabel('Grad ili poštanski broj').fill('20000')
    await page.getByRole('button', { name: 'Potražite' }).click()
    await expect(page.locator('#locations').getByRole('listitem').getByRole('heading')).toHaveText(['Dubrovnik'])
  })

  test('a message with an error is corrected and sent, and the page confirms it', async ({ site }) => {
    site.forgive(/status of 422/)
    const page = await site.visit('/kontakt', off)
    await fillContactForm(page)
    await page.getByLabel('Email adresa').fill('nije-adresa')
    await page.getByRole('button', { name: 'Pošaljite poruku' }).click()
    await expect(page.getByText('Nevažeća email adresa')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Poruka' })).toHaveValue('Imate li termin u petak?')
    await page.getByLabel('Email adresa').fill('ana@example.com')
    await page.getByRole('button', { name: 'Pošaljite poruku' }).click()
    await expect(page.getByText('Poruka je poslana')).toBeVisible()
  })

  test('a franchise inquiry is sent, and the page confirms it', async ({ site }) => {
    const page = await site.visit('/franchise', off)
    await fillFranchiseForm(page)
    await page.getByRole('button', { name: 'Pošaljite upit' }).click()
    await expect(page.getByText('Upit je poslan')).toBeVisible()
  })

  test('a subscription to the newsletter is sent, and the page confirms it', async ({ site }) => {
    const page = await site.visit('/', off)
    await page.getByLabel('Email adresa').fill('ana@example.com')
    await page.getByRole('button', { name: 'Pretplatite se' }).click()
    await expect(page.getByText('Poslali smo vam poruku')).toBeVisible()
  })

  test('the language switches, and the next page has it', async ({ site }) => {
    const page = await site.visit('/kontakt', off)
    await page.getByRole('link', { name: 'English' }).click()
    await expect(heading(page)).toHaveText('Contact')
    await page.goto('/cjenik')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
