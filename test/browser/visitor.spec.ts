import type { Browser, Page } from 'playwright-core'
import { accessibilityFaults } from '../support/accessibility.js'
import { hydrated, launchBrowser, openPage, type WatchedPage } from '../support/browser.js'
import { administrator, type RunningSite, startSite } from '../support/running-site.js'

describe('a visitor', () => {
  let site: RunningSite
  let browser: Browser
  let visit: WatchedPage
  let page: Page
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite(), launchBrowser()])
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })
  beforeEach(async () => {
    visit = await openPage(browser, site.url, { reducedMotion: 'reduce' })
    page = visit.page
  })
  afterEach(async () => {
    await visit.close()
    expect(site.output()).not.toMatch(/"level":"error"/)
  })

  const open = async (address: string) => {
    await page.goto(address)
    await hydrated(page)
  }
  const declineCookies = () => page.getByRole('button', { name: 'Ne prihvaćam' }).click()
  const fillContact = async () => {
    await page.getByLabel('Ime i prezime').fill('Željka Đurić')
    await page.getByLabel('Email adresa').fill('zeljka@example.com')
    await page.getByLabel('Tema').selectOption('bioresonance')
    await page.getByRole('textbox', { name: 'Poruka' }).fill('Imate li termin u petak?')
  }

  it('goes from home to the contact page without a full load, and finds a centre by town, code or mistyped name', async () => {
    await open('/')
    await declineCookies()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('main').getByRole('link', { name: 'Pronađite najbliži centar' }).first().click()
    await page.waitForURL('**/contact')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
    expect(await page.title()).toBe('Kontakt i lokacije | Biorezonanca')

    const finder = page.getByLabel('Grad ili poštanski broj')
    const shown = () => page.locator('#locations').getByRole('listitem').getByRole('heading').allTextContents()
    expect(await shown()).toHaveLength(4)
    for (const query of ['DUBROVNIK', '20000', 'dubrvnik']) {
      await finder.fill(query)
      expect(await shown()).toEqual(['Dubrovnik'])
    }
    await finder.fill('Atlantida')
    expect(await page.getByText('Za vašu pretragu nema lokacija').isVisible()).toBe(true)
    expect(visit.complaints).toEqual([])
  })

  it('sends a message, is told so, and staff read it', async () => {
    await open('/kontakt')
    await declineCookies()
    await fillContact()
    await page.getByRole('button', { name: 'Pošalji poruku' }).click()
    await page.getByText('Poruka je poslana').first().waitFor()
    expect(await page.getByLabel('Ime i prezime').inputValue()).toBe('')
    expect(await accessibilityFaults(page)).toEqual([])

    await page.goto('/admin')
    await page.getByLabel(/Email|E-mail/).fill(administrator.email)
    await page.getByLabel('Lozinka', { exact: true }).fill(administrator.password)
    await page.getByRole('button', { name: 'Prijavi' }).click()
    await page.waitForURL('**/admin/dashboard')
    await page.goto('/admin/contact-messages')
    expect(await page.getByText('Željka Đurić').first().isVisible()).toBe(true)
    expect(await page.getByText('Imate li termin u petak?').first().isVisible()).toBe(true)
    expect(visit.complaints).toEqual([])
  })

  it('is led to the first field to mend, and loses nothing typed', async () => {
    await open('/kontakt')
    await declineCookies()
    await page.getByRole('textbox', { name: 'Poruka' }).fill('Već napisano')
    await page.getByLabel('Email adresa').fill('nije-adresa')
    await page.getByRole('button', { name: 'Pošalji poruku' }).click()
    expect(await page.getByText('Ime i prezime su obavezni').isVisible()).toBe(true)
    expect(await page.getByText('Nevažeća email adresa').isVisible()).toBe(true)
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('name')
    expect(await page.getByRole('textbox', { name: 'Poruka' }).inputValue()).toBe('Već napisano')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('is told when sending fails, keeps the words, and sends them once when the line is back', async () => {
    await open('/kontakt')
    await declineCookies()
    await fillContact()
    await page.route('**/api/contact', (route) => route.abort())
    await page.getByRole('button', { name: 'Pošalji poruku' }).click()
    await page.getByText('Slanje nije uspjelo').first().waitFor()
    expect(await page.getByLabel('Ime i prezime').inputValue()).toBe('Željka Đurić')
    await page.unroute('**/api/contact')
    await page.getByRole('button', { name: 'Pošalji poruku' }).click()
    await page.getByText('Poruka je poslana').first().waitFor()
  })

  it('changes the language in place: address, title and texts follow, what was typed stays', async () => {
    await open('/kontakt')
    await declineCookies()
    await page.getByLabel('Ime i prezime').fill('Ana')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('button', { name: 'Otvori izbornik' }).click()
    await page.getByRole('link', { name: 'English' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(await page.title()).toBe('Contact and locations | Biorezonanca')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ana')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')

    await page.reload()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  })

  it('sees the stored language even when the cookie says another, and the cookie is mended', async () => {
    await open('/kontakt')
    await page.evaluate(() => localStorage.setItem('language', 'en'))
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
    expect(await page.evaluate(() => document.cookie)).toContain('language=en')
  })

  it('sends a franchise inquiry', async () => {
    await open('/fran%C5%A1iza')
    await declineCookies()
    await page.getByRole('button', { name: 'Pošalji upit' }).click()
    for (const text of ['Ime je obavezno', 'Prezime je obavezno', 'Telefon je obavezan']) {
      expect(await page.getByText(text, { exact: true }).isVisible()).toBe(true)
    }
    await page.getByLabel('Ime', { exact: true }).fill('Šime')
    await page.getByLabel('Prezime').fill('Čović')
    await page.getByLabel('Email adresa').fill('sime@example.com')
    await page.getByLabel('Telefon').fill('+385 23 555 010')
    await page.getByLabel('Željena lokacija').fill('Zadar')
    await page.getByRole('button', { name: 'Pošalji upit' }).click()
    await page.getByRole('status').filter({ hasText: 'Hvala' }).first().waitFor()
  })

  it('subscribes once, and is told when subscribed already', async () => {
    await open('/')
    await declineCookies()
    const email = page.getByRole('textbox', { name: 'Email adresa' })
    await email.scrollIntoViewIfNeeded()
    const subscribe = page.getByRole('button', { name: 'Pretplati' })
    await email.fill('maja@example.com')
    await subscribe.click()
    await page.getByText('Zabilježeno').first().waitFor()
    await email.fill('maja@example.com')
    await subscribe.click()
    await page.getByText('Već ste pretplaćeni').first().waitFor()
  })
})

describe('a visitor without JavaScript', () => {
  let site: RunningSite
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite(), launchBrowser()])
    ;({ page } = await openPage(browser, site.url, { javaScriptEnabled: false }))
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })

  it('reads all of home and follows its links', async () => {
    await page.goto('/')
    expect(await page.getByRole('blockquote').count()).toBeGreaterThanOrEqual(10)
    await page.getByRole('main').getByRole('link', { name: 'Pronađite najbliži centar' }).first().click()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Kontakt')
  })

  it('sends a message, mends it first, and reads that it was sent', async () => {
    await page.goto('/kontakt')
    await page.getByLabel('Ime i prezime').fill('Ana')
    await page.getByLabel('Email adresa').fill('nije-adresa')
    await page.getByLabel('Tema').selectOption('general')
    await page.getByRole('textbox', { name: 'Poruka' }).fill('Bez skripte.')
    await page.getByRole('button', { name: 'Pošalji poruku' }).click()
    expect(await page.getByText('Nevažeća email adresa').isVisible()).toBe(true)
    await page.getByLabel('Email adresa').fill('ana@example.com')
    await page.getByRole('button', { name: 'Pošalji poruku' }).click()
    expect(await page.getByText('Poruka je poslana').isVisible()).toBe(true)
  })

  it('reads the site in English by the switcher, and the choice stays', async () => {
    await page.goto('/kontakt')
    await page.getByRole('link', { name: 'English' }).click()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Contact')
    await page.goto('/cjenik')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  })
})
