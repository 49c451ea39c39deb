import { allowLog } from '../../support/expected-log.js'
import {
  changeLead,
  inquiriesPath,
  leadKinds,
  leadsAdmin,
  messagesPath,
  readLead,
  unknownId,
} from '../../support/leads-admin.js'

const admin = leadsAdmin()

it('message page shows all submitted fields', async () => {
  const sent = {
    name: 'Željka',
    email: 'zeljka@example.com',
    phone: '091 234 5678',
    subject: 'franchise',
    message: 'a\nb',
  } as const
  const id = await admin.addMessage({ ...sent, language: 'en', location: 'zagreb', assigneeId: admin.staff.id })
  const lead = await readLead(admin, messagesPath, id)
  expect(lead).toMatchObject({ id, ...sent, language: 'en', location: 'zagreb', assigneeId: admin.staff.id })
  expect(lead).toMatchObject({
    status: 'new',
    moves: ['inProgress', 'answered', 'closed', 'spam'],
    notes: [],
    history: [],
    merged: [],
    samePerson: [],
  })
  expect(lead).not.toHaveProperty('search')
})

it('inquiry page shows all submitted fields', async () => {
  const sent = {
    firstName: 'Šime',
    lastName: 'Čović',
    email: 'sime@example.com',
    phone: '+385 23 555 010',
    preferredLocation: 'Zadar',
    previousExperience: 'Ordinacija',
    additionalInformation: null,
  }
  const id = await admin.addInquiry(sent)
  expect(await readLead(admin, inquiriesPath, id)).toMatchObject({
    id,
    ...sent,
    moves: ['contacted', 'rejected', 'spam'],
  })
})

it('lists contain the beginnings of messages, print pages and the page of the lead all of them', async () => {
  const message = `${'Poštovani, pitanje je dugo. '.repeat(20)}KRAJ`
  const id = await admin.addMessage({ message })
  const html = async (path: string) => (await admin.owner.agent.get(path).expect(200)).text
  const list = await html('/admin/contact-messages')
  expect(list).toContain('Poštovani, pitanje je dugo.')
  expect(list).not.toContain('KRAJ')
  expect(await html('/admin/contact-messages/index.pageContext.json')).not.toContain('KRAJ')
  expect(await html('/admin/simple-contact')).toContain('KRAJ')
  expect(await html(`/admin/contact-messages/${id}`)).toContain('KRAJ')
})

it('names the next lead of the list whose sender waits for an answer', async () => {
  const day = (number: number) => ({ receivedAt: new Date(2026, 0, number) })
  const waiting = await admin.addMessage({ ...day(1), status: 'inProgress' })
  const answered = await admin.addMessage({ ...day(2), status: 'answered' })
  await admin.addMessage({ receivedAt: new Date(2026, 0, 1, 12), firstAnsweredAt: new Date() })
  const opened = await admin.addMessage({ ...day(3), status: 'closed' })
  const { nextId, nextWaitingId } = await readLead(admin, messagesPath, opened)
  expect([nextId, nextWaitingId]).toEqual([answered, waiting])
  expect(await readLead(admin, messagesPath, waiting)).toMatchObject({ nextId: null, nextWaitingId: null })
})

