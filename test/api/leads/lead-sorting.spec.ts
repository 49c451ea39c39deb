import { inquiriesPath, leadKinds, leadsAdmin, messagesPath } from '../../support/leads-admin.js'

const admin = leadsAdmin()

const page = async (path: string, query: object) => (await admin.staff.agent.get(path).query(query).expect(200)).body
const column = async (path: string, sort: string, name: string) =>
  (await page(path, { sort })).items.map((item: Record<string, unknown>) => item[name])

/** Expects a list in ascending and in descending order. */
async function expectOrder(path: string, sort: string, field: string, values: string[]) {
  expect(await column(path, sort, field)).toEqual(values)
  expect(await column(path, `-${sort}`, field)).toEqual(values.toReversed())
}

describe('sorting of messages', () => {
  it('sorts by time', async () => {
    for (const day of [2, 1, 3]) await admin.addMessage({ name: `day ${day}`, receivedAt: new Date(2026, 0, day) })
    await expectOrder(messagesPath, 'receivedAt', 'name', ['day 1', 'day 2', 'day 3'])
  })

  it('sorts by name in the Croatian alphabet, ignoring case', async () => {
    const order = ['ana', 'Cvita', 'čavka', 'Čedo', 'Ćiro', 'Dora', 'Džana', 'Đuro', 'Luka', 'Ljubo', 'Nora', 'Njegoš']
    order.push('Sven', 'Šime', 'Zoran', 'Željka')
    for (const name of order.toSorted()) await admin.addMessage({ name })
    await expectOrder(messagesPath, 'name', 'name', order)
  })

  it('sorts by email address, ignoring case', async () => {
    for (const email of ['b@example.com', 'C@example.com', 'a@example.com']) await admin.addMessage({ email })
    await expectOrder(messagesPath, 'email', 'email', ['a@example.com', 'b@example.com', 'C@example.com'])
  })

  it('sorts by status in workflow order', async () => {
    for (const status of ['closed', 'new', 'answered', 'inProgress'] as const) await admin.addMessage({ status })
    await expectOrder(messagesPath, 'status', 'status', ['new', 'inProgress', 'answered', 'closed'])
  })
})

describe('sorting of inquiries', () => {
  it('sorts by name as lists show it, first name first', async () => {
    for (const name of ['Šime Čović', 'Ana Čović', 'Zoran Babić']) {
      const [firstName, lastName] = name.split(' ')
      await admin.addInquiry({ firstName, lastName })
    }
    await expectOrder(inquiriesPath, 'name', 'firstName', ['Ana', 'Šime', 'Zoran'])
  })

  it('sorts by status in workflow order', async () => {
    const order = ['new', 'contacted', 'qualified', 'negotiating', 'signed', 'rejected'] as const
    for (const status of order.toReversed()) await admin.addInquiry({ status })
    await expectOrder(inquiriesPath, 'status', 'status', [...order])
  })
})

describe.each(leadKinds)('pagination of each $kind', ({ path, add }) => {
  it.each(['receivedAt', '-receivedAt', 'name', '-name', 'email', '-email', 'status', '-status'])(
    'contains every lead once in the order of %s, also for equal values',
    async (sort) => {
      const receivedAt = new Date()
      const ids = new Set<string>()
      for (let count = 0; count < 7; count++) ids.add(await admin[add]({ receivedAt }))
      const seen: string[] = []
      for (const number of [1, 2, 3]) {
        const { items, ...rest } = await page(path, { sort, page: number, pageSize: 3 })
        expect(rest).toEqual({ page: number, pageSize: 3, total: 7, totalIsCapped: false })
        seen.push(...items.map(({ id }: { id: string }) => id))
      }
      expect(seen).toHaveLength(7)
      expect(new Set(seen)).toEqual(ids)
    },
  )

  it('returns an empty page with the total beyond the end', async () => {
    await admin[add]()
    for (const number of [2, 1_000_000]) {
      const empty = { page: number, pageSize: 25, total: 1, totalIsCapped: false, items: [] }
      expect(await page(path, { page: number })).toEqual(empty)
    }
  })
})
