import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import request from 'supertest'
import { changeLead, inquiriesPath, leadKinds, leadsAdmin, messagesPath, readLead } from '../../support/leads-admin.js'

const admin = leadsAdmin()

/** Returns the rows of an export in English, each by column name. */
const exported = async (path: string, query: object = {}) => {
  const { text, headers } = await admin.owner.agent
    .get(`${path}/export`)
    .query({ lang: 'en', ...query })
    .buffer()
    .expect(200)
  expect(text.startsWith('\uFEFF')).toBe(true)
  return { headers, rows: parse<Record<string, string>>(text, { bom: true, columns: true }) }
}

describe.each(leadKinds)('export of each $kind', ({ kind, path, add, firstName, atWork }) => {
  /** State in which leads of every kind can be merged: booked visits cannot. */
  const done = { status: atWork } as object

  it('is a spreadsheet file with one row per lead and all submitted fields', async () => {
    await admin.site.database.query(`UPDATE users SET name = 'Iva Ivić' WHERE id = $1`, [admin.staff.id])
    const receivedAt = new Date('2026-07-05T12:30:00Z')
    const id = await admin[add]({ email: 'ana@example.com', phone: '091 234 5678', location: 'zagreb', receivedAt })
    await changeLead(admin, path, id, { assigneeId: admin.staff.id })
    const { headers, rows } = await exported(path)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[a-z-]+\.csv"$/)
    expect(rows).toMatchObject([
      { ID: id, 'Email address': 'ana@example.com', Phone: '091 234 5678', Status: firstName.en, Centre: 'Zagreb' },
    ])
    expect(rows[0]).toMatchObject({ 'Assigned to': 'Iva Ivić', Language: 'Croatian', Notes: '' })
    expect(Object.keys(rows[0]!)).not.toContain('version')
    expect(rows[0]!.Received).toBe('2026-07-05 14:30')
  })

  it('is a spreadsheet whose cells are text on request', async () => {
    await admin[add]({ phone: '091 234 5678', phoneE164: '+385912345678' })
    const { body, headers } = await admin.owner.agent
      .get(`${path}/export`)
      .query({ lang: 'en', format: 'xlsx' })
      .responseType('blob')
      .expect(200)
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[a-z-]+\.xlsx"$/)
    const sheet = strFromU8(unzipSync(body as Buffer)['xl/worksheets/sheet1.xml']!)
    for (const text of ['Phone', 'Phone (E.164)', '091 234 5678', '+385912345678'])
      expect(sheet).toContain(`<t xml:space="preserve">${text}</t>`)
  })

  it('has headings and values in the language of the request, Croatian by default', async () => {
    await admin[add]({ location: 'zagreb' })
    const { text } = await admin.owner.agent.get(`${path}/export`).buffer().expect(200)
    const [row] = parse<Record<string, string>>(text, { bom: true, columns: true })
    expect(row).toMatchObject({
      'Email adresa': expect.any(String),
      Status: firstName.hr,
      Jezik: 'Hrvatski',
      ID: row!.ID,
    })
    expect(Object.keys(row!)).toEqual(expect.arrayContaining(['Primljeno', 'Dodijeljeno', 'Prvi odgovor', 'Spojeno']))
  })

  it('states why leads are spam in the export of that view alone', async () => {
    await admin[add]({ status: 'spam', suspicions: ['bait'] } as object)
    await admin[add]()
    expect((await exported(path, { view: 'spam' })).rows).toMatchObject([
      { Status: 'Spam', 'Why it is spam': 'a field was filled in that people do not see' },
    ])
    expect((await exported(path)).rows[0]).not.toHaveProperty(['Why it is spam'])
  })

  it('contains only the selected leads', async () => {
    const ids = [await admin[add](), await admin[add](), await admin[add]()]
    const { rows } = await exported(path, { ids: `${ids[0]},${ids[2]}`, sort: 'receivedAt' })
    expect(rows.map(({ ID }) => ID).sort()).toEqual([ids[0], ids[2]].sort())
    await admin.owner.agent.get(path).query({ ids: 'x' }).expect(422)
  })

  it('contains the notes, including those of merged leads', async () => {
    const kept = await admin[add](done)
    const other = await admin[add](done)
    const note = (id: string, text: string) => admin.staff.agent.post(`${path}/${id}/notes`).send({ text }).expect(201)
    await note(kept, '=1+1')
    await note(other, 'On "ona", i\nnovi red')
    const { etag } = await readLead(admin, path, kept)
    await admin.owner.agent.post(`${path}/${kept}/merge`).set('If-Match', etag).send({ leadId: other }).expect(200)
    const { rows } = await exported(path)
    expect(rows).toHaveLength(1)
    expect(rows[0]!.Notes).toMatch(
      /^\d{4}-\S+ \d\d:\d\d Iva Ivić: =1\+1\n\d{4}-\S+ \d\d:\d\d Iva Ivić: On "ona", i\nnovi red$/,
    )
  })

  it('contains the leads merged into each lead, with services in its language', async () => {
    const kept = await admin[add](done)
    const other = await admin[add]({ email: 'druga@example.com', phone: '099 555 6044', ...done })
    const { etag } = await readLead(admin, path, kept)
    await admin.owner.agent.post(`${path}/${kept}/merge`).set('If-Match', etag).send({ leadId: other }).expect(200)
    const { rows } = await exported(path)
    const sent = {
      contactMessage: 'Ana Horvat; .*; Dobar dan',
      franchiseInquiry: 'Iva Perić; .*; Osijek',
      appointmentRequest: 'Mia Kos; .*; Repeat test',
      booking: 'Nina Bek; .*; Repeat test; Petra Hrastić',
    }[kind]
    expect(rows).toEqual([expect.objectContaining({ ID: kept })])
    expect(rows[0]!.Merged).toMatch(new RegExp(`^\\d{4}-\\S+ \\d\\d:\\d\\d ${sent}$`))
    expect(rows[0]!.Merged).toContain('druga@example.com; 099 555 6044; ')
  })

  it('contains what the list shows with the same filter, in the same order', async () => {
    const ids: string[] = []
    for (const email of ['b@example.com', 'a@example.com', 'c@example.com'])
      ids.push(await admin[add]({ email, location: 'zagreb' }))
    await admin[add]({ location: 'dubrovnik' })
    await changeLead(admin, path, ids[2]!, { trashed: true })
    const { rows } = await exported(path, { location: 'zagreb', sort: 'email', page: 3, pageSize: 1 })
    expect(rows.map(({ ID }) => ID)).toEqual([ids[1], ids[0]])
    expect((await exported(path, { view: 'trash' })).rows.map(({ ID }) => ID)).toEqual([ids[2]])
  })

  it('separates cells by semicolon or comma, and refuses other delimiters', async () => {
    await admin[add]({ email: 'ana@example.com' })
    const { text } = await admin.owner.agent.get(`${path}/export?delimiter=semicolon`).buffer().expect(200)
    expect(parse(text, { bom: true, columns: true, delimiter: ';' })).toMatchObject([
      { 'Email adresa': 'ana@example.com' },
    ])
    await admin.owner.agent.get(`${path}/export?delimiter=tab`).expect(422)
  })

  it('contains column names even without rows', async () => {
    const { text } = await admin.owner.agent.get(`${path}/export`).buffer().expect(200)
    expect(text).toMatch(/^\uFEFF"Primljeno",.*,"Bilješke","ID"\r\n$/)
  })

  it('contains every lead once, however many and however similar', async () => {
    const [table, columns, values] = {
      contactMessage: ['contact_messages', 'name, subject, message', `'Ana', 'general', 'Dobar dan'`],
      franchiseInquiry: [
        'franchise_inquiries',
        'first_name, last_name, phone, preferred_location',
        `'Iva', 'Perić', '123456', 'Pula'`,
      ],
      appointmentRequest: [
        'appointment_requests',
        'name, service, for_whom, wishes',
        `'Mia', 'Ponovljeno testiranje', 'self', '[{"date":"2026-03-02","partOfDay":"any"}]'`,
      ],
      booking: [
        'bookings',
        'name, service, price, for_whom, status, therapist, service_id, therapist_id, starts, ends, during',
        `'Nina', 'Ponovljeno testiranje', 60, 'self', 'booked', 'Petra', gen_random_uuid(), gen_random_uuid(),
         '2026-03-02 09:00Z', '2026-03-02 10:00Z', '[2026-03-02 09:00Z,2026-03-02 10:00Z)'`,
      ],
    }[kind]
    await admin.site.database.query(`
      INSERT INTO ${table} (email, language, ${columns}) SELECT n || '@example.com', 'hr', ${values} FROM generate_series(1, 1203) n`)
    for (const sort of ['receivedAt', '-name', 'status']) {
      const { rows } = await exported(path, { sort })
      expect(new Set(rows.map(({ ID }) => ID)).size).toBe(1203)
      expect(rows).toHaveLength(1203)
    }
  })

  it('is recorded with its filter, but without the search text', async () => {
    await exported(path, { search: 'Ana Horvat', location: 'zagreb' })
    const [event] = await admin.site.database.query('SELECT * FROM audit_events ORDER BY id DESC LIMIT 1')
    expect(event).toMatchObject({ action: 'lead.exported', actor_email: admin.owner.email })
    expect(event.details).toMatchObject({ kind, location: 'zagreb', searched: true })
    expect(JSON.stringify(event)).not.toContain('Horvat')
  })

  it('is restricted to administrators', async () => {
    const { body } = await admin.staff.agent.get(`${path}/export`).expect(403)
    expect(body.code).toBe('forbidden')
  })

  it('refuses an unknown filter', async () => {
    const { body } = await admin.owner.agent.get(`${path}/export?sort=phone`).expect(422)
    expect(body.errors).toMatchObject([{ field: 'sort' }])
  })
})