describe.each(leadKinds)('page of a $kind', ({ kind, path, add }) => {
  const neighbours = async (id: string, query: object = {}) => {
    const { body } = await admin.staff.agent.get(`${path}/${id}`).query(query).expect(200)
    return [body.previousId, body.nextId]
  }

  it.each([unknownId, 'no-uuid', '1'])('does not exist for %s', async (id) => {
    const { body } = await admin.staff.agent.get(`${path}/${id}`).expect(404)
    expect(body.code).toBe('lead.not_found')
  })

  it('lists other leads of the same address, of both kinds, newest first', async () => {
    const email = 'Same@example.com'
    const day = (number: number) => new Date(2026, 0, number)
    const id = await admin[add]({ email, receivedAt: day(2) })
    const message = await admin.addMessage({
      email: 'same@example.com',
      receivedAt: day(1),
      name: 'Ana',
      subject: 'bioresonance',
    })
    const inquiry = await admin.addInquiry({
      email,
      receivedAt: day(3),
      firstName: 'Ana',
      lastName: 'Horvat',
      preferredLocation: 'Pula',
    })
    await admin.addMessage({ email: 'other@example.com' })
    await changeLead(admin, messagesPath, message, { trashed: true })
    expect((await readLead(admin, path, id)).samePerson).toMatchObject([
      { kind: 'franchiseInquiry', id: inquiry, name: 'Ana Horvat', about: 'Pula', status: 'new', trashedAt: null },
      {
        kind: 'contactMessage',
        id: message,
        name: 'Ana',
        about: 'bioresonance',
        status: 'new',
        trashedAt: expect.any(String),
      },
    ])
  })

  it('lists other leads of the same telephone number, however it is written, with the beginning of their texts', async () => {
    const id = await admin[add]({ email: 'one@example.com', phone: '+385 91 555 1231' })
    const spellings = ['091/555-1231', '00385 91 5551231', '(+385) 91 555-1231', '+385 (0)91 555 1231']
    const found: string[] = []
    for (const [index, phone] of spellings.entries()) {
      const message = { email: `other${index}@example.com`, phone, message: 'Dobar dan,\nimate li termin?' }
      found.unshift(await admin.addMessage({ ...message, receivedAt: new Date(2026, 0, index + 1) }))
    }
    await admin.addMessage({ email: 'else@example.com', phone: '091 555 1232' })
    await admin.addMessage({ email: 'none@example.com', phone: null })
    const { samePerson } = await readLead(admin, path, id)
    expect(samePerson).toMatchObject(found.map((other) => ({ id: other, excerpt: 'Dobar dan, imate li termin?' })))
  })

  it('lists nothing for a lead without a telephone number and another without one', async () => {
    const one = await admin.addMessage({ phone: null })
    await admin.addMessage({ email: 'b@example.com' })
    expect((await readLead(admin, messagesPath, one)).samePerson).toEqual([])
  })

  it('links to the previous and next lead of the list it was opened from', async () => {
    const ids: string[] = []
    for (const location of ['zagreb', 'dubrovnik', 'zagreb', 'zagreb']) {
      ids.push(await admin[add]({ location, receivedAt: new Date(2026, 0, ids.length + 1) }))
    }
    const [first, second, third, last] = ids as [string, string, string, string]
    expect(await neighbours(second)).toEqual([third, first])
    expect(await neighbours(second, { sort: 'receivedAt' })).toEqual([first, third])
    expect(await neighbours(third, { location: 'zagreb' })).toEqual([last, first])
    expect(await neighbours(first, { location: 'zagreb' })).toEqual([third, null])
    expect(await neighbours(last, { location: 'zagreb' })).toEqual([null, third])
    expect(await neighbours(third, { view: 'trash' })).toEqual([null, null])
  })

  it.each(['receivedAt', '-receivedAt', 'name', '-email', 'status', '-status'])(
    'visits the whole list in the order of %s, also for equal values',
    async (sort) => {
      const receivedAt = new Date()
      for (let count = 0; count < 4; count++) await admin[add]({ receivedAt })
      const { body } = await admin.staff.agent.get(path).query({ sort })
      const ids: string[] = body.items.map(({ id }: { id: string }) => id)
      for (const [index, id] of ids.entries()) {
        expect(await neighbours(id, { sort })).toEqual([ids[index - 1] ?? null, ids[index + 1] ?? null])
      }
    },
  )

  it('refuses an unknown list', async () => {
    const id = await admin[add]()
    const { body } = await admin.staff.agent.get(`${path}/${id}?view=archive`).expect(422)
    expect(body.errors).toMatchObject([{ field: 'view' }])
  })

  it('records repeated views within ten minutes once', async () => {
    allowLog(/The audit log does not end as this site left it/) // once: the inserted event is not sealed
    const looks = (id: string) =>
      admin.site.database.query<{ by: string }[]>(
        `SELECT actor_email AS by FROM audit_events WHERE action = 'lead.viewed' AND subject_id = $1 ORDER BY id`,
        [id],
      )
    const look = (colleague: 'owner' | 'staff', id: string) => admin[colleague].agent.get(`${path}/${id}`).expect(200)
    const id = await admin[add]()
    for (const colleague of ['staff', 'staff', 'owner', 'staff'] as const) await look(colleague, id)
    expect(await looks(id)).toEqual([{ by: admin.staff.email }, { by: admin.owner.email }])
    const another = await admin[add]()
    await admin.site.database.query(
      `INSERT INTO audit_events (at, actor_id, actor_email, action, subject_kind, subject_id, details, previous_hash, hash)
       SELECT now() - interval '11 minutes', $1, $2, 'lead.viewed', $3, $4, '{}', hash, md5(hash)
       FROM audit_events ORDER BY id DESC LIMIT 1`,
      [admin.staff.id, admin.staff.email, kind, another],
    )
    await look('staff', another)
    expect(await looks(another)).toHaveLength(2)
  })

  it('records the view with user and lead', async () => {
    const id = await admin[add]()
    await admin.staff.agent.get(`${path}/${id}`).expect(200)
    await admin.staff.agent.get(`${path}/${unknownId}`).expect(404)
    const [event] = await admin.site.database.query('SELECT * FROM audit_events ORDER BY id DESC LIMIT 1')
    expect(event).toMatchObject({
      action: 'lead.viewed',
      actor_email: admin.staff.email,
      subject_kind: kind,
      subject_id: id,
    })
  })
})

