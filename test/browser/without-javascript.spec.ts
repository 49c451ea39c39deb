import { fillContactForm, fillFranchiseForm } from '../support/forms.js'
import { pageTable } from '../support/page-table.js'
import { desktop, heading, openMenu } from '../support/visitors.js'
import { expect, test } from './fixtures.js'

const off = { javaScriptEnabled: false }

test.describe('without JavaScript', () => {
  test('every page can be read, and every link of it leads to a page', async ({ site }) => {
    // On a phone a list of posts is its titles, with scripts or without.
    const page = await site.visit('/', { ...off, viewport: desktop })
    const links = new Set<string>()
    for (const address of pageTable) {
      await page.goto(address)
      await expect(heading(page)).toHaveText(/\S/)
      const { hidden, paths } = await page.evaluate(() => ({
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
      expect([address, hidden]).toEqual([address, 0])
      for (const path of paths) links.add(path)
    }
    for (const link of links) expect([link, (await page.request.get(link)).status()]).toEqual([link, 200])
  })

  test('the menu opens, and leads on', async ({ site }) => {
    const page = await site.visit('/cjenik', off)
    await openMenu(page)
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
    await expect(heading(page)).toHaveText('Kontakt')
  })

  test('the tabs of the screening are links to panels that are all open', async ({ site }) => {
    const page = await site.visit('/funkcionalno-testiranje', off)
    for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible()
    await page.getByRole('tab', { name: 'Koža' }).click()
    expect(new URL(page.url()).hash).toBe('#skin')
  })

  test('locations are found', async ({ site }) => {
    const page = await site.visit('/kontakt', off)
    await page.getByLabel('Grad ili poštanski broj').fill('20000')
    await page.getByRole('button', { name: 'Potražite' }).click()
    await expect(page.locator('#locations').getByRole('listitem').getByRole('heading')).toHaveText(['Dubrovnik'])
  })

  test('a message is mended, sent, and said to be', async ({ site }) => {
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

  test('a franchise inquiry is sent', async ({ site }) => {
    const page = await site.visit('/franchise', off)
    await fillFranchiseForm(page)
    await page.getByRole('button', { name: 'Pošaljite upit' }).click()
    await expect(page.getByText('Upit je poslan')).toBeVisible()
  })

  test('the newsletter is subscribed to', async ({ site }) => {
    const page = await site.visit('/', off)
    await page.getByLabel('Email adresa').fill('ana@example.com')
    await page.getByRole('button', { name: 'Pretplatite se' }).click()
    await expect(page.getByText('Poslali smo vam poruku')).toBeVisible()
  })

  test('the language is switched, and the choice stays', async ({ site }) => {
    const page = await site.visit('/kontakt', off)
    await openMenu(page)
    await page.getByRole('link', { name: 'English' }).click()
    await expect(heading(page)).toHaveText('Contact')
    await page.goto('/cjenik')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
