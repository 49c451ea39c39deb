import { fillContactForm, fillFranchiseForm } from '../support/forms.js'
import { pageTable } from '../support/page-table.js'
import { desktop, openMenu, title, visitedSite } from '../support/visitors.js'

const off = { javaScriptEnabled: false }

describe('without JavaScript', () => {
  const site = visitedSite()

  it('every page can be read, and every link of it leads to a page', async () => {
    // On a phone a list of posts is its titles, with scripts or without.
    const page = await site.visit('/', { ...off, viewport: desktop })
    const links = new Set<string>()
    for (const address of pageTable) {
      await page.goto(address)
      expect(await title(page)).toMatch(/\S/)
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

  it('the menu opens, and leads on', async () => {
    const page = await site.visit('/cjenik', off)
    await openMenu(page)
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
    expect(await title(page)).toBe('Kontakt')
  })

  it('the tabs of the screening are links to panels that are all open', async () => {
    const page = await site.visit('/funkcionalno-testiranje', off)
    for (const panel of await page.getByRole('tabpanel').all()) expect(await panel.isVisible()).toBe(true)
    await page.getByRole('tab', { name: 'Koža' }).click()
    expect(new URL(page.url()).hash).toBe('#skin')
  })

  it('locations are found', async () => {
    const page = await site.visit('/kontakt', off)
    await page.getByLabel('Grad ili poštanski broj').fill('20000')
    await page.getByRole('button', { name: 'Potražite' }).click()
    expect(await page.locator('#locations').getByRole('listitem').getByRole('heading').allTextContents()).toEqual([
      'Dubrovnik',
    ])
  })

  it('a message is mended, sent, and said to be', async () => {
    site.forgive(/status of 422/)
    const page = await site.visit('/kontakt', off)
    await fillContactForm(page)
    await page.getByLabel('Email adresa').fill('nije-adresa')
    await page.getByRole('button', { name: 'Pošaljite poruku' }).click()
    expect(await page.getByText('Nevažeća email adresa').isVisible()).toBe(true)
    expect(await page.getByRole('textbox', { name: 'Poruka' }).inputValue()).toBe('Imate li termin u petak?')
    await page.getByLabel('Email adresa').fill('ana@example.com')
    await page.getByRole('button', { name: 'Pošaljite poruku' }).click()
    expect(await page.getByText('Poruka je poslana').isVisible()).toBe(true)
  })

  it('a franchise inquiry is sent', async () => {
    const page = await site.visit('/franchise', off)
    await fillFranchiseForm(page)
    await page.getByRole('button', { name: 'Pošaljite upit' }).click()
    expect(await page.getByText('Upit je poslan').isVisible()).toBe(true)
  })

  it('the newsletter is subscribed to', async () => {
    const page = await site.visit('/', off)
    await page.getByLabel('Email adresa').fill('ana@example.com')
    await page.getByRole('button', { name: 'Pretplatite se' }).click()
    expect(await page.getByText('Poslali smo vam poruku').isVisible()).toBe(true)
  })

  it('the language is switched, and the choice stays', async () => {
    const page = await site.visit('/kontakt', off)
    await openMenu(page)
    await page.getByRole('link', { name: 'English' }).click()
    expect(await title(page)).toBe('Contact')
    await page.goto('/cjenik')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  })
})
