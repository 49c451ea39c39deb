import { desktop, openMenu, title, visitedSite } from '../support/visitors.js'

describe('where JavaScript is on, but no script arrives', () => {
  const site = visitedSite()
  const scriptsFail = true

  it('the menu of a phone opens, closes, and leads on', async () => {
    const page = await site.visit('/cjenik', { scriptsFail })
    const contact = page.locator('#menu').getByRole('link', { name: 'Kontakt' })
    expect(await contact.isVisible()).toBe(false)
    await openMenu(page)
    await contact.waitFor()
    await page.keyboard.press('Escape')
    await contact.waitFor({ state: 'hidden' })
    await openMenu(page)
    await contact.click()
    expect(await title(page)).toBe('Kontakt')
  })

  it('the services are reached', async () => {
    const page = await site.visit('/cjenik', { scriptsFail, viewport: desktop })
    await page.getByRole('button', { name: 'Usluge' }).hover()
    await page.getByRole('banner').getByRole('link', { name: 'Funkcionalno testiranje' }).click()
    expect(new URL(page.url()).pathname).toBe('/funkcionalno-testiranje')
  })

  it('the tabs of the screening open their panels', async () => {
    const page = await site.visit('/funkcionalno-testiranje', { scriptsFail })
    await page.getByRole('tab', { name: 'Koža' }).click()
    await page.locator('#skin').waitFor()
    expect(await page.getByRole('tabpanel').count()).toBe(1)
  })
})
