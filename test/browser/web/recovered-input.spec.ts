import type { Page } from '@playwright/test'
import { elementHydrated, hydrated, isElementHydrated } from '../../support/browser.js'
import { expect, type Site, test, type VisitOptions } from '../fixtures.js'

const isScript = /\/assets\/.*\.js$/
/** React's report that it has rendered a part of the page again. */
const recovery = /Minified React error #418/

/** Scripts of what others change in a page before it is hydrated. */
const insertions = {
  'icons of a password manager': `
    for (const field of document.querySelectorAll('main form :is(input:not([type=hidden]), textarea)')) {
      const icon = document.createElement('span')
      icon.style.position = 'absolute'
      field.after(icon)
    }`,
  'translated texts': `
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts = []
    while (nodes.nextNode()) texts.push(nodes.currentNode)
    for (const text of texts) {
      if (!text.data.trim() || text.parentNode.closest('script, style, textarea, option')) continue
      const translated = document.createElement('font')
      translated.textContent = text.data
      text.replaceWith(translated)
    }`,
}

interface FormPage {
  address: (site: Site) => string | Promise<string>
  form: string
  /** Typed values by the name of their field. */
  typed: Record<string, string>
}

const pages: Record<string, FormPage> = {
  'the sign-in': {
    address: () => '/admin/login',
    form: 'form:has([name=password])',
    typed: { email: 'ana@example.com', password: 'correct horse' },
  },
  'the contact form': {
    address: () => '/kontakt',
    form: '#contact-form',
    typed: { name: 'Ana Anić', email: 'ana@example.com', subject: 'bioresonance', message: 'Imate li termin u petak?' },
  },
  'the request for an appointment': {
    address: () => '/zatraži-termin',
    form: '#appointment-form',
    typed: { name: 'Ana Anić', phone: '091 234 5678', email: 'ana@example.com', note: 'Dolazim s bebom.' },
  },
  'the franchise inquiry': {
    address: () => '/franšiza',
    form: '#franchise-form',
    typed: { firstName: 'Ana', lastName: 'Anić', email: 'ana@example.com', preferredLocation: 'Zadar' },
  },
  'the booking': {
    address: bookingAddress,
    form: '#booking-form',
    typed: { name: 'Ana Anić', email: 'ana@example.com', note: 'Dolazim s bebom.' },
  },
}

/** Returns the address of the booking form with a free time from the third day on. */
async function bookingAddress({ url }: Site): Promise<string> {
  const ask = async <T>(path: string): Promise<T> => (await fetch(url + path)).json() as Promise<T>
  const [service] = await ask<{ id: string; name: string }[]>('/api/bookable-services')
  const [from, to] = [3, 9].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
  const query = { service: service!.id, location: 'dubrovnik', from: from!, to: to! }
  const { slots } = await ask<{ slots: { start: string }[] }>(
    `/api/availability?${new URLSearchParams(query).toString()}`,
  )
  const [{ start }] = slots as [{ start: string }]
  const clock = { timeZone: 'Europe/Zagreb', hour: '2-digit', minute: '2-digit' } as const
  const time = new Date(start).toLocaleTimeString('hr', clock)
  const chosen = { service: service!.name, location: 'dubrovnik', day: start.slice(0, 10), time }
  return `/rezervacija?${new URLSearchParams(chosen).toString()}`
}

/** Opens a page whose scripts wait until they are released. */
async function openWithSlowScripts(
  site: Site,
  address: string,
  options?: VisitOptions,
): Promise<{ page: Page; release: () => void }> {
  const page = await site.newPage(options)
  let release!: () => void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(isScript, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('main form').first().waitFor()
  return { page, release }
}

/** Holds the code of the contact form until it is released. */
async function holdContactForm(page: Page) {
  let releaseForm!: () => void
  const isFormReleased = new Promise<void>((resolve) => (releaseForm = resolve))
  let noteRequest!: () => void
  const isFormRequested = new Promise<void>((resolve) => (noteRequest = resolve))
  await page.route(isScript, async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('/api/contact')) {
      noteRequest()
      await isFormReleased
    }
    await route.fulfill({ response })
  })
  return { isFormRequested, releaseForm }
}

const field = (page: Page, { form }: FormPage, name: string) => page.locator(`${form} [name="${name}"]`)

async function type(page: Page, of: FormPage): Promise<void> {
  for (const [name, value] of Object.entries(of.typed)) {
    const control = field(page, of, name)
    if (name === 'subject') await control.selectOption(value)
    else await control.fill(value)
  }
}

async function expectTyped(page: Page, of: FormPage): Promise<void> {
  for (const [name, value] of Object.entries(of.typed)) await expect(field(page, of, name)).toHaveValue(value)
}

for (const [what, insert] of Object.entries(insertions)) {
  for (const [where, of] of Object.entries(pages)) {
    test(`${what} before hydration cost ${where} neither values nor focus`, async ({ site }) => {
      site.forgive(recovery)
      const { page, release } = await openWithSlowScripts(site, await of.address(site))
      await field(page, of, 'email').waitFor()
      await page.evaluate(insert)
      await type(page, of)
      const email = field(page, of, 'email')
      await email.focus()
      release()
      await hydrated(page)
      await expect.poll(() => isElementHydrated(email)).toBe(true) // in the element that replaces it
      await expectTyped(page, of)
      await expect(email).toBeFocused()
    })
  }
}