describe.each(leadKinds)('notes on a $kind', ({ path, add }) => {
  const write = (id: string, text: unknown) => admin.staff.agent.post(`${path}/${id}/notes`).send({ text })

  it('stores notes with their author, oldest first', async () => {
    const id = await admin[add]()
    const { body } = await write(id, '  Zvala, nema je.\nPonovno u petak.  ').expect(201)
    expect(body).toMatchObject({ leadId: id, author: admin.staff.email, text: 'Zvala, nema je.\nPonovno u petak.' })
    await admin.owner.agent.post(`${path}/${id}/notes`).send({ text: 'Dogovoreno.' }).expect(201)
    const { notes } = await readLead(admin, path, id)
    expect(notes).toMatchObject([body, { author: admin.owner.email, text: 'Dogovoreno.' }])
  })

  it('returns new notes to clients that have seen this version of the lead', async () => {
    const id = await admin[add]()
    const { etag } = await readLead(admin, path, id)
    await write(id, 'Nova bilješka').expect(201)
    const { body } = await admin.staff.agent.get(`${path}/${id}`).set('If-None-Match', etag).expect(200)
    expect(body.notes).toHaveLength(1)
  })

  it.each([
    ['nothing', undefined],
    ['blanks', ' \n '],
    ['too long a text', 'x'.repeat(5001)],
    ['control characters', 'a\u0000b'],
    ['no text', { a: 1 }],
  ])('refuses %s', async (_what, text) => {
    const id = await admin[add]()
    const { body } = await write(id, text).expect(422)
    expect(body.errors).toMatchObject([{ field: 'text', message: expect.stringMatching(/\p{L}/u) }])
    expect((await readLead(admin, path, id)).notes).toEqual([])
  })

  it('requires an existing lead', async () => {
    const { body } = await write(unknownId, 'Za koga?').expect(404)
    expect(body.code).toBe('lead.not_found')
    expect(await admin.site.database.query('SELECT * FROM lead_notes')).toEqual([])
  })
})

describe('templates for replies on the page of a lead', () => {
  const pageOf = async (service: string, language: 'hr' | 'en') => {
    const id = await admin.addRequest({ service, language })
    return (await admin.staff.agent.get(`/admin/appointment-requests/${id}`).expect(200)).text
  }

  it('contain the price of the service in the language of the sender, and the placeholder for an unknown one', async () => {
    const query = <Row>(sql: string) => admin.site.database.query<Row[]>(sql)
    await query(`UPDATE reply_templates SET text = '{"hr": "Cijena: {price}.", "en": "Price: {price}."}'`)
    await query(`UPDATE price_list_rows SET price = 1234.5 WHERE id = (SELECT id FROM price_list_rows LIMIT 1)`)
    const [row] = await query<Record<'hr' | 'en', string>>(
      `SELECT service->>'hr' AS hr, service->>'en' AS en FROM price_list_rows WHERE price = 1234.5`,
    )
    expect(await pageOf(row!.hr, 'hr')).toContain('Cijena: 1.234,50\u00a0€.')
    expect(await pageOf(row!.en, 'en')).toContain('Price: €1,234.50.')
    expect(await pageOf('Ukinuta usluga', 'hr')).toContain('Cijena: {price}.')
  })
})