describe('cell of an export', () => {
  const lines = 'Pozdrav\n=1+1\r\n =WEBSERVICE(A1)\r+1;=2+2\t＝3;"=4"'
  const guarded = `Pozdrav\n'=1+1\r\n' =WEBSERVICE(A1)\r'+1;'=2+2\t'＝3;'"=4"`

  it('keeps line breaks and separators in one row for any CSV reader', async () => {
    for (let count = 0; count < 3; count++) await admin.addMessage({ message: lines })
    for (const delimiter of ['comma', 'semicolon']) {
      const { text } = await admin.owner.agent.get(`${messagesPath}/export`).query({ delimiter }).buffer().expect(200)
      for (const end of ['\n', '\r', '\r\n']) {
        const rows = parse<Record<string, string>>(text, {
          bom: true,
          columns: true,
          delimiter: delimiter === 'comma' ? ',' : ';',
          record_delimiter: end,
          trim: true,
        })
        expect(rows.map(({ Poruka }) => Poruka)).toEqual([guarded, guarded, guarded])
      }
      // No line or cell begins with a formula, even for a reader that ignores quotation marks.
      expect(text.split(/[\r\n,;\t]/).filter((part) => /^["\s]*[=+@＝-]/.test(part))).toEqual([])
    }
  })

  it.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx', '=HYPERLINK("http://example.com";"x")'])(
    'exports text that begins like the formula %j as text',
    async (text) => {
      await admin.addMessage({ name: text, message: text })
      expect((await exported(messagesPath)).rows).toMatchObject([{ 'Full name': `'${text}`, Message: `'${text}` }])
    },
  )

  it.each(['a "quoted" word', 'two\nlines', 'two\r\nlines', 'comma, semicolon; and tab\there', ' blanks ', 'Čćšđž €'])(
    'preserves %j',
    async (text) => {
      await admin.addInquiry({ additionalInformation: text, previousExperience: null })
      expect((await exported(inquiriesPath)).rows).toMatchObject([
        { 'Additional information': text, 'Previous experience': '' },
      ])
    },
  )
})

describe('telephone number in E.164', () => {
  const sent = {
    name: 'Ana',
    email: 'ana@example.com',
    phone: '091/234-5678 (mob)',
    subject: 'foodIntolerance',
    message: 'Hej',
  }

  it('is stored beside what was typed, for the API, search, exports and other leads of the sender', async () => {
    const { body } = await request(admin.site.http).post('/api/contact').send(sent).expect(201)
    const phone = '385 (0)91 2345 678, zvati iza 16'
    const other = { ...sent, email: 'druga@example.com', phone }
    const { body: second } = await request(admin.site.http).post('/api/contact').send(other).expect(201)
    const lead = await readLead(admin, messagesPath, body.id)
    expect(lead).toMatchObject({ phone: sent.phone, phoneE164: '+385912345678', samePerson: [{ id: second.id }] })
    for (const search of ['+385912345678', '0912345678', '091\u2013234\u20135678']) {
      const { body: found } = await admin.owner.agent.get(messagesPath).query({ search }).expect(200)
      expect([search, found.total]).toEqual([search, 2])
    }
    const { rows } = await exported(messagesPath)
    expect(rows.map((row) => [row.Phone, row['Phone (E.164)']])).toEqual([
      [phone, "'+385912345678"],
      [sent.phone, "'+385912345678"],
    ])
  })

  it('is null for a number that no country has', async () => {
    const { body } = await request(admin.site.http)
      .post('/api/contact')
      .send({ ...sent, phone: '+999 123 456' })
      .expect(201)
    expect(await readLead(admin, messagesPath, body.id)).toMatchObject({ phone: '+999 123 456', phoneE164: null })
  })
})
