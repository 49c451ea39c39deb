import type { Page } from '@playwright/test'
import { elementHydrated, hydrated } from '../../support/browser.js'
import { isLedTo, outcome } from '../../support/forms.js'
import { expect, test } from '../fixtures.js'

/** The specification's catalogue of errors, each where a visitor meets it, in both languages. */
test.describe('what a visitor is told when', () => {
  let page: Page
  test.beforeEach(async ({ site }) => {
    site.forgive(/^Failed to load resource/)
    page = await site.newPage()
  })

  const open = async (address: string) => {
    await page.goto(address)
    await hydrated(page)
  }
  const toast = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  const isToasted = async (title: string, text: string) => {
    await expect(toast(title)).toBeVisible()
    await expect(toast(title).getByText(text, { exact: true })).toBeVisible()
    await expect(toast(title)).toHaveAttribute('data-variant', 'destructive')
  }
  /** In a toast, and in the window where its sender goes on. */
  const isSaidAt = async (form: 'contact' | 'franchise' | 'newsletter', title: string, text: string) => {
    await isToasted(title, text)
    await isLedTo(page, outcome(page, form))
    await expect(outcome(page, form).getByRole('paragraph')).toHaveText([title, text])
  }
  const fail = (path: string) => page.route(path, (route) => route.fulfill({ status: 500, body: 'broken' }))
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const switchTo = (language: string) => page.getByRole('link', { name: language }).click()

  for (const [address, text, again] of [
    ['/kontakt', 'Učitavanje centara nije uspjelo', 'Pokušajte ponovno'],
    ['/contact?lang=en', 'Failed to fetch locations', 'Try again'],
  ] as const) {
    test(`${address}: the locations cannot be fetched; those the page came with stay`, async () => {
      await fail('**/api/locations')
      await open(address)
      const failure = page.getByRole('alert').filter({ hasText: text })
      await expect(failure).toBeVisible()
      // The list is complete, so that the failure is no heading of it.
      const cards = page.locator('#locations').getByRole('listitem').getByRole('heading')
      await expect(cards).toHaveCount(4)
      expect((await failure.boundingBox())!.y).toBeGreaterThan((await cards.last().boundingBox())!.y)
      await page.unroute('**/api/locations')
      await button(again).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  for (const [address, title, text] of [
    ['/kontakt', 'Slanje nije uspjelo', 'Pri slanju poruke došlo je do pogreške. Pokušajte ponovno.'],
    ['/contact?lang=en', 'Sending failed', 'There was an error sending your message. Please try again.'],
  ] as const) {
    test(`${address}: a message cannot be sent`, async () => {
      await fail('**/api/contact')
      await open(address)
      for (const [name, value] of Object.entries({ name: 'Ana', email: 'ana@example.com', message: 'Hej' })) {
        await page.locator(`#contact-${name}`).fill(value)
      }
      await page.locator('#contact-subject').selectOption('general')
      await elementHydrated(page.locator('#contact button[type=submit]'))
      await page.locator('#contact button[type=submit]').click()
      await isSaidAt('contact', title, text)
      await expect(page.locator('#contact-message')).toHaveValue('Hej')
    })
  }

  for (const [address, title, text] of [
    ['/fran%C5%A1iza', 'Slanje nije uspjelo', 'Pri slanju upita došlo je do pogreške. Pokušajte ponovno.'],
    ['/franchise?lang=en', 'Sending failed', 'There was an error submitting your inquiry. Please try again.'],
  ] as const) {
    test(`${address}: an inquiry cannot be sent`, async () => {
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
      await isSaidAt('franchise', title, text)
      await expect(page.locator('#franchise-lastName')).toHaveValue('Anić')
    })
  }

  for (const { address, submit, empty, subscribed, failed } of [
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
  ] as const) {
    test.describe(`${address}: the newsletter`, () => {
      const subscribe = async (email: string) => {
        await open(address)
        await elementHydrated(button(submit))
        await page.locator('#newsletter-email').fill(email)
        await button(submit).click()
      }

      test('is asked for without an address', async () => {
        await subscribe('')
        await isToasted(empty[0], empty[1])
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('newsletter-email')
      })

      test('is asked for by a subscriber', async ({ site, mails }) => {
        await fetch(`${site.url}/api/newsletter`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: 'twice@example.com' }),
        })
        await mails.confirm(site.url, 'twice@example.com')
        await subscribe('Twice@example.com')
        await isSaidAt('newsletter', subscribed[0], subscribed[1])
      })

      test('cannot be subscribed to', async () => {
        await fail('**/api/newsletter')
        await subscribe('ana@example.com')
        await isSaidAt('newsletter', failed[0], failed[1])
      })
    })
  }

  for (const [address, text, hint] of [
    ['/kontakt', 'Za to mjesto nema centra', 'Pokušajte s drugim gradom ili poštanskim brojem.'],
    ['/contact?lang=en', 'No locations found for your search', 'Try a different city or postal code.'],
  ] as const) {
    test(`${address}: no location is found`, async () => {
      await open(address)
      await page.locator('#search-query').fill('Atlantida')
      await expect(page.getByText(text, { exact: true })).toBeVisible()
      await expect(page.getByText(hint, { exact: true })).toBeVisible()
    })
  }

  for (const [address, text] of [
    ['/kontakt', 'Trenutačno nema iskustava klijenata.'],
    ['/contact?lang=en', 'No testimonials available at this time.'],
  ] as const) {
    test(`from ${address}: home has no testimonials`, async () => {
      await page.route('**/index.pageContext.json*', async (route) => {
        const response = await route.fetch()
        const answer = (await response.json()) as { data: { testimonials: unknown[] } }
        expect(answer.data.testimonials).toHaveLength(10)
        answer.data.testimonials = []
        await route.fulfill({ response, json: answer })
      })
      await open(address)
      await page.locator('header a[href^="/"]').first().click()
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    })
  }

  for (const [address, title, text] of [
    ['/nigdje', 'Stranica nije pronađena', undefined],
    ['/nowhere?lang=en', 'Page Not Found', "The page you are looking for doesn't exist or has been moved."],
  ] as const) {
    test(`${address}: there is no such page`, async () => {
      const response = await page.goto(address)
      expect(response!.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      if (text) await expect(page.getByText(text, { exact: true })).toBeVisible()
    })
  }

  test('a picture fails to load: its source set is dropped, and the plain file is asked for', async () => {
    await page.route(/\/pictures\/pricelist-.*\.(avif|webp)\?/, (route) => route.abort())
    await page.route(/\/pictures\/pricelist-(400|1280|1920)\.jpg\?/, (route) => route.abort())
    await open('/cjenik')
    const picture = page.locator('main picture').first()
    await expect(picture.locator('source').first()).toHaveCount(0)
    await expect(picture.locator('source')).toHaveCount(0)
    await expect(picture.locator('img')).not.toHaveAttribute('srcset')
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('main picture img')!.naturalWidth > 0)
  })

  test('the server refuses a field: in the words of the language, also when that changes', async () => {
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
    await expect(error).toBeVisible()
    await expect(error).toHaveText('Nevažeća email adresa')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-email')
    await switchTo('English')
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await expect(error).toHaveText('Invalid email address')
    await expect(page.locator('#contact-email')).toHaveValue('ana@example.c')
  })

  test('the locations are read again in the language that was switched to', async ({ site }) => {
    const answers: unknown[] = []
    await page.route('**/api/locations', async (route) => {
      const response = await route.fetch()
      answers.push(((await response.json()) as unknown[])[0])
      await route.fulfill({ response })
    })
    await open('/kontakt')
    await switchTo('English')
    const firstIn = async (language: string) =>
      ((await (await fetch(`${site.url}/api/locations?lang=${language}`)).json()) as unknown[])[0]
    const english = await firstIn('en')
    await expect.poll(() => answers.at(-1)).toEqual(english)
    expect(english).not.toEqual(await firstIn('hr'))
  })
})

test.describe('a visitor who sends too much', () => {
  test.use({ ownSite: { RATE_LIMIT_SCALE: '0.05' } })

  test('is told to wait, and for how long', async ({ site }) => {
    site.forgive(/^Failed to load resource/)
    const page = await site.visit('/?lang=en#newsletter', { undecided: true })
    const subscribe = page.getByRole('button', { name: 'Subscribe', exact: true })
    await elementHydrated(subscribe)
    for (const email of ['one@example.com', 'two@example.com']) {
      await page.locator('#newsletter-email').fill(email)
      await subscribe.click()
      if (email.startsWith('one')) await page.getByRole('button', { name: 'Enter another address' }).click()
    }
    await expect(outcome(page, 'newsletter')).toContainText('Too many attempts')
    await expect(outcome(page, 'newsletter')).toContainText('Wait 10\u00a0min and send it again')
    await expect(page.locator('#newsletter-email')).toHaveValue('two@example.com')
  })
})