test('the consent banner leaves the focus to a form that waits for its code', async ({ site }) => {
  site.forgive(recovery)
  const { page, release } = await openWithSlowScripts(site, '/kontakt', { undecided: true })
  const of = pages['the contact form']!
  const email = field(page, of, 'email')
  await email.waitFor()
  await page.evaluate(insertions['translated texts'])
  await email.focus()
  release()
  await hydrated(page)
  await expect.poll(() => isElementHydrated(email)).toBe(true)
  await expect(email).toBeFocused()
  await expect(page.locator('[data-consent-banner]')).toBeVisible()
})

test('a button without a name has the focus again after translated texts', async ({ site }) => {
  site.forgive(recovery)
  const { page, release } = await openWithSlowScripts(site, '/kontakt', { undecided: true })
  const search = page.locator('#locations form button')
  await search.waitFor()
  await page.evaluate(insertions['translated texts'])
  await search.focus()
  release()
  await hydrated(page)
  await expect.poll(() => isElementHydrated(search)).toBe(true)
  await expect(search).toBeFocused()
})

test('input of a section that waits for its code fills no field after a navigation', async ({ site }) => {
  site.forgive(recovery)
  const { page, release } = await openWithSlowScripts(site, '/kontakt')
  const of = pages['the contact form']!
  const email = field(page, of, 'email')
  await email.waitFor()
  await page.evaluate(insertions['translated texts'])
  await email.fill('ana@example.com')
  await email.blur() // sections in which somebody types are loaded first
  const { releaseForm } = await holdContactForm(page)
  release()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await expect(email).toBeHidden()
  const follow = (path: string) =>
    page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)!.click(), path)
  await follow('/cjenik')
  await page.locator('html[data-navigating]').waitFor({ state: 'attached' })
  releaseForm()
  await expect(page).toHaveURL(/cjenik/)
  await hydrated(page)
  await follow('/kontakt')
  await expect.poll(() => isElementHydrated(email)).toBe(true)
  await expect(email).toHaveValue('')
})

test('letters typed until the code of a section arrives are kept', async ({ site }) => {
  site.forgive(recovery)
  const { page, release } = await openWithSlowScripts(site, '/kontakt')
  const message = field(page, pages['the contact form']!, 'message')
  await message.waitFor()
  await page.evaluate(insertions['translated texts'])
  await message.focus()
  await page.keyboard.type('Imate li ')
  const { isFormRequested, releaseForm } = await holdContactForm(page)
  release()
  await isFormRequested
  await page.keyboard.type('termin?', { delay: 50 })
  releaseForm()
  await hydrated(page)
  await expect.poll(() => isElementHydrated(message)).toBe(true)
  await expect(message).toHaveValue('Imate li termin?')
  await expect(message).toBeFocused()
})

test('an icon in the first field of the sign-in leaves the focus to the password', async ({ site }) => {
  site.forgive(recovery)
  const { page, release } = await openWithSlowScripts(site, '/admin/login')
  const of = pages['the sign-in']!
  const password = field(page, of, 'password')
  await password.waitFor()
  await page.evaluate(`document.querySelector('form [name=email]').after(document.createElement('span'))`)
  await password.focus()
  release()
  await hydrated(page)
  await expect.poll(() => isElementHydrated(field(page, of, 'email'))).toBe(true)
  await expect.poll(() => isElementHydrated(password)).toBe(true)
  await expect(password).toBeFocused()
})

test('an icon in one field leaves the elements of the other fields as they are', async ({ site }) => {
  site.forgive(recovery)
  const { page, release } = await openWithSlowScripts(site, '/franšiza')
  const of = pages['the franchise inquiry']!
  await field(page, of, 'email').waitFor()
  await page.evaluate(`document.querySelector('#franchise-email').after(document.createElement('span'))`)
  const others = await Promise.all(
    ['firstName', 'phone', 'preferredLocation'].map((name) => field(page, of, name).elementHandle()),
  )
  const changed = await field(page, of, 'email').elementHandle()
  release()
  await hydrated(page)
  await expect.poll(() => isElementHydrated(field(page, of, 'email'))).toBe(true)
  expect(await changed.evaluate((node) => node.isConnected)).toBe(false)
  for (const other of others) expect(await other.evaluate((node) => node.isConnected)).toBe(true)
})

for (const [where, of] of Object.entries(pages).filter(([, { typed }]) => !typed.password)) {
  test(`a reload with slow scripts keeps what was typed in ${where}`, async ({ site }) => {
    const address = await of.address(site)
    const page = await site.visit(address)
    await elementHydrated(field(page, of, 'email'))
    await type(page, of)
    let release!: () => void
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(isScript, async (route) => {
      await released
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await field(page, of, 'email').waitFor()
    release()
    await hydrated(page)
    await elementHydrated(field(page, of, 'email'))
    await expectTyped(page, of)
  })
}

test('a reload of the sign-in stores neither address nor password', async ({ site }) => {
  const page = await site.visit('/admin/login')
  const of = pages['the sign-in']!
  await type(page, of)
  await page.reload()
  await hydrated(page)
  for (const name of Object.keys(of.typed)) await expect(field(page, of, name)).toHaveValue('')
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  for (const value of Object.values(of.typed)) expect(stored).not.toContain(value)
})
