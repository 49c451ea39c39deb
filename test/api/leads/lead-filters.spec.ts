import { AppointmentRequest } from '../../../src/appointments/appointment-request.entity.js'
import { Booking } from '../../../src/bookings/booking.entity.js'
import { ContactMessage } from '../../../src/contact/contact-message.entity.js'
import { FranchiseInquiry } from '../../../src/franchise/franchise-inquiry.entity.js'
import { referenceOf } from '../../../src/shared/leads/reference.js'
import {
  bookingsPath,
  inquiriesPath,
  leadKinds,
  leadsAdmin,
  messagesPath,
  readLead,
  unknownId,
} from '../../support/leads-admin.js'

const admin = leadsAdmin()

const entities = {
  contactMessage: ContactMessage,
  franchiseInquiry: FranchiseInquiry,
  appointmentRequest: AppointmentRequest,
  booking: Booking,
}

const list = async (path: string, query: Record<string, string>): Promise<string[]> => {
  const { body } = await admin.staff.agent.get(path).query(query).expect(200)
  expect(body.total).toBe(body.items.length)
  return body.items.map(({ id }: { id: string }) => id)
}

it('printouts name the day of the visits that they are limited to', async () => {
  await admin.addBooking()
  const { text } = await admin.staff.agent.get('/admin/simple-booking').query({ visitOn: '2026-03-02' }).expect(200)
  expect(text).toMatch(/<dt>Dan dolaska<!-- -->:<\/dt><dd>2\. ožujka 2026\.<\/dd>/)
})

describe('search of messages', () => {
  it.each([
    ['the name', { name: 'Željka Đurđević' }, 'zeljka durdevic'],
    ['the e-mail address', { email: 'ZELJKA@example.org' }, 'zeljka@EXAMPLE.org'],
    ['the phone', { phone: '+385 91 234 5678' }, '234 5678'],
    ['the message', { message: 'Kašljem, već dulje.' }, 'kasljem vec'],
    ['words far apart', { name: 'Željka', message: 'u Šibeniku' }, 'šibeniku željka'],
    ['wildcards of the database', { message: '100%_sigurno\\' }, '100%_sigurno\\'],
    ['decomposed Unicode letters', { name: 'Češnjak' }, 'Češnjak'.normalize('NFD')],
  ])('finds %s', async (_what, values, search) => {
    const id = await admin.addMessage(values)
    await admin.addMessage()
    expect(await list(messagesPath, { search })).toEqual([id])
  })

  it.each(['%', '_', 'nobody', 'Ana nobody', "' OR true --"])('does not find %s', async (search) => {
    await admin.addMessage()
    expect(await list(messagesPath, { search })).toEqual([])
  })

  it('treats blanks as no search', async () => {
    const id = await admin.addMessage()
    expect(await list(messagesPath, { search: '  ' })).toEqual([id])
  })

  it('finds changed texts', async () => {
    const id = await admin.addMessage({ name: 'Ana' })
    await admin.site.database.query(`UPDATE contact_messages SET name = 'Čedomir'`)
    expect(await list(messagesPath, { search: 'cedomir' })).toEqual([id])
    expect(await list(messagesPath, { search: 'horvat' })).toEqual([])
  })
})

describe('search of inquiries', () => {
  it.each([
    ['firstName', 'Šime', 'sime'],
    ['lastName', 'Čović', 'COVIC'],
    ['email', 'sime@example.net', 'sime@example.net'],
    ['phone', '+385 23 555 010', '555 010'],
    ['preferredLocation', 'Požega', 'pozega'],
    ['previousExperience', 'Vođenje ordinacije', 'vodenje'],
    ['additionalInformation', 'Imam prostor', 'prostor'],
  ])('finds the %s', async (field, value, search) => {
    const id = await admin.addInquiry({ [field]: value })
    await admin.addInquiry()
    expect(await list(inquiriesPath, { search })).toEqual([id])
  })
})

