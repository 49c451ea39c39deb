import type { Page } from 'playwright-core'
import { elementHydrated } from '../support/browser.js'
import { asLongAsPeopleTake, fillContactForm, isLedTo, outcome } from '../support/forms.js'
import { administrator } from '../support/running-site.js'
import { desktop, holdBack, markDocument, phone, visitedSite } from '../support/visitors.js'

describe('the contact page', () => {
  const site = visitedSite()

  const send = async (page: Page) => {
    const button = page.getByRole('button', { name: 'Pošaljite poruku' })
    await elementHydrated(button)
    await button.click()
  }
  const errors = (page: Page) =>
    page.locator('form [aria-invalid=true]').evaluateAll((all) => all.map((field) => (field as HTMLInputElement).name))

  it('is come to from home without a full load', async () => {
    const page = await site.visit('/')
    const isSameDocument = await markDocument(page)
    await page.getByRole('main').getByRole('link', { name: 'Pronađite najbliži centar' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
    expect(await isSameDocument()).toBe(true)
    expect(await page.title()).toBe('Kontakt i lokacije | Biorezonanca')
  })

  it('asks what the message is about', async () => {
    const page = await site.visit('/kontakt')
    const options = await page
      .getByLabel('Tema')
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
    expect(options).toEqual(['', 'general', 'foodIntolerance', 'functionalScreening', 'bioresonance', 'franchise'])
  })

  it('sends a message once, says so while it does and when it has, and staff read it', async () => {
    const page = await site.visit('/kontakt')
    await fillContactForm(page)
    await asLongAsPeopleTake(page)
    let sent = 0
    page.on('request', (request) => (sent += Number(request.url().endsWith('/api/contact'))))
    const letGo = await holdBack(page, '**/api/contact')
    await send(page)
    await page.getByRole('button', { name: 'Slanje u tijeku…' }).waitFor()
    letGo()
    await outcome(page, 'contact').filter({ hasText: 'Poruka je poslana' }).waitFor()
    expect(sent).toBe(1)
    expect(await page.getByLabel('Ime i prezime').inputValue()).toBe('')

    await page.goto('/admin')
    await page.getByLabel(/Email|E-mail/).fill(administrator.email)
    await page.getByLabel('Lozinka', { exact: true }).fill(administrator.password)
    await page.getByRole('button', { name: 'Prijavi' }).click()
    await page.waitForURL('**/admin/dashboard')
    await page.goto('/admin/contact-messages')
    await page.getByText('Željka Đurić').first().waitFor()
    await page.getByText('Imate li termin u petak?').first().waitFor()
  })

  it('keeps the words of a message that could not be sent, and sends it when the line is back', async () => {
    site.forgive(/ERR_FAILED/)
    const page = await site.visit('/kontakt')
    await fillContactForm(page)
    await page.route('**/api/contact', (route) => route.abort())
    await send(page)
    await page.getByText('Slanje nije uspjelo').first().waitFor()
    expect(await page.getByLabel('Ime i prezime').inputValue()).toBe('Željka Đurić')
    await page.unroute('**/api/contact')
    await send(page)
    await page.getByText('Poruka je poslana').first().waitFor()
  })

  it.each([
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
  ])('leaves once when %s', async (_, press) => {
    const page = await site.visit('/kontakt')
    await elementHydrated(page.getByRole('button', { name: 'Pošaljite poruku' }))
    await fillContactForm(page)
    let sent = 0
    page.on('request', (request) => (sent += Number(request.url().endsWith('/api/contact'))))
    const letGo = await holdBack(page, '**/api/contact')
    await press(page)
    letGo()
    await outcome(page, 'contact').filter({ hasText: 'Poruka je poslana' }).waitFor()
    expect(sent).toBe(1)
  })

  it.each([phone, desktop])('says in the window, where the keyboard is, what became of it: %j', async (viewport) => {
    site.forgive(/status of 500/)
    const page = await site.visit('/kontakt', { viewport })
    await fillContactForm(page)
    await send(page)
    await isLedTo(page, outcome(page, 'contact').filter({ hasText: 'Poruka je poslana' }))

    await page.route('**/api/contact', (route) => route.fulfill({ status: 500 }))
    await fillContactForm(page)
    await send(page)
    await isLedTo(page, outcome(page, 'contact').filter({ hasText: 'Slanje nije uspjelo' }))
    expect(await page.locator('main').getByText('Poruka je poslana').count()).toBe(0)
  })

  it('leaves its sender where they have gone meanwhile', async () => {
    const page = await site.visit('/kontakt')
    await fillContactForm(page)
    const letGo = await holdBack(page, '**/api/contact')
    await send(page)
    const elsewhere = page.getByLabel('Grad ili poštanski broj')
    await elsewhere.focus()
    letGo()
    await outcome(page, 'contact').filter({ hasText: 'Poruka je poslana' }).waitFor()
    expect(await elsewhere.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('is given up when no answer comes, and stored once when it is sent again', async () => {
    const page = await site.visit('/kontakt', {
      // A second in place of the twenty that a visitor waits.
      script: `const { timeout } = AbortSignal; AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 20)`,
    })
    await fillContactForm(page)
    const keys: string[] = []
    const ids: string[] = []
    await page.route('**/api/contact', async (route) => {
      keys.push(route.request().headers()['idempotency-key']!)
      const answer = await route.fetch()
      ids.push(((await answer.json()) as { id: string }).id)
      if (ids.length > 1) await route.fulfill({ response: answer })
    })
    await send(page)
    await isLedTo(page, outcome(page, 'contact').filter({ hasText: 'Odgovor nije stigao' }))
    expect(await page.getByLabel('Ime i prezime').inputValue()).toBe('Željka Đurić')
    await send(page)
    await outcome(page, 'contact').filter({ hasText: 'Poruka je poslana' }).waitFor()
    expect(keys[1]).toBe(keys[0])
    expect(ids[1]).toBe(ids[0])
  })

  it('keeps what was typed for the visit, until it is sent', async () => {
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
    await page.getByRole('heading', { level: 1, name: 'Pravila privatnosti' }).waitFor()
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
    expect(await page.getByRole('textbox', { name: 'Poruka' }).inputValue()).toBe('Zanima me')
    expect(await page.getByLabel('Tema').inputValue()).toBe('franchise')

    await send(page)
    await outcome(page, 'contact').filter({ hasText: 'Poruka je poslana' }).waitFor()
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')))).toEqual([])
    await page.reload()
    await elementHydrated(page.getByRole('button', { name: 'Pošaljite poruku' }))
    expect(await name.inputValue()).toBe('')
  })

  it('leads to the first field to mend, and loses nothing typed', async () => {
    const page = await site.visit('/kontakt')
    await page.getByRole('textbox', { name: 'Poruka' }).fill('Već napisano')
    await page.getByLabel('Email adresa').fill('nije-adresa')
    await page.getByLabel('Telefon').fill('sutra')
    await send(page)
    expect(await errors(page)).toEqual(['name', 'email', 'phone', 'subject'])
    await page.getByText('Ime i prezime su obavezni').waitFor()
    await page.getByText('Nevažeća email adresa').waitFor()
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('name')
    expect(await page.getByRole('textbox', { name: 'Poruka' }).inputValue()).toBe('Već napisano')
    // A message leaves the field it belongs to as soon as that is mended.
    await page.getByLabel('Ime i prezime').fill('Ana')
    expect(await errors(page)).toEqual(['email', 'phone', 'subject'])
  })

  it('needs no phone number, and takes no more than the limits', async () => {
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

  it('says in English that it is sending', async () => {
    const page = await site.visit('/contact', { language: 'en' })
    await page.getByLabel('Full name').fill('Ana')
    await page.getByLabel('Email').fill('ana@example.com')
    await page.getByLabel('Subject').selectOption('general')
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
    await holdBack(page, '**/api/contact')
    await elementHydrated(page.locator('main form[method=post] [type=submit]'))
    await page.locator('main form[method=post] [type=submit]').click()
    await page.getByRole('button', { name: 'Sending...', exact: true }).waitFor()
  })

  it.each([
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
  ] as const)('says in %s when the locations are open', async (language, hours) => {
    const page = await site.visit('/kontakt', { language })
    const card = page.getByRole('complementary')
    expect(await card.getByRole('cell').allTextContents()).toEqual(hours)
    expect(await card.locator('a[href^="tel:"]').count()).toBe(2)
    expect(await card.locator('a[href^="mailto:"]').count()).toBe(1)
  })
})
