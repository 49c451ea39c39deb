import { changeLead, inquiriesPath, leadKinds, messagesPath, readLead, leadsAdmin } from '../../support/leads-admin.js'
import { parse } from 'csv-parse/sync'

const admin = leadsAdmin()

/** Returns the rows of an export, each by column name. */
const exported = async (path: string, query: object = {}) => {
  const { text, headers } = await admin.owner.agent.get(`${path}/export`).query(query).buffer().expect(200)
  expect(text.startsWith('\uFEFF')).toBe(true)
  return { headers, rows: parse<Record<string, string>>(text, { bom: true, columns: true }) }
}

describe.each(leadKinds)('export of each $kind', ({ kind, path, add }) => {
  it('is a spreadsheet file with one row per lead and all submitted fields', async () => {
    const id = await admin[add]({ email: 'ana@example.com', phone: '091 234 5678', location: 'zagreb' })
    await changeLead(admin, path, id, { assigneeId: admin.staff.id })
    const { headers, rows } = await exported(path)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[a-z-]+\.csv"$/)
    expect(rows).toMatchObject([
      { id, email: 'ana@example.com', phone: '091 234 5678', status: 'new', location: 'zagreb' },
    ])
    expect(rows[0]).toMatchObject({ assignee: admin.staff.email, notes: '' })
    expect(rows[0]!.receivedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  it('contains the notes, including those of merged leads', async () => {
    const [kept, other] = [await admin[add](), await admin[add]()]
    const note = (id: string, text: string) => admin.staff.agent.post(`${path}/${id}/notes`).send({ text }).expect(201)
    await note(kept, '=1+1')
    await note(other, 'On "ona", i\nnovi red')
    const { etag } = await readLead(admin, path, kept)
    await admin.owner.agent.post(`${path}/${kept}/merge`).set('If-Match', etag).send({ leadId: other }).expect(200)
    const { rows } = await exported(path)
    expect(rows).toHaveLength(1)
    expect(rows[0]!.notes).toMatch(
      /^\d{4}-\S+Z staff@example\.com: =1\+1\n\d{4}-\S+Z staff@example\.com: On "ona", i\nnovi red$/,
    )
  })

  it('contains the leads merged into each lead', async () => {
    const [kept, other] = [await admin[add](), await admin[add]({ email: 'druga@example.com', phone: '099 555 6044' })]
    const { etag } = await readLead(admin, path, kept)
    await admin.owner.agent.post(`${path}/${kept}/merge`).set('If-Match', etag).send({ leadId: other }).expect(200)
    const { rows } = await exported(path)
    const sent = {
      contactMessage: 'Ana Horvat; .*; Dobar dan',
      franchiseInquiry: 'Iva Perić; .*; Osijek',
      appointmentRequest: 'Mia Kos; .*; Ponovljeno testiranje',
    }[kind]
    expect(rows).toEqual([expect.objectContaining({ id: kept })])
    expect(rows[0]!.merged).toMatch(new RegExp(`^\\d{4}-\\S+Z ${sent}$`))
    expect(rows[0]!.merged).toContain('druga@example.com; 099 555 6044; ')
  })

  it('contains what the list shows with the same filter, in the same order', async () => {
    const ids: string[] = []
    for (const email of ['b@example.com', 'a@example.com', 'c@example.com'])
      ids.push(await admin[add]({ email, location: 'zagreb' }))
    await admin[add]({ location: 'dubrovnik' })
    await changeLead(admin, path, ids[2]!, { trashed: true })
    const { rows } = await exported(path, { location: 'zagreb', sort: 'email', page: 3, pageSize: 1 })
    expect(rows.map(({ id }) => id)).toEqual([ids[1], ids[0]])
    expect((await exported(path, { view: 'trash' })).rows.map(({ id }) => id)).toEqual([ids[2]])
  })

  it('separates cells by semicolon or comma, and refuses other delimiters', async () => {
    await admin[add]({ email: 'ana@example.com' })
    const { text } = await admin.owner.agent.get(`${path}/export?delimiter=semicolon`).buffer().expect(200)
    expect(parse(text, { bom: true, columns: true, delimiter: ';' })).toMatchObject([{ email: 'ana@example.com' }])
    await admin.owner.agent.get(`${path}/export?delimiter=tab`).expect(422)
  })

  it('contains column names even without rows', async () => {
    const { text } = await admin.owner.agent.get(`${path}/export`).buffer().expect(200)
    expect(text).toMatch(/^\uFEFF"id","receivedAt","email",.*,"notes"\r\n$/)
  })

  it('contains every lead once, however many and however similar', async () => {
    const [table, columns, values] = {
      contactMessage: ['contact_messages', 'name, subject, message', `'Ana', 'general', 'Dobar dan'`],
      franchiseInquiry: [
        ...['franchise_inquiries', 'first_name, last_name, phone, preferred_location'],
        `'Iva', 'Perić', '123456', 'Pula'`,
      ],
      appointmentRequest: [
        ...['appointment_requests', 'name, service, for_whom, wishes'],
        `'Mia', 'Ponovljeno testiranje', 'self', '[{"date":"2026-03-02","partOfDay":"any"}]'`,
      ],
    }[kind]
    await admin.site.database.query(`
      INSERT INTO ${table} (email, language, ${columns}) SELECT n || '@example.com', 'hr', ${values} FROM generate_series(1, 1203) n`)
    for (const sort of ['receivedAt', '-name', 'status']) {
      const { rows } = await exported(path, { sort })
      expect(new Set(rows.map(({ id }) => id)).size).toBe(1203)
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
          ...{ bom: true, columns: true, delimiter: delimiter === 'comma' ? ',' : ';' },
          ...{ record_delimiter: end, trim: true },
        })
        expect(rows.map(({ message }) => message)).toEqual([guarded, guarded, guarded])
      }
      // No line or cell begins with a formula, even for a reader that ignores quotation marks.
      expect(text.split(/[\r\n,;\t]/).filter((part) => /^["\s]*[=+@＝-]/.test(part))).toEqual([])
    }
  })

  it.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx', '=HYPERLINK("http://example.com";"x")'])(
    'exports text that begins like the formula %j as text',
    async (text) => {
      await admin.addMessage({ name: text, message: text })
      expect((await exported(messagesPath)).rows).toMatchObject([{ name: `'${text}`, message: `'${text}` }])
    },
  )

  it.each(['a "quoted" word', 'two\nlines', 'two\r\nlines', 'comma, semicolon; and tab\there', ' blanks ', 'Čćšđž €'])(
    'preserves %j',
    async (text) => {
      await admin.addInquiry({ additionalInformation: text, previousExperience: null })
      expect((await exported(inquiriesPath)).rows).toMatchObject([
        { additionalInformation: text, previousExperience: '' },
      ])
    },
  )
})
