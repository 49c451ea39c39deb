import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/accessibility.js'
import { adminSite } from '../support/admin-site.js'
import { desktop, phone } from '../support/visitors.js'

const stay = () => Promise.resolve()
const messages = '/admin/contact-messages'

describe.each(['hr', 'en'] as const)('in %s axe finds nothing amiss in the admin with', (language) => {
  const admin = adminSite()
  let lead: string
  beforeAll(async () => {
    const email = 'ana@example.com'
    const [first, second] = await admin.receiveMessages({ email }, { email }, { email }, { name: 'Čedo' })
    await admin.receiveInquiries({ email })
    await admin.subscribe(email)
    await admin.ask('POST', `/api${messages}/${first}/merge`, { leadId: second }, { 'If-Match': '"1"' })
    await admin.ask('POST', `/api${messages}/${first}/notes`, { text: 'Bilješka' })
    lead = `${messages}/${first}`
    while ((await admin.ask<{ total: number }>('GET', '/api/admin/outgoing-mails')).total === 0)
      await new Promise((resolve) => setTimeout(resolve, 100)) // they are made a second after what they tell
  })

  /** Pages and their states, and how staff come to them. */
  const states: [name: string, address: () => string, reach: (page: Page) => Promise<unknown>][] = [
    ['a list of messages', () => messages, stay],
    ['a list of inquiries', () => '/admin/franchise-inquiries', stay],
    ['the subscribers', () => '/admin/newsletter-subscribers', stay],
    ['a table to print', () => '/admin/simple-contact', stay],
    ['a list that is filtered and sorted', () => `${messages}?status=new&sort=name`, stay],
    ['a list without a result', () => `${messages}?search=nobody`, stay],
    [
      'a selection, and columns to choose',
      () => messages,
      async (page) => {
        await page.getByRole('checkbox').nth(1).check()
        await page.locator('details').last().locator('summary').click()
      },
    ],
    [
      'what became of an action',
      () => messages,
      async (page) => {
        await page.route('**/changes', (route) =>
          route.fulfill({
            json: {
              ...{ at: new Date().toISOString(), changed: [], unchanged: [] },
              refused: [{ id: 'x', code: 'lead.not_found' }],
            },
          }),
        )
        await page.getByRole('checkbox').nth(1).check()
        await page.getByRole('button', { name: /^(U koš|Move to trash)$/ }).click()
        await page.locator('[role=status] li').waitFor()
      },
    ],
    ['the mails', () => '/admin/outgoing-mails', stay],
    [
      'the page of a mail, as a mail program shows it',
      () => '/admin/outgoing-mails',
      async (page) => {
        await page.locator('[data-row-link]').first().click()
        await page.locator('summary', { hasText: /program/ }).click()
        await page.frameLocator('iframe').getByRole('heading').waitFor()
      },
    ],
    [
      'what is held about a person',
      () => '/admin/personal-data',
      async (page) => {
        await page.getByRole('textbox').fill('ANA@example.com')
        await page.getByRole('button', { name: /^(Pronađi|Find)$/ }).click()
        await page.getByRole('checkbox').waitFor()
      },
    ],
    ['the page of a lead', () => lead, stay],
    [
      'a note that was refused',
      () => lead,
      async (page) => {
        await page.locator('form:has(#note-text) button').click()
        await page.locator('#note-text-error').waitFor()
      },
    ],
    [
      'a lead that somebody else has changed',
      () => lead,
      async (page) => {
        await page.route(`**/api${lead}`, (route) => route.fulfill({ status: 412, json: { status: 412, detail: '' } }))
        await page.getByRole('group').getByRole('button').first().click()
        await page.getByRole('alert').getByRole('button').first().waitFor()
      },
    ],
  ]

  describe.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('on %s', (_, viewport) => {
    it.each(states)('%s', async (_name, address, reach) => {
      admin.forgive(/Failed to load resource/)
      const page = await admin.enter(address(), { viewport, language })
      await reach(page)
      expect(await accessibilityFaults(page)).toEqual([])
    })
  })

  it('the help about shortcuts', async () => {
    const page = await admin.enter(messages, { language })
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