describe.each(leadKinds)('search of each $kind', ({ kind, path, add, atWork }) => {
  const numbers = ['+385 99 555 6044', '00385 99/555-6044', '+385 (0)99 555 60 44', '099 555 6044', '(099) 5556-044']

  it.each(numbers)('finds the phone number %s in any notation', async (phone) => {
    const id = await admin[add]({ phone })
    await admin[add]({ phone: '+385 1 555 0123' })
    for (const search of [...numbers, '5556044', '0995556044', '385995556044', '+38599', '00385 99', '099 55', '6044'])
      expect([search, await list(path, { search })]).toEqual([search, [id]])
    for (const search of ['099 777', '+49 99 555']) expect(await list(path, { search })).toEqual([])
  })

  it('finds a foreign phone number', async () => {
    const id = await admin[add]({ phone: '+49 170 1234567' })
    for (const search of ['+49 170', '0049 170 1234567', '491701234567', '170 123 45 67'])
      expect(await list(path, { search })).toEqual([id])
  })

  it.each(['Đurić', 'Djurić', 'Duric', 'đurić', 'DJURIC'])(
    'finds a person by the name %s in any spelling',
    async (name) => {
      const id = await admin[add](add === 'addInquiry' ? { lastName: name } : { name })
      for (const search of ['djuric', 'Đurić', 'Duric', 'DJURIĆ']) expect(await list(path, { search })).toEqual([id])
    },
  )

  it('finds the reference of its confirmation, in any letter case, and no other part of an id', async () => {
    const id = await admin[add]()
    await admin[add]()
    const reference = referenceOf(id)
    for (const search of [reference, reference.toUpperCase(), `#${reference}`, ` ${reference} `])
      expect([search, await list(path, { search })]).toEqual([search, [id]])
    for (const search of [reference.slice(1), id.slice(0, 8)]) expect(await list(path, { search })).toEqual([])
  })

  it('finds notes, also combined with submitted texts', async () => {
    const id = await admin[add]({ email: 'nota@example.com' })
    await admin[add]()
    await admin.staff.agent.post(`${path}/${id}/notes`).send({ text: 'Nazvati češće' }).expect(201)
    expect(await list(path, { search: 'nazvati' })).toEqual([id])
    expect(await list(path, { search: 'nota@ cesce' })).toEqual([id])
    await admin.site.database.query('DELETE FROM lead_notes')
    expect(await list(path, { search: 'nazvati' })).toEqual([])
  })

  it('finds merged leads through their target, and by themselves after a split', async () => {
    // Booked visits are not merged.
    const done = { status: atWork } as object
    const kept = await admin[add]({ email: 'prvi@example.com', ...done })
    const other = await admin[add]({ email: 'drugi@example.com', ...done })
    await admin.staff.agent.post(`${path}/${other}/notes`).send({ text: 'bilješka' }).expect(201)
    const step = async (name: 'merge' | 'split') =>
      admin.owner.agent
        .post(`${path}/${kept}/${name}`)
        .set('If-Match', (await readLead(admin, path, kept)).etag)
        .send({ leadId: other })
        .expect(200)
    await step('merge')
    for (const search of ['drugi@', 'biljeska', 'prvi@ drugi@ biljeska', referenceOf(other)])
      expect([search, await list(path, { search })]).toEqual([search, [kept]])
    await admin.staff.agent.post(`${path}/${other}/notes`).send({ text: 'naknadno' }).expect(201)
    expect(await list(path, { search: 'naknadno' })).toEqual([kept])
    await step('split')
    for (const search of ['drugi@', 'biljeska', 'naknadno']) expect(await list(path, { search })).toEqual([other])
    expect(await list(path, { search: 'prvi@' })).toEqual([kept])
  })

  it('finds every text that the sender typed', async () => {
    // Fields with a fixed choice of values, or set by the site.
    const others = [
      'subject',
      'forWhom',
      'language',
      'status',
      'location',
      'search',
      'suspicions',
      'phoneE164',
      'acceptedGaps',
    ]
    const texts = admin.site.database
      .getMetadata(entities[kind])
      .columns.filter(
        ({ type, propertyName }) => ['text', 'citext'].includes(type as string) && !others.includes(propertyName),
      )
      .map(({ propertyName }) => propertyName)
    const id = await admin[add](Object.fromEntries(texts.map((name) => [name, `written-as-${name}`])))
    for (const text of texts) expect([text, await list(path, { search: `written-as-${text}` })]).toEqual([text, [id]])
  })
})

