import type { Response } from 'supertest'
import { CarriedRowsService } from '../../../src/change-feed/carried-rows.service.js'
import { addKey, program } from '../../support/api-keys.js'
import { earlierTransactionsEnded } from '../../support/earlier-transactions-ended.js'
import { expectLog } from '../../support/expected-log.js'
import { changeLead, leadsAdmin, messagesPath } from '../../support/leads-admin.js'

interface ListedLead {
  kind: string
  id: string
  state: string
  status: string | null
  version: number | null
  contact: object | null
  franchise: object | null
}

interface Page {
  items: ListedLead[]
  hasMore: boolean
  nextCursor: string
}

describe('GET /api/leads', () => {
  const admin = leadsAdmin()
  let get: ReturnType<typeof program>['get']
  beforeAll(async () => {
    get = program(admin.site.http, await addKey(admin.site, ['leads:read'])).get
  })
  afterEach(() => admin.site.database.query('TRUNCATE removals'))

  const read = async (query: Record<string, string> = {}): Promise<Page> => {
    await earlierTransactionsEnded(admin.site.database)
    return (await get('/api/leads').query(query).expect(200)).body as Page
  }
  const readOn = async (cursor: string) => read({ cursor })
  const spam = (id: string) => changeLead(admin, messagesPath, id, { status: 'spam' })

  it('returns all fields of both kinds', async () => {
    const message = await admin.addMessage({ phone: null, location: 'zagreb' })
    const inquiry = await admin.addInquiry()
    const { items } = await read()
    expect(items).toMatchObject([
      {
        kind: 'contact',
        id: message,
        state: 'active',
        status: 'new',
        version: 1,
        language: 'hr',
        location: 'zagreb',
        mergedIntoId: null,
        firstAnsweredAt: null,
        franchise: null,
        contact: {
          name: 'Ana Horvat',
          email: 'ana@example.com',
          phone: null,
          subject: 'general',
          subjectName: { hr: 'Opći upit', en: 'General question' },
          message: 'Dobar dan',
        },
      },
      { kind: 'franchise', id: inquiry, contact: null, franchise: { firstName: 'Iva', preferredLocation: 'Osijek' } },
    ])
    expect(Object.keys(items[0]!)).not.toContain('changedIn')
  })

  it('pages by cursor or link to the end, and continues from there', async () => {
    const ids: string[] = []
    for (let place = 0; place < 5; place++) ids.push(await (place % 2 ? admin.addInquiry() : admin.addMessage()))
    const seen: string[] = []
    let address: string | undefined = '/api/leads?limit=2&lang=en'
    let last: Page | undefined
    await earlierTransactionsEnded(admin.site.database)
    while (address) {
      const response: Response = await get(address).expect(200)
      last = response.body as Page
      seen.push(...last.items.map(({ id }) => id))
      const link: string | undefined = response.headers.link
      expect(Boolean(link)).toBe(last.hasMore)
      const next: string | undefined = link && /^<(.*)>; rel="next"$/.exec(link)?.[1]
      expect(next?.startsWith(`${admin.site.environment.publicUrl}/api/leads?limit=2&lang=en&cursor=`) ?? true).toBe(
        true,
      )
      address = next?.slice(admin.site.environment.publicUrl.length)
    }
    expect(seen).toEqual(ids)
    expect(await readOn(last!.nextCursor)).toMatchObject({ items: [], hasMore: false })
    const late = await admin.addMessage()
    expect((await readOn(last!.nextCursor)).items.map(({ id }) => id)).toEqual([late])
  })

  it('returns a lead again after a change: status, location, assignee, trash, merge, erasure', async () => {
    const one = await admin.addMessage()
    const other = await admin.addMessage({ location: 'zagreb' })
    let { nextCursor: cursor } = await read()
    const next = async () => {
      const page = await readOn(cursor)
      cursor = page.nextCursor
      return page.items
    }
    const change = async (id: string, values: object) => (await changeLead(admin, messagesPath, id, values)).status
    expect(await change(one, { status: 'inProgress' })).toBe(200)
    expect(await next()).toMatchObject([{ id: one, status: 'inProgress', version: 2, state: 'active' }])
    expect(await change(one, { location: 'zagreb' })).toBe(200)
    expect(await next()).toMatchObject([{ id: one, location: 'zagreb', version: 3 }])
    expect(await change(one, { assigneeId: admin.staff.id })).toBe(200)
    expect(await next()).toMatchObject([{ id: one, version: 4 }])
    expect(await change(one, { trashed: true })).toBe(200)
    expect(await next()).toMatchObject([{ id: one, state: 'trashed', contact: null, version: 5 }])
    expect(await change(one, { trashed: false })).toBe(200)
    expect(await next()).toMatchObject([{ id: one, state: 'active', contact: { name: 'Ana Horvat' } }])
    const { etag } = (await admin.owner.agent.get(`${messagesPath}/${one}`)).headers
    await admin.owner.agent
      .post(`${messagesPath}/${one}/merge`)
      .set('If-Match', etag!)
      .send({ leadId: other })
      .expect(200)
    expect((await next()).map(({ id, state }) => [id, state]).sort()).toEqual(
      [
        [one, 'active'],
        [other, 'merged'],
      ].sort(),
    )
    await admin.site.database.query('DELETE FROM contact_messages WHERE id = $1', [one])
    expect(await next()).toMatchObject([{ id: one, kind: 'contact', state: 'erased', contact: null, version: null }])
    expect(await next()).toEqual([])
  })

  it('ignores new notes', async () => {
    const id = await admin.addMessage()
    const { nextCursor } = await read()
    await admin.owner.agent.post(`${messagesPath}/${id}/notes`).send({ text: 'Nazvati u petak' }).expect(201)
    expect((await readOn(nextCursor)).items).toEqual([])
  })

  it('reports spam and trash only to clients that may have read the lead before', async () => {
    const one = await admin.addMessage()
    const other = await admin.addMessage()
    const { nextCursor } = await read()
    expect((await spam(one)).status).toBe(200)
    const late = await admin.addMessage({ status: 'spam', suspicions: ['bait'] })
    await admin.site.database.query('DELETE FROM contact_messages WHERE id = $1', [other])
    expect((await readOn(nextCursor)).items).toMatchObject([
      { id: one, state: 'spam', contact: null },
      { id: late, state: 'spam', contact: null },
      { id: other, state: 'erased' },
    ])
    expect((await read()).items).toEqual([])
  })

  it('starts at the requested time', async () => {
    const old = await admin.addMessage()
    const fresh = await admin.addMessage()
    await admin.site.database.query(`ALTER TABLE contact_messages DISABLE TRIGGER contact_messages_note_change`)
    await admin.site.database.query(`UPDATE contact_messages SET updated_at = '2026-01-01T12:00:00Z' WHERE id = $1`, [
      old,
    ])
    await admin.site.database.query(`ALTER TABLE contact_messages ENABLE TRIGGER contact_messages_note_change`)
    const since = async (updatedSince: string) => (await read({ updatedSince })).items.map(({ id }) => id)
    expect(await since('2026-01-01T12:00:00.001Z')).toEqual([fresh])
    expect(await since('2026-01-01T13:00:00+01:00')).toEqual([old, fresh])
    expect(await since('2099-01-01T00:00:00Z')).toEqual([])
  })

  it.each([
    ['limit', '0'],
    ['limit', '201'],
    ['limit', '1.5'],
    ['limit', 'x'],
    ['limit', ''],
    ['cursor', ''],
    ['cursor', 'x'],
    ['cursor', 'š'],
    ['cursor', 'x'.repeat(201)],
    ['cursor', Buffer.from('a b c d').toString('base64url')],
    [
      'cursor',
      Buffer.from(`a 99999999999999999999 ${'0'.repeat(8)}-0000-0000-0000-000000000000 1`).toString('base64url'),
    ],
    ['updatedSince', ''],
    ['updatedSince', 'yesterday'],
    ['updatedSince', '2026-01-01'],
    ['updatedSince', '2026-01-01T12:00:00'],
    ['updatedSince', '2026-02-30T12:00:00Z'],
    ['updatedSince', '2026-W01-1T12:00:00Z'],
    ['page', '1'],
  ])('refuses a %s of %j', async (name, value) => {
    const { body } = await get('/api/leads')
      .query({ [name]: value })
      .expect(422)
    expect(body.errors).toMatchObject([{ field: name }])
    expect(body.errors).toHaveLength(1)
  })

  it('refuses a repeated parameter', async () => {
    await get('/api/leads?cursor=a&cursor=b').expect(422)
    await get('/api/leads?limit=1&limit=2').expect(422)
  })

  it('returns rows restored from a server with higher transaction ids', async () => {
    expectLog(/contact_messages was copied from another server/)
    const id = await admin.addMessage()
    const { database, app } = admin.site
    await database.query('ALTER TABLE contact_messages DISABLE TRIGGER contact_messages_note_change')
    await database.query('UPDATE contact_messages SET changed_in = changed_in + 1000000000')
    await database.query('ALTER TABLE contact_messages ENABLE TRIGGER contact_messages_note_change')
    expect((await read()).items).toEqual([])
    await app.get(CarriedRowsService).onApplicationBootstrap()
    expect((await read()).items.map((item) => item.id)).toEqual([id])
  })

  it('refuses a cursor of another database or from the future', async () => {
    const { nextCursor } = await read()
    const [epoch, changedIn, id, from] = Buffer.from(nextCursor, 'base64url').toString().split(' ')
    const written = (...parts: (string | undefined)[]) => Buffer.from(parts.join(' ')).toString('base64url')
    expect(written(epoch, changedIn, id, from)).toBe(nextCursor)
    for (const cursor of [written('elsewhere', changedIn, id, from), written(epoch, `${changedIn}0`, id, from)]) {
      const { body } = await get('/api/leads').query({ cursor }).expect(410)
      expect(body.code).toBe('cursor.gone')
    }
    await admin.site.database.query('UPDATE change_epoch SET id = gen_random_uuid()')
    await get('/api/leads').query({ cursor: nextCursor }).expect(410)
  })
})
