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
let bound: string
test.beforeAll(async ({ admin }) => {
  const email = 'ana@example.com'
  const [first, second] = await admin.receiveMessages({ email }, { email }, { email }, { name: 'Čedo' })
  await admin.receiveInquiries({ email })
  await admin.subscribe(email)
  await admin.ask('POST', `/api${messages}/${first}/merge`, { leadId: second }, { 'If-Match': '"1"' })
  await admin.ask('POST', `/api${messages}/${first}/notes`, { text: 'Bilješka' })
  lead = `${messages}/${first}`
  const invited = { email: 'bound@example.com', role: 'staff', locations: ['zagreb'] }
  bound = `/admin/users/${(await admin.ask<{ userId: string }>('POST', '/api/admin/users', invited)).userId}`
  const ahead = await requestAhead(admin)
  await admin.ask('POST', `/api${requests}/changes`, { ids: [ahead], status: 'agreed' })
  request = `${requests}/${ahead}`
  // Mails are written by a job, after the lead they are about.
  await expect
    .poll(async () => (await admin.ask<{ total: number }>('GET', '/api/admin/outgoing-mails')).total)
    .toBeGreaterThan(0)
})

/** Opens the bulk actions, which a phone hides behind a button. */
async function openActions(page: Page): Promise<void> {
  const actions = page.getByRole('button', { name: /^(Radnje|Actions)$/ })
  if (await actions.isVisible()) await actions.click()
}

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
            at: new Date().toISOString(),
            changed: [],
            unchanged: [],
            refused: [{ id: 'x', code: 'lead.not_found' }],
          },
        }),
      )
      await page.getByRole('checkbox').nth(1).check()
      await openActions(page)
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
    'the reminder of a lead, opened by keyboard',
    () => lead,
    async (page) => {
      const day = page.getByRole('textbox', { name: /^(Dan podsjetnika|Day of the reminder)$/ })
      await page.locator('summary', { hasText: /^(Podsjeti me|Remind me)$/ }).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(day).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Nazvati')
      await expect(page.getByRole('textbox', { name: /^(Zašto|Why)/ })).toHaveValue('Nazvati')
    },
  ],
  [
    'the locations and the role of a bound user, chosen by keyboard',
    () => bound,
    async (page) => {
      const form = page.locator('form:has([name=binding])').last()
      await expect(form.getByRole('checkbox', { name: 'Zagreb', exact: true })).toBeChecked()
      await form.getByRole('radio').last().focus()
      await page.keyboard.press('ArrowUp')
      await expect(form.getByRole('checkbox')).toHaveCount(0)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(form.getByRole('checkbox').first()).toBeFocused()
      await expect(form.getByRole('checkbox').first()).toBeChecked()
    },
  ],
  ['the search', () => '/admin/search?q=ana', stay],
  ['the inbox with filters to save', () => '/admin/inbox?location=zagreb&from=2026-01-01', stay],
  [
    'a saved view',
    () => '/admin/inbox/views/new?search=ana',
    async (page) => {
      await page.getByRole('textbox').fill('Ana')
      await page.keyboard.press('Enter')
      await page
        .getByRole('link', { name: /^(Uredi prikaz|Edit view)$/ })
        .last()
        .click()
      await expect(page.getByRole('heading', { level: 1, name: 'Ana' })).toBeVisible()
      await page.getByRole('link', { name: /^(Izbriši prikaz|Delete view)$/ }).click()
      await expect(page.locator('#removal-question')).toBeFocused()
    },
  ],
  [
    'the question before all matching leads are changed',
    () => `${messages}?pageSize=1`,
    async (page) => {
      await page.getByRole('checkbox').nth(1).check()
      await openActions(page)
      await page.getByRole('button', { name: /^(Odaberi sve koji|Select all that)/ }).click()
      await page.getByRole('textbox', { name: /^(Podsjetnik|Reminder)$/ }).fill('24. 12. 2099.')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').getByText('24. 12. 2099.')).toBeVisible()
    },
  ],
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
      await page
        .getByRole('group', { name: /^(Premjesti u|Move to)$/ })
        .getByRole('button')
        .first()
        .click()
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
