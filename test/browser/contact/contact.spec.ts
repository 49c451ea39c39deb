import type { Page } from '@playwright/test'
import { administrator } from '../../support/administrator.js'
import { elementHydrated } from '../../support/browser.js'
import { asLongAsPeopleTake, fillContactForm, isConfirmed, isLedTo, outcome, startAgain } from '../../support/forms.js'
import { desktop, holdBack, markDocument, phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

test.describe('the contact page', () => {
  const send = async (page: Page) => {
    const button = page.getByRole('button', { name: 'Pošaljite poruku' })
    await elementHydrated(button)
    await button.click()
  }
  const errors = (page: Page) =>
    page.locator('form [aria-invalid=true]').evaluateAll((all) => all.map((field) => (field as HTMLInputElement).name))

  test('is come to from home without a full load', async ({ site }) => {
    const page = await site.visit('/')
    const isSameDocument = await markDocument(page)
    await page.getByRole('main').getByRole('link', { name: 'Pronađite najbliži centar' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
    expect(await isSameDocument()).toBe(true)
    await expect(page).toHaveTitle('Kontakt i centri u blizini | Biorezonanca')
  })

  test('asks what the message is about', async ({ site }) => {
    const page = await site.visit('/kontakt')
    const options = await page
      .getByLabel('Tema')
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
    expect(options).toEqual(['', 'general', 'foodIntolerance', 'functionalScreening', 'bioresonance', 'franchise'])
  })

  test('sends a message once, reports progress and success, and staff read it', async ({ site }) => {
    const page = await site.visit('/kontakt')
    await fillContactForm(page)
    await asLongAsPeopleTake(page)
    let sent = 0
    page.on('request', (request) => (sent += Number(request.url().endsWith('/api/contact'))))
    const letGo = await holdBack(page, '**/api/contact')
    await send(page)
    await expect(page.getByRole('button', { name: 'Slanje u tijeku…' })).toBeVisible()
    letGo()
    await expect(outcome(page, 'contact').filter({ hasText: 'Poruka je poslana' })).toBeVisible()
    expect(sent).toBe(1)
    await expect(page.getByLabel('Ime i prezime')).toHaveCount(0)

    await page.goto('/admin')
    await page.getByLabel(/Email|E-mail/).fill(administrator.email)
    await page.getByLabel('Lozinka', { exact: true }).fill(administrator.password)
    await page.getByRole('button', { name: 'Prijavi se', exact: true }).click()
    await page.waitForURL('**/admin/dashboard')
    await page.goto('/admin/contact-messages')
    await expect(page.getByText('Željka Đurić').first()).toBeVisible()
    await expect(page.getByText('Imate li termin u petak?').first()).toBeVisible()
  })

  test('keeps the words of a message that could not be sent, and sends it when the line is back', async ({ site }) => {
    site.forgive(/ERR_FAILED/)
    const page = await site.visit('/kontakt')
    await fillContactForm(page)
    await page.route('**/api/contact', (route) => route.abort())
    await send(page)
    await expect(page.getByText('Slanje nije uspjelo').first()).toBeVisible()
    await expect(page.getByLabel('Ime i prezime')).toHaveValue('Željka Đurić')
    await page.unroute('**/api/contact')
    await send(page)
    await expect(page.getByText('Poruka je poslana').first()).toBeVisible()
  })

  for (const [name, press] of [
    ['clicked twice at once', (page: Page) => page.getByRole('button', { name: 'Pošaljite poruku' }).dblclick()],
    [
      'sent twice from the keyboard',
      async (page: Page) => {
        await page.getByLabel('Ime i prezime').focus()
        await page.evaluate(() => {
          const { form } = document.activeElement as HTMLInputElement
          form!.requestSubmit()
          form!.requestSubmit()
        })
      },
    ],
  ] as const) {
    test(`leaves once when ${name}`, async ({ site }) => {
      const page = await site.visit('/kontakt')
      await elementHydrated(page.getByRole('button', { name: 'Pošaljite poruku' }))
      await fillContactForm(page)
      let sent = 0
      page.on('request', (request) => (sent += Number(request.url().endsWith('/api/contact'))))
      const letGo = await holdBack(page, '**/api/contact')
      await press(page)
      letGo()
      await expect(outcome(page, 'contact').filter({ hasText: 'Poruka je poslana' })).toBeVisible()
      expect(sent).toBe(1)
    })
  }

  for (const viewport of [phone, desktop] as const) {
    test(`says in the window, where the keyboard is, what became of it: ${JSON.stringify(viewport)}`, async ({
      site,
    }) => {
      site.forgive(/status of 500/)
      const page = await site.visit('/kontakt', { viewport })
      await fillContactForm(page)
      await send(page)
      await isConfirmed(page, 'contact', 'Poruka je poslana')
      const invitation = page.getByRole('heading', { name: 'Pošaljite nam upit' })
      await expect(invitation).toBeHidden()

      await startAgain(page)
      await expect(invitation).toBeVisible()
      await expect(page.getByLabel('Ime i prezime')).toBeFocused()
      await page.route('**/api/contact', (route) => route.fulfill({ status: 500 }))
      await fillContactForm(page)
      await send(page)
      await isLedTo(page, outcome(page, 'contact').filter({ hasText: 'Slanje nije uspjelo' }))
      await expect(page.locator('main').getByText('Poruka je poslana')).toHaveCount(0)
    })
  }

  test('leaves its sender where they have gone meanwhile', async ({ site }) => {
    const page = await site.visit('/kontakt')
    await fillContactForm(page)
    const letGo = await holdBack(page, '**/api/contact')
    await send(page)
    const elsewhere = page.getByLabel('Grad ili poštanski broj')
    await elsewhere.focus()
    letGo()
    await expect(outcome(page, 'contact').filter({ hasText: 'Poruka je poslana' })).toBeVisible()
    await expect(elsewhere).toBeFocused()
  })

  test('is given up when no answer comes, and stored once when it is sent again', async ({ site }) => {
    const page = await site.visit('/kontakt')
    await fillContactForm(page)
    const keys: string[] = []
    const ids: string[] = []
    await page.route('**/api/contact', async (route) => {
      keys.push(route.request().headers()['idempotency-key']!)
      const answer = await route.fetch()
      ids.push(((await answer.json()) as { id: string }).id)
      if (ids.length > 1) await route.fulfill({ response: answer })
    })
    // A second in place of the twenty that a visitor waits, for the one answer that does not come.
    await page.evaluate(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (ms) => {
        AbortSignal.timeout = timeout
        return timeout(ms / 20)
      }
    })
    await send(page)
    await isLedTo(page, outcome(page, 'contact').filter({ hasText: 'Odgovor nije stigao' }))
    await expect.poll(() => ids.length, 'the message is stored').toBe(1)
    await expect(page.getByLabel('Ime i prezime')).toHaveValue('Željka Đurić')
    await send(page)
    await expect(outcome(page, 'contact').filter({ hasText: 'Poruka je poslana' })).toBeVisible()
    expect(keys[1]).toBe(keys[0])
    expect(ids[1]).toBe(ids[0])
  })

  test('keeps what was typed for the visit, until it is sent', async ({ site }) => {
    const page = await site.visit('/kontakt')
    await elementHydrated(page.getByRole('button', { name: 'Pošaljite poruku' }))
    await fillContactForm(page)
    const typed = () => page.locator('#contact form').evaluate((form) => [...new FormData(form as HTMLFormElement)])
    const before = await typed()
    const isBack = (values: [string, unknown][]) =>
      page.waitForFunction((expected) => {
        const form = document.querySelector<HTMLFormElement>('#contact form')
        return form && JSON.stringify([...new FormData(form)]) === expected
      }, JSON.stringify(values))
    await page.locator('#contact').getByRole('link', { name: 'Pravila privatnosti' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pravila privatnosti' })).toBeVisible()
    // The form is hydrated, and takes back what was typed, when it comes near.
    const name = page.getByLabel('Ime i prezime')
    await page.goBack()
    await elementHydrated(name)
    await isBack(before)
    await page.reload()
    await elementHydrated(name)
    await isBack(before)
    // What another page asks to begin with is not lost to it.
    await page.goto('/kontakt?subject=franchise&message=Zanima%20me')
    await elementHydrated(name)
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#contact-name')!.value !== '')
    await expect(page.getByRole('textbox', { name: 'Poruka' })).toHaveValue('Zanima me')
    await expect(page.getByLabel('Tema')).toHaveValue('franchise')

    await send(page)
    await expect(outcome(page, 'contact').filter({ hasText: 'Poruka je poslana' })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')))).toEqual([])
    await page.reload()
    await startAgain(page)
    await elementHydrated(page.getByRole('button', { name: 'Pošaljite poruku' }))
    await expect(name).toHaveValue('')
  })

  test('leads to the first field to mend, and loses nothing typed', async ({ site }) => {
    const page = await site.visit('/kontakt')
    await page.getByRole('textbox', { name: 'Poruka' }).fill('Već napisano')
    await page.getByLabel('Email adresa').fill('nije-adresa')
    await page.getByLabel('Telefon').fill('sutra')
    await send(page)
    expect(await errors(page)).toEqual(['name', 'email', 'phone', 'subject'])
    await expect(page.getByText('Ime i prezime su obavezni')).toBeVisible()
    await expect(page.getByText('Nevažeća email adresa')).toBeVisible()
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('name')
    await expect(page.getByRole('textbox', { name: 'Poruka' })).toHaveValue('Već napisano')
    // The error message disappears as soon as its field is corrected.
    await page.getByLabel('Ime i prezime').fill('Ana')
    expect(await errors(page)).toEqual(['email', 'phone', 'subject'])
  })

  test('needs no phone number, and takes no more than the limits', async ({ site }) => {
    const page = await site.visit('/kontakt')
    await send(page)
    expect(await errors(page)).toEqual(['name', 'email', 'subject', 'message'])
    const limits = await page
      .locator('form[method=post] [maxlength]')
      .evaluateAll((all) =>
        all.map((field) => [(field as HTMLInputElement).name, (field as HTMLInputElement).maxLength]),
      )
    expect(Object.fromEntries(limits)).toMatchObject({ name: 120, email: 254, phone: 40, message: 5000 })
  })

  test('says in English that it is sending', async ({ site }) => {
    const page = await site.visit('/contact', { language: 'en' })
    await page.getByLabel('Full name').fill('Ana')
    await page.getByLabel('Email').fill('ana@example.com')
    await page.getByLabel('Subject').selectOption('general')
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
    await holdBack(page, '**/api/contact')
    await elementHydrated(page.locator('main form[method=post] [type=submit]'))
    await page.locator('main form[method=post] [type=submit]').click()
    await expect(page.getByRole('button', { name: 'Sending...', exact: true })).toBeVisible()
  })

  for (const [language, hours] of [
    ['hr', ['12–20\u00a0h', '8–16\u00a0h', '12–20\u00a0h', '12–20\u00a0h', '8–16\u00a0h', 'zatvoreno', 'zatvoreno']],
    [
      'en',
      [
        '12\u00a0PM–8\u00a0PM',
        '8\u00a0AM–4\u00a0PM',
        '12\u00a0PM–8\u00a0PM',
        '12\u00a0PM–8\u00a0PM',
        '8\u00a0AM–4\u00a0PM',
        'closed',
        'closed',
      ],
    ],
  ] as const) {
    test(`says in ${language} when the locations are open`, async ({ site }) => {
      const page = await site.visit('/kontakt', {
        language,
        // A week without a holiday.
        prepare: (opened) => opened.clock.setFixedTime('2026-03-02T12:00:00+01:00'),
      })
      const card = page.getByRole('complementary')
      // Exact: the spaces do not break.
      expect(await card.getByRole('cell').allTextContents()).toEqual(hours)
      await expect(card.locator('a[href^="tel:"]')).toHaveCount(2)
      await expect(card.locator('a[href^="mailto:"]')).toHaveCount(1)
    })
  }
})
