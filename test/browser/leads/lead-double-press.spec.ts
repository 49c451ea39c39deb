import type { Page } from '@playwright/test'
import { administrator } from '../../support/administrator.js'
import { hydrated } from '../../support/browser.js'
import { desktop } from '../../support/visitors.js'
import { type Admin, expect, test } from '../fixtures.js'

const messages = { list: '/admin/contact-messages', receive: 'receiveMessages' } as const
const inquiries = { list: '/admin/franchise-inquiries', receive: 'receiveInquiries' } as const

type Kind = typeof messages | typeof inquiries

interface Lead {
  history: { at: string }[]
  notes: object[]
}

test.describe('a button pressed twice', () => {
  const changeAll = (admin: Admin, { list }: Kind, ids: string[], change: object) =>
    admin.ask('POST', `/api${list}/changes`, { ids, ...change })
  const read = (admin: Admin, { list }: Kind, id: string) => admin.ask<Lead>('GET', `/api${list}/${id}`)
  let people = 0

  /** A lead with another merged into it, and a third of the same person. */
  const receiveLead = async (admin: Admin, kind: Kind, change: object): Promise<string> => {
    const person = { email: `osoba${people}@example.com`, phone: `+385 91 555 ${1000 + people++}` }
    const [merged, , id] = await admin[kind.receive](person, person, person)
    await admin.ask('POST', `/api${kind.list}/${id}/merge`, { leadId: merged }, { 'If-Match': '"1"' })
    if (Object.keys(change).length > 0) await changeAll(admin, kind, [id!], change)
    return id!
  }
  const buttons = (page: Page) => page.locator('main').getByRole('button').and(page.locator(':not([type=file])'))
  const settled = (page: Page) =>
    page.waitForFunction(
      () => !document.querySelector('main [aria-disabled=true], [role=status] > span > .visually-hidden'),
    )

  /** Buttons pressed so far, with the state of their lead: the page of an inquiry has most of those of a message. */
  const pressed = new Set<string>()

  for (const [what, kind, change] of [
    ['a fresh message', messages, {}],
    ['an ended message', messages, { status: 'spam' }],
    ['a message in the trash', messages, { trashed: true }],
    ['a fresh inquiry', inquiries, {}],
  ] as const) {
    test(`does its work once, whichever it is on the page of ${what}`, async ({ admin }) => {
      test.setTimeout(150_000) // a page load and a press for each button
      const page = await admin.newPage({ viewport: desktop, language: 'hr' })
      await page.request.post('/api/admin/session', { data: administrator })
      const openLead = async () => {
        const id = await receiveLead(admin, kind, change)
        await page.goto(`${kind.list}/${id}`)
        await hydrated(page)
        const reminder = page.getByText('Podsjeti me', { exact: true })
        if (await reminder.isVisible()) {
          await reminder.click()
          await page.getByLabel('Dan podsjetnika').fill('24. 12. 2099.')
        }
        return id
      }
      await openLead()
      const names = await buttons(page).evaluateAll((all) =>
        all.map((button) => button.ariaLabel ?? button.textContent),
      )
      expect(names.length).toBeGreaterThan(2)
      for (const [index, name] of names.entries()) {
        const state = JSON.stringify([change, name.replace(/:.*/, '')])
        if (pressed.has(state)) continue
        pressed.add(state)
        const id = await openLead()
        const before = await read(admin, kind, id)
        await page.getByLabel('Nova bilješka').fill('Bilješka')
        await buttons(page).nth(index).dblclick()
        await settled(page)
        const after = await read(admin, kind, id)
        const changes = new Set(after.history.slice(before.history.length).map(({ at }) => at))
        expect([name, changes.size <= 1, after.notes.length <= 1]).toEqual([name, true, true])
        expect([name, (await page.getByRole('alert').allTextContents()).join('')]).toEqual([name, ''])
        await page.keyboard.press('Escape')
        await page.getByLabel('Nova bilješka').fill('')
      }
    })
  }

  test('does its work each time right after the page opened, when nothing has moved', async ({ admin }) => {
    admin.forgive(/503/)
    const [id] = await admin.receiveMessages({ phone: '+385 91 555 999' })
    // For this page, the test takes no time at all.
    const script = 'const now = performance.now.bind(performance); performance.now = () => now() / 1000'
    const page = await admin.enter(`${messages.list}/${id}`, { script })
    const call = page.getByRole('button', { name: 'Razgovarali smo' })
    await page.route('**/calls', (route) => route.fulfill({ status: 503, json: { status: 503 } }), { times: 1 })
    await call.click()
    await expect(page.getByText('Poslužitelj nije odgovorio.')).toBeVisible()
    await call.click()
    await expect(page.getByText('Razgovor je zabilježen.')).toBeVisible()
  })

  test('changes the selected leads once', async ({ admin }) => {
    const ids = [await receiveLead(admin, messages, {}), await receiveLead(admin, messages, {})]
    const page = await admin.enter(messages.list)
    for (const name of ['Primijeni', 'U koš']) {
      const before = await read(admin, messages, ids[0]!)
      for (const id of ids) await page.locator(`[id="${id}"]`).getByRole('checkbox').check()
      const actions = page.getByRole('region', { name: 'Radnje s odabranima' })
      await actions.getByLabel('Dodijeli').selectOption({ label: 'owner@example.com' })
      await actions.getByRole('button', { name, exact: true }).dblclick()
      await expect(page.getByText(name === 'U koš' ? 'Premješteno u koš: 2.' : 'Promijenjeno: 2.')).toBeVisible()
      expect((await read(admin, messages, ids[0]!)).history).toHaveLength(before.history.length + 1)
    }
    await page.getByRole('button', { name: 'Poništi', exact: true }).dblclick()
    await expect(page.getByText('Poništeno: 2.')).toBeVisible()
    expect((await read(admin, messages, ids[1]!)).history).toHaveLength(4)
  })
})
