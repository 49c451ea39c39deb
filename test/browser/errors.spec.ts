import type { Browser, Page } from 'playwright-core'
import type { Testimonial } from '../../src/content/testimonials/testimonial.entity.js'
import { elementHydrated, hydrated, launchBrowser, openPage, type WatchedPage } from '../support/browser.js'
import { isLedTo, outcome } from '../support/forms.js'
import { mailbox } from '../support/mailbox.js'
import { type RunningSite, startSite } from '../support/running-site.js'
import { openMenu } from '../support/visitors.js'

/** The specification's catalogue of errors, each where a visitor meets it, in both languages. */
describe('what a visitor is told when', () => {
  const mails = mailbox()
  let site: RunningSite
  let browser: Browser
  let visit: WatchedPage
  let page: Page
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite(mails.variables), launchBrowser()])
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })
  beforeEach(async () => {
    visit = await openPage(browser, site.url, { reducedMotion: 'reduce' })
    page = visit.page
  })
  afterEach(() => visit.close())

  const open = async (address: string) => {
    await page.goto(address)
    await page.getByRole('dialog').getByRole('button').first().click() // no cookies
    await hydrated(page)
  }
  const toast = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  const isToasted = async (title: string, text: string) => {
    await toast(title).waitFor()
    expect(await toast(title).getByText(text, { exact: true }).isVisible()).toBe(true)
    expect(await toast(title).getAttribute('data-variant')).toBe('destructive')
  }
  /** In the window, where its sender goes on, and there when the toast has gone. */
  const isSaidAt = async (form: 'contact' | 'franchise' | 'newsletter', title: string, text: string) => {
    await isLedTo(page, outcome(page, form))
    expect(await outcome(page, form).getByRole('paragraph').allTextContents()).toEqual([title, text])
  }
  const fail = (path: string) => page.route(path, (route) => route.fulfill({ status: 500, body: 'broken' }))
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const switchTo = async (language: string) => {
    await openMenu(page)
    await page.getByRole('link', { name: language }).click()
  }

  it.each([
    ['/kontakt', 'Učitavanje lokacija nije uspjelo', 'Pokušajte ponovno'],
    ['/contact?lang=en', 'Failed to fetch locations', 'Try again'],
  ])('%s: the locations cannot be fetched; those the page came with stay', async (address, text, again) => {
    await fail('**/api/locations')
    await open(address)
    await page.getByRole('alert').filter({ hasText: text }).waitFor()
    expect(await page.locator('#locations').getByRole('listitem').getByRole('heading').count()).toBe(4)
    await page.unroute('**/api/locations')
    await button(again).click()
    await page.getByRole('alert').waitFor({ state: 'detached' })
  })

  it.each([
    ['/kontakt', 'Slanje nije uspjelo', 'Pri slanju poruke došlo je do pogreške. Pokušajte ponovno.'],
    ['/contact?lang=en', 'Sending failed', 'There was an error sending your message. Please try again.'],
  ])('%s: a message cannot be sent', async (address, title, text) => {
    await fail('**/api/contact')
    await open(address)
    for (const [name, value] of Object.entries({ name: 'Ana', email: 'ana@example.com', message: 'Hej' })) {
      await page.locator(`#contact-${name}`).fill(value)
    }
    await page.locator('#contact-subject').selectOption('general')
    await elementHydrated(page.locator('#contact button[type=submit]'))
    await page.locator('#contact button[type=submit]').click()
    await isToasted(title, text)
    await isSaidAt('contact', title, text)
    expect(await page.locator('#contact-message').inputValue()).toBe('Hej')
  })

  it.each([
    ['/fran%C5%A1iza', 'Slanje nije uspjelo', 'Pri slanju upita došlo je do pogreške. Pokušajte ponovno.'],
    ['/franchise?lang=en', 'Sending failed', 'There was an error submitting your inquiry. Please try again.'],
  ])('%s: an inquiry cannot be sent', async (address, title, text) => {
    await page.route('**/api/franchise-inquiry', (route) => route.abort())
    await open(address)
    const fields = {
      firstName: 'Ana',
      lastName: 'Anić',
      email: 'ana@example.com',
      phone: '+385 1 555 010',
      preferredLocation: 'Rijeka',
    }
    for (const [name, value] of Object.entries(fields)) await page.locator(`#franchise-${name}`).fill(value)
    await page.locator('#franchise button[type=submit]').click()
    await isToasted(title, text)
    await isSaidAt('franchise', title, text)
    expect(await page.locator('#franchise-lastName').inputValue()).toBe('Anić')
  })

  describe.each([
    {
      address: '/',
      submit: 'Pretplatite se',
      empty: ['Email adresa je obavezna', 'Upišite svoju email adresu kako biste se pretplatili.'],
      subscribed: ['Već ste pretplaćeni', 'Ova email adresa već je pretplaćena na naše novosti.'],
      failed: ['Pretplata nije uspjela', 'Pretplatu nismo uspjeli spremiti. Pokušajte ponovno.'],
    },
    {
      address: '/?lang=en',
      submit: 'Subscribe',
      empty: ['Email Required', 'Please enter your email address to subscribe.'],
      subscribed: ['You are already subscribed', 'This email address is already subscribed to our newsletter.'],
      failed: ['Subscription failed', 'We could not save your subscription. Please try again.'],
    },
  ])('$address: the newsletter', ({ address, submit, empty, subscribed, failed }) => {
    const subscribe = async (email: string) => {
      await open(address)
      await elementHydrated(button(submit))
      await page.locator('#newsletter-email').fill(email)
      await button(submit).click()
    }

    it('is asked for without an address', async () => {
      await subscribe('')
      await isToasted(empty[0]!, empty[1]!)
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('newsletter-email')
    })

    it('is asked for by a subscriber', async () => {
      await fetch(`${site.url}/api/newsletter`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'twice@example.com' }),
      })
      await mails.confirm(site.url, 'twice@example.com')
      await subscribe('Twice@example.com')
      await isToasted(subscribed[0]!, subscribed[1]!)
      await isSaidAt('newsletter', subscribed[0]!, subscribed[1]!)
    })

    it('cannot be subscribed to', async () => {
      await fail('**/api/newsletter')
      await subscribe('ana@example.com')
      await isToasted(failed[0]!, failed[1]!)
      await isSaidAt('newsletter', failed[0]!, failed[1]!)
    })
  })

  it.each([
    ['/kontakt', 'Za vašu pretragu nema lokacija', 'Pokušajte s drugim gradom ili poštanskim brojem.'],
    ['/contact?lang=en', 'No locations found for your search', 'Try a different city or postal code.'],
  ])('%s: no location is found', async (address, text, hint) => {
    await open(address)
    await page.locator('#search-query').fill('Atlantida')
    expect(await page.getByText(text, { exact: true }).isVisible()).toBe(true)
    expect(await page.getByText(hint, { exact: true }).isVisible()).toBe(true)
  })

  it.each([
    ['/kontakt', 'Trenutačno nema iskustava klijenata.'],
    ['/contact?lang=en', 'No testimonials available at this time.'],
  ])('from %s: home has no testimonials', async (address, text) => {
    await page.route('**/index.pageContext.json*', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { data: { testimonials: Testimonial[] } }
      expect(answer.data.testimonials).toHaveLength(10)
      answer.data.testimonials = []
      await route.fulfill({ response, json: answer })
    })
    await open(address)
    await page.locator('header a[href="/"]').first().click()
    await page.getByText(text, { exact: true }).waitFor()
  })

  it.each([
    ['/nigdje', 'Stranica nije pronađena', undefined],
    ['/nowhere?lang=en', 'Page Not Found', "The page you are looking for doesn't exist or has been moved."],
  ])('%s: there is no such page', async (address, title, text) => {
    const response = await page.goto(address)
    expect(response!.status()).toBe(404)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
    if (text) expect(await page.getByText(text, { exact: true }).isVisible()).toBe(true)
  })

  it('a picture fails to load: its source set is dropped, and the plain file is asked for', async () => {
    await page.route(/\/pictures\/contact-.*\.(avif|webp)$/, (route) => route.abort())
    await page.route(/\/pictures\/contact-(400|1280|1920)\.jpg$/, (route) => route.abort())
    await open('/kontakt')
    const picture = page.locator('main picture').first()
    await picture.locator('source').first().waitFor({ state: 'detached' })
    expect(await picture.locator('source').count()).toBe(0)
    expect(await picture.locator('img').getAttribute('srcset')).toBeNull()
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('main picture img')!.naturalWidth > 0)
  })

  it('the server refuses a field: in the words of the language, also when that changes', async () => {
    await open('/kontakt')
    // An address that looks like one, and is none to the server.
    for (const [name, value] of Object.entries({ name: 'Ana', email: 'ana@example.c', message: 'Hej' })) {
      await page.locator(`#contact-${name}`).fill(value)
    }
    await page.locator('#contact-subject').selectOption('general')
    const answer = page.waitForResponse('**/api/contact')
    await page.locator('#contact button[type=submit]').click()
    expect((await answer).status()).toBe(422)
    const error = page.locator('#contact-email-error')
    await error.waitFor()
    expect(await error.textContent()).toBe('Nevažeća email adresa')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-email')
    await switchTo('English')
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
    expect(await error.textContent()).toBe('Invalid email address')
    expect(await page.locator('#contact-email').inputValue()).toBe('ana@example.c')
  })

  it('the locations are read again in the language that was switched to', async () => {
    await open('/kontakt')
    const asked = page.waitForResponse('**/api/locations')
    await switchTo('English')
    const [first] = (await (await asked).json()) as { name: string }[]
    const firstIn = async (language: string) =>
      ((await (await fetch(`${site.url}/api/locations?lang=${language}`)).json()) as unknown[])[0]
    expect(first).toEqual(await firstIn('en'))
    expect(first).not.toEqual(await firstIn('hr'))
  })
})

describe('a visitor who sends too much', () => {
  let site: RunningSite
  let browser: Browser
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite({ RATE_LIMIT_SCALE: '0.05' }), launchBrowser()])
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })

  it('is told to wait, and for how long', async () => {
    const { page, close } = await openPage(browser, site.url)
    await page.goto('/?lang=en#newsletter')
    const subscribe = page.getByRole('button', { name: 'Subscribe', exact: true })
    await elementHydrated(subscribe)
    for (const email of ['one@example.com', 'two@example.com']) {
      await page.locator('#newsletter-email').fill(email)
      await subscribe.click()
      if (email.startsWith('one')) await page.getByText('One more step').first().waitFor()
    }
    const toast = page.getByRole('listitem').filter({ hasText: 'Too many attempts' })
    await toast.waitFor()
    expect(await toast.textContent()).toContain('Wait 10\u00a0min and send it again')
    expect(await page.locator('#newsletter-email').inputValue()).toBe('two@example.com')
    await close()
  })
})