describe.each(leadKinds)('list of each $kind', ({ path, add, first, last }) => {
  it('is filtered by one or several statuses', async () => {
    const fresh = await admin[add]()
    const spam = await admin[add]({ status: 'spam' })
    const done = await admin[add]({ status: last } as object)
    expect(await list(path, { status: first })).toEqual([fresh])
    expect((await list(path, { status: `${first},${last}` })).sort()).toEqual([fresh, done].sort())
    expect((await list(path, { status: '' })).sort()).toEqual([fresh, done].sort())
    expect(await list(path, { view: 'spam' })).toEqual([spam])
    expect(await list(path, { status: 'spam' })).toEqual([spam])
    expect((await list(path, { status: `spam,${first}` })).sort()).toEqual([spam, fresh].sort())
    expect(await list(path, { status: 'spam', view: 'open' })).toEqual([])
  })

  it('is filtered by assignee', async () => {
    const nobodys = await admin[add]()
    const mine = await admin[add]({ assigneeId: admin.staff.id })
    const anothers = await admin[add]({ assigneeId: admin.owner.id })
    expect(await list(path, { assignee: 'none' })).toEqual([nobodys])
    expect(await list(path, { assignee: 'me' })).toEqual([mine])
    expect(await list(path, { assignee: admin.owner.id })).toEqual([anothers])
    expect(await list(path, { assignee: unknownId })).toEqual([])
  })

  it('is filtered by location', async () => {
    const none = await admin[add]()
    const zagreb = await admin[add]({ location: 'zagreb' })
    await admin[add]({ location: 'zagreb-istok' })
    expect(await list(path, { location: 'none' })).toEqual([none])
    expect(await list(path, { location: 'zagreb' })).toEqual([zagreb])
    expect(await list(path, { location: 'nigdje' })).toEqual([])
  })

  it('is filtered by days in Zagreb', async () => {
    // In Zagreb, 29 March 2026 has 23 hours and 25 October 25.
    const at = (receivedAt: string) => admin[add]({ receivedAt: new Date(receivedAt) })
    await at('2026-03-28T22:59:59.999Z')
    const march = [await at('2026-03-28T23:00:00Z'), await at('2026-03-29T21:59:59.999Z')]
    await at('2026-03-29T22:00:00Z')
    await at('2026-10-24T21:59:59.999Z')
    const october = [await at('2026-10-24T22:00:00Z'), await at('2026-10-25T22:59:59.999Z')]
    await at('2026-10-25T23:00:00Z')
    expect(await list(path, { from: '2026-03-29', to: '2026-03-29', sort: 'receivedAt' })).toEqual(march)
    expect(await list(path, { from: '2026-10-25', to: '2026-10-25', sort: 'receivedAt' })).toEqual(october)
    expect(await list(path, { from: '2026-10-25' })).toHaveLength(3)
    expect(await list(path, { to: '2026-03-28' })).toHaveLength(1)
    expect(await list(path, { from: '2026-10-25', to: '2026-03-29' })).toEqual([])
  })

  it('separates inbox, open leads, spam and trash', async () => {
    const open = await admin[add]()
    const spam = await admin[add]({ status: 'spam' })
    const trash = [
      await admin[add]({ trashedAt: new Date() }),
      await admin[add]({ trashedAt: new Date(), status: 'spam' }),
    ]
    expect(await list(path, {})).toEqual([open])
    const done = await admin[add]({ status: last } as object)
    expect((await list(path, { view: 'inbox' })).sort()).toEqual([open, done].sort())
    expect(await list(path, { view: 'open' })).toEqual([open])
    expect(await list(path, { view: 'spam' })).toEqual([spam])
    expect((await list(path, { view: 'trash' })).sort()).toEqual(trash.sort())
  })

  it('combines all filters', async () => {
    const values = {
      location: 'zagreb',
      assigneeId: admin.staff.id,
      receivedAt: new Date('2026-05-05T12:00:00Z'),
      email: 'a@example.org',
    }
    const wanted = await admin[add](values)
    const others = [
      { location: null },
      { assigneeId: null },
      { receivedAt: new Date('2026-05-06T12:00:00Z') },
      { email: 'b@example.com' },
    ]
    for (const other of others) await admin[add]({ ...values, ...other })
    await admin[add]({ ...values, trashedAt: new Date() })
    const filter = {
      search: 'a@example.org',
      status: first,
      assignee: 'me',
      location: 'zagreb',
      from: '2026-05-05',
      to: '2026-05-05',
    }
    expect(await list(path, { ...filter, lang: 'en' })).toEqual([wanted])
  })

  it.each([
    ['search', 'x'.repeat(201)],
    ['status', 'lost'],
    ['status', 'new,lost'],
    ['assignee', 'ana'],
    ['assignee', '123'],
    ['location', "zagreb'"],
    ['from', '2026-02-30'],
    ['from', '0000-01-01'],
    ['to', '5.5.2026.'],
    ['to', '2026-05-05T00:00'],
    ['view', 'archive'],
    ['sort', 'phone'],
    ['sort', '--name'],
    ['unknown', '1'],
  ])('refuses %s=%s with an error', async (field, value) => {
    const { body } = await admin.staff.agent
      .get(path)
      .query({ [field]: value })
      .expect(422)
    expect(body).toMatchObject({ code: 'validation', errors: [{ field }] })
  })

  it('accepts dates in the distant past and future', async () => {
    const id = await admin[add]()
    expect(await list(path, { from: '1900-01-01', to: '9999-12-31' })).toEqual([id])
    if (path === bookingsPath) expect(await list(path, { visitOn: '9999-12-31' })).toEqual([])
  })
})
