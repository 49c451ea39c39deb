import { leadsAdmin, messagesPath } from '../../support/leads-admin.js'

const admin = leadsAdmin()

interface Answer {
  items: { kind: string; name: string; isWaiting: boolean; excerpt: string | null }[]
  total: number
  counts: Record<string, number>
}

const ask = async (query: object = {}): Promise<Answer> =>
  (await admin.staff.agent.get('/api/admin/inbox').query(query).expect(200)).body as Answer
const namesIn = async (query: object) => (await ask(query)).items.map(({ name }) => name)
const at = (day: number) => ({ receivedAt: new Date(Date.UTC(2026, 2, day)) })

describe('the inbox over all kinds', () => {
  const fill = async () => {
    await admin.addMessage({ ...at(1), name: 'Ana', message: 'Može li\n u subotu?' })
    await admin.addInquiry({ ...at(2), firstName: 'Petra', lastName: 'Perić', location: 'zagreb' })
    await admin.addRequest({ ...at(3), name: 'Iva', assigneeId: admin.staff.id })
    await admin.addBooking({ ...at(4), name: 'Čedo' })
    await admin.addMessage({ ...at(5), name: 'Closed', status: 'closed' })
    await admin.addMessage({ ...at(6), name: 'Spam', status: 'spam' })
    await admin.addInquiry({ ...at(7), firstName: 'In', lastName: 'Trash', trashedAt: new Date() })
    await admin.addMessage({ name: 'Today', status: 'inProgress' })
  }

  it.each([
    ['new', ['Iva', 'Petra Perić', 'Ana']],
    ['today', ['Today']],
    ['mine', ['Iva']],
    ['unassigned', ['Today', 'Petra Perić', 'Ana']],
    ['open', ['Today', 'Čedo', 'Iva', 'Petra Perić', 'Ana']],
    ['all', ['Today', 'Closed', 'Čedo', 'Iva', 'Petra Perić', 'Ana']],
  ])('contains in the view %s what belongs there, newest first', async (view, names) => {
    await fill()
    expect(await namesIn({ view })).toEqual(names)
    expect(await namesIn({ view, sort: 'receivedAt' })).toEqual(names.toReversed())
    const { total, counts } = await ask({ view })
    expect(total).toBe(names.length)
    expect(counts).toEqual({ new: 3, overdue: 0, followUp: 0, today: 1, mine: 1, unassigned: 3 })
  })

  it('contains the first words, the location, and how many were merged', async () => {
    await fill()
    const { items } = await ask({ sort: 'receivedAt' })
    expect(items.slice(0, 2)).toMatchObject([
      { kind: 'contactMessage', excerpt: 'Može li u subotu?', location: null, mergedLeads: 0 },
      { kind: 'franchiseInquiry', location: 'zagreb' },
    ])
    const kept = await admin.addMessage({ name: 'Twice' })
    const merged = await admin.addMessage({ name: 'Twice' })
    await admin.staff.agent
      .post(`${messagesPath}/${kept}/merge`)
      .set('If-Match', '"1"')
      .send({ leadId: merged })
      .expect(200)
    expect((await ask({ search: 'twice' })).items).toMatchObject([{ id: kept, mergedLeads: 1 }])
  })

  it('marks leads whose senders wait for an answer', async () => {
    await admin.addRequest({ ...at(1), name: 'Ana' })
    await admin.addRequest({ ...at(2), name: 'Iva', firstAnsweredAt: new Date() })
    await admin.addBooking({ ...at(3), name: 'Čedo' })
    const { items } = await ask({ view: 'open', sort: 'receivedAt' })
    expect(items.map(({ name, isWaiting }) => [name, isWaiting])).toEqual([
      ['Ana', true],
      ['Iva', false],
      ['Čedo', false],
    ])
  })

  it('finds by search and location in every kind', async () => {
    await fill()
    expect(await namesIn({ view: 'all', search: 'peric' })).toEqual(['Petra Perić'])
    expect(await namesIn({ view: 'new', location: 'zagreb' })).toEqual(['Petra Perić'])
    expect(await namesIn({ view: 'new', location: 'none' })).toEqual(['Iva', 'Ana'])
  })

  it.each([
    ['zagreb', { new: 2, today: 1, mine: 0, unassigned: 2 }],
    ['none', { new: 2, today: 1, mine: 1, unassigned: 2 }],
  ])('counts the leads in each view at the location %s', async (location, expected) => {
    await fill()
    await admin.addMessage({ ...at(8), location: 'zagreb' })
    await admin.addInquiry({ location: 'rijeka' })
    await admin.addBooking({ location: 'zagreb' })
    const { counts } = await ask({ location })
    expect(counts).toEqual({ ...expected, overdue: 0, followUp: 0 })
    for (const view of ['new', 'today', 'mine', 'unassigned'] as const)
      expect([view, (await ask({ view, location })).total]).toEqual([view, counts[view]])
  })

  it('has each lead on one page, whatever the kinds before it', async () => {
    for (let day = 1; day <= 9; day++) {
      if (day % 2) await admin.addMessage({ ...at(day), name: `Message ${day}` })
      else await admin.addInquiry({ ...at(day), firstName: 'Inquiry', lastName: `${day}` })
    }
    const pages = await Promise.all([1, 2, 3, 4].map((page) => namesIn({ page, pageSize: 4 })))
    expect(pages).toEqual([
      ['Message 9', 'Inquiry 8', 'Message 7', 'Inquiry 6'],
      ['Message 5', 'Inquiry 4', 'Message 3', 'Inquiry 2'],
      ['Message 1'],
      [],
    ])
  })

  it('leads from a search without hits in one view to the search in all leads, whatever the other filters', async () => {
    const linkIn = async (query: string) => {
      const { text } = await admin.staff.agent.get(`/admin/inbox?${query}`).expect(200)
      return /<a href="([^"]*)"[^>]*>Traži u svim upitima</.exec(text)?.[1]
    }
    const inAll = '/admin/inbox?view=all&amp;search=petra'
    expect(await linkIn('view=mine&search=petra&location=zagreb&from=2026-01-01')).toBe(inAll)
    expect(await linkIn('view=all&search=petra')).toBeUndefined()
  })

  it.each([
    ['hr', 'Tog dana nema. Upišite npr. 24. 12. 2026.'],
    ['en', 'No such day. Enter it like 24. 12. 2026.'],
  ])('names an impossible day at its field, in the language %s, and shows the field', async (language, fault) => {
    for (const page of ['inbox', 'bookings']) {
      const { text } = await admin.staff.agent
        .get(`/admin/${page}?from=31.+2.+2026.&lang=${language}`)
        .redirects(1)
        .expect(200)
      const fieldOf = (name: string) => new RegExp(`<input[^>]*id="filter-${name}"[^>]*>`).exec(text)![0]
      const attributeOf = (name: string, attribute: string) => {
        return new RegExp(` ${attribute}="([^"]*)"`).exec(fieldOf(name))?.[1]
      }
      expect(attributeOf('from', 'value')).toBe('31. 2. 2026.')
      expect(attributeOf('from', 'aria-invalid')).toBe('true')
      expect(attributeOf('from', 'aria-describedby')).toBe('filter-from-fault')
      expect(/<p id="filter-from-fault"[^>]*>([^<]*)</.exec(text)?.[1]).toBe(fault)
      expect(attributeOf('to', 'aria-invalid')).toBeUndefined()
      const filters = /<details[^>]*>(?=<summary[^>]*>(?:(?!<\/summary>).)*(?:Filtri|Filters))/.exec(text)
      expect(filters?.[0]).toContain(' open')
    }
  })

  it.each([{ view: 'spam' }, { sort: 'name' }, { location: 'Zagreb!' }, { page: '0' }])('refuses %j', async (query) => {
    await admin.staff.agent.get('/api/admin/inbox').query(query).expect(422)
  })
})
