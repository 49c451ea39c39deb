import type { Page } from '@playwright/test'
import { accessibilityAndReflowFaults } from '../../support/accessibility.js'
import { hydrated } from '../../support/browser.js'
import { requestAhead } from '../../support/request-ahead.js'
import { desktop, phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

const stay = () => Promise.resolve()
const messages = '/admin/contact-messages'
const requests = '/admin/appointment-requests'

test.use({ ownSite: {} })
let lead: string
let request: string
test.beforeAll(async ({ admin }) => {
  const email = 'ana@example.com'
  const [first, second] = await admin.receiveMessages({ email }, { email }, { email }, { name: 'Čedo' })
  await admin.receiveInquiries({ email })
  await admin.subscribe(email)
  await admin.ask('POST', `/api${messages}/${first}/merge`, { leadId: second }, { 'If-Match': '"1"' })
  await admin.ask('POST', `/api${messages}/${first}/notes`, { text: 'Bilješka' })
  lead = `${messages}/${first}`
  const ahead = await requestAhead(admin)
  await admin.ask('POST', `/api${requests}/changes`, { ids: [ahead], status: 'agreed' })
  request = `${requests}/${ahead}`
  // Mails are written by a job, after the lead they are about.
  await expect
    .poll(async () => (await admin.ask<{ total: number }>('GET', '/api/admin/outgoing-mails')).total)
    .toBeGreaterThan(0)
})

/** States of pages, and how staff reach them. */
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
      await expect(page.locator('[role=status] li')).toBeVisible()
    },
  ],
  ['the mails', () => '/admin/outgoing-mails', stay],
  [
    'the page of a mail, as a mail program shows it',
    () => '/admin/outgoing-mails',
    async (page) => {
      await page.locator('[data-row-link]').first().click()
      await page.locator('summary', { hasText: /program/ }).click()
      await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
    },
  ],
  [
    'what is held about a person',
    () => '/admin/personal-data',
    async (page) => {
      await page.getByRole('textbox').first().fill('ANA@example.com')
      await page.getByRole('button', { name: /^(Pronađi|Find)$/ }).click()
      await expect(page.getByRole('checkbox')).toBeVisible()
    },
  ],
  ['the page of a lead', () => lead, stay],
  [
    'a note that was refused',
    () => lead,
    async (page) => {
      await page.locator('form:has(#note-text) button').click()
      await expect(page.locator('#note-text-error')).toBeVisible()
    },
  ],
  [
    'a lead that somebody else has changed',
    () => lead,
    async (page) => {
      await page.route(`**/api${lead}`, (route) => route.fulfill({ status: 412, json: { status: 412, detail: '' } }))
      await page.getByRole('group').getByRole('button').first().click()
      await expect(page.getByRole('alert').getByRole('button').first()).toBeVisible()
    },
  ],
  [
    'the question before leads are merged',
    () => lead,
    async (page) => {
      await page
        .getByRole('button', { name: /^(Spoji s ovim|Merge into this): / })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'the search for a lead to merge, with a result',
    () => lead,
    async (page) => {
      await page.getByRole('button', { name: /^(Spoji s drugim|Merge with another)/ }).click()
      await page.getByRole('dialog').getByRole('searchbox').fill('cedo')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
    },
  ],
  [
    'the question before a visit is recorded ahead of its day',
    () => request,
    async (page) => {
      await page.getByRole('button', { name: /^(Održano|Attended)$/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'the help about shortcuts',
    () => messages,
    async (page) => {
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
]

for (const [language, name, viewport] of [
  ['hr', 'a phone', phone],
  ['en', 'a desktop', desktop],
] as const) {
  test(`axe finds no fault in any state of the admin that is reached in ${language} on ${name}`, async ({ admin }) => {
    test.setTimeout(240_000)
    admin.forgive(/Failed to load resource/)
    const page = await admin.enter('/admin/dashboard', { viewport, language })
    for (const [state, address, reach] of states) {
      await test.step(state, async () => {
        await page.goto(address())
        await hydrated(page)
        await reach(page)
        expect.soft(await accessibilityAndReflowFaults(page), state).toEqual([])
        await page.unrouteAll()
      })
    }
  })
}
