import type { Page } from 'playwright-core'
import { hydrated } from '../support/browser.js'
import { adminSite } from '../support/admin-site.js'

const messages = { list: '/admin/contact-messages', receive: 'receiveMessages' } as const
const inquiries = { list: '/admin/franchise-inquiries', receive: 'receiveInquiries' } as const

type Kind = typeof messages | typeof inquiries

/** Under the load of other tests. */
const LONG_MS = 120_000

interface Lead {
  history: { at: string }[]
  notes: object[]
}

describe('each button pressed twice', () => {
  const admin = adminSite()
  const changeAll = ({ list }: Kind, ids: string[], change: object) =>
    admin.ask('POST', `/api${list}/changes`, { ids, ...change })
  const read = ({ list }: Kind, id: string) => admin.ask<Lead>('GET', `/api${list}/${id}`)
  let people = 0

  /** A lead with another merged into it, and a third of the same person. */
  const receiveLead = async (kind: Kind, change: object): Promise<string> => {
    const email = `osoba${people++}@example.com`
    const [merged, , id] = await admin[kind.receive]({ email }, { email }, { email })
    await admin.ask('POST', `/api${kind.list}/${id}/merge`, { leadId: merged }, { 'If-Match': '"1"' })
    if (Object.keys(change).length > 0) await changeAll(kind, [id!], change)
    return id!
  }
  const buttons = (page: Page) => page.locator('main').getByRole('button')
  const settled = (page: Page) =>
    page.waitForFunction(() => !document.querySelector('main [aria-disabled=true], [role=status] [class*=spinner]'))

  it.each([
    ['a fresh message', messages, {}],
    ['an ended message', messages, { status: 'spam' }],
    ['a message in the trash', messages, { trashed: true }],
    ['a fresh inquiry', inquiries, {}],
  ])(
    'does its work once on the page of %s',
    async (_what, kind, change) => {
      const page = await admin.enter(`${kind.list}/${await receiveLead(kind, change)}`)
      const count = await buttons(page).count()
      expect(count).toBeGreaterThan(2)
      for (let index = 0; index < count; index++) {
        const id = await receiveLead(kind, change)
        const before = await read(kind, id)
        await page.goto(`${kind.list}/${id}`)
        await hydrated(page)
        await page.getByLabel('Nova bilješka').fill('Bilješka')
        const button = buttons(page).nth(index)
        const name = (await button.getAttribute('aria-label')) ?? (await button.textContent())
        await button.dblclick()
        await settled(page)
        const after = await read(kind, id)
        const changes = new Set(after.history.slice(before.history.length).map(({ at }) => at))
        expect([name, changes.size <= 1, after.notes.length <= 1]).toEqual([name, true, true])
        expect([name, (await page.getByRole('alert').allTextContents()).join('')]).toEqual([name, ''])
        await page.keyboard.press('Escape')
        await page.getByLabel('Nova bilješka').fill('')
      }
    },
    LONG_MS,
  )

  it('changes what is selected once', async () => {
    const ids = [await receiveLead(messages, {}), await receiveLead(messages, {})]
    const page = await admin.enter(messages.list)
    for (const name of ['Primijeni', 'U koš']) {
      const before = await read(messages, ids[0]!)
      for (const id of ids) await page.locator(`[id="${id}"]`).getByRole('checkbox').check()
      const actions = page.getByRole('region', { name: 'Radnje s odabranima' })
      await actions.getByLabel('Dodijeli').selectOption({ label: 'owner@example.com' })
      await actions.getByRole('button', { name, exact: true }).dblclick()
      await page.getByText(name === 'U koš' ? 'Premješteno u koš: 2.' : 'Promijenjeno: 2.').waitFor()
      expect((await read(messages, ids[0]!)).history).toHaveLength(before.history.length + 1)
    }
    await page.getByRole('button', { name: 'Poništi', exact: true }).dblclick()
    await page.getByText('Poništeno: 2.').waitFor()
    expect((await read(messages, ids[1]!)).history).toHaveLength(4)
  })
})
