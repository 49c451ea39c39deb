import { AuditLogService } from '../../../src/admin/audit/audit-log.service.js'
import { zagrebDay } from '../../../src/shared/zagreb-time.js'
import { addColleague, type Agent, owner, signIn, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

describe('audit log list', () => {
  let site: TestApp
  let admin: Agent
  /** Day of the first event; midnight may pass after it. */
  let begun: string
  beforeAll(async () => {
    begun = zagrebDay(new Date()).toString()
    site = await startTestAdmin()
    await signIn(site, await addColleague(site, 'staff', 'iva@example.com'))
    admin = await signIn(site, owner)
    const log = site.app.get(AuditLogService)
    for (let n = 0; n < 30; n++)
      await log.record({ action: 'lead.viewed', subject: { kind: 'contactMessage', id: 'x' } })
  })
  afterAll(() => site.close())

  const read = async (query: string) => (await admin.get(`/api/admin/audit-events?${query}`).expect(200)).body

  it('lists events newest first, in pages', async () => {
    const first = await read('')
    expect(first).toMatchObject({ total: 33, page: 1, pageSize: 25 })
    const second = await read('page=2')
    const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => Number(id))
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    expect(new Set(ids).size).toBe(33)
  })

  it('filters events by action, user and days in Zagreb', async () => {
    expect(await read('action=session.began')).toMatchObject({ total: 2 })
    expect((await read('actor=IVA@example.com')).items).toEqual([
      expect.objectContaining({ action: 'session.began', actor: 'iva@example.com' }),
    ])
    const today = zagrebDay(new Date()).toString()
    expect(await read(`from=${begun}&to=${today}`)).toMatchObject({ total: 33 })
    expect(await read('to=2020-01-01')).toMatchObject({ total: 0 })
    expect(await read('from=2100-01-01')).toMatchObject({ total: 0 })
    expect(await read('action=session.began&actor=owner@example.com')).toMatchObject({ total: 1 })
  })

  it('are filtered on the page by days typed as in Croatia', async () => {
    const { text } = await admin.get('/admin/audit-log?from=1.%201.%202100.').expect(200)
    expect(text).toContain('value="01. 01. 2100."')
    expect(text).toContain('Nema zapisa')
  })

  it.each(['from=yesterday', 'to=2026-02-30', 'page=0'])('refuses %s', async (query) => {
    await admin.get(`/api/admin/audit-events?${query}`).expect(422)
  })

  it('names users by their current name, and leads by kind and reference with a link', async () => {
    const id = '01940000-0000-7000-8000-00001a2b3c4d'
    await site.database.query(`UPDATE users SET name = 'Vesna Vlasnik' WHERE email = $1`, [owner.email])
    const [{ id: actorId }] = await site.database.query('SELECT id FROM users WHERE email = $1', [owner.email])
    const subject = { kind: 'appointmentRequest', id }
    await site.app
      .get(AuditLogService)
      .record({ action: 'lead.viewed', actor: { id: actorId, email: owner.email }, subject })
    const { items } = await read('action=lead.viewed&actor=owner@example.com')
    expect(items).toMatchObject([{ actor: owner.email, actorName: 'Vesna Vlasnik', subjectId: id }])
    const { text } = await admin.get('/admin/audit-log?actor=owner@example.com&action=lead.viewed').expect(200)
    expect(text).toMatch(new RegExp(`href="/admin/appointment-requests/${id}">zahtjev za termin 1a2b3c4d<`))
    expect(text).toContain('>Vesna Vlasnik</option>')
    expect(text).toContain('title="Prijavljeni ste kao Vesna Vlasnik (owner@example.com)"')
    const users = await admin.get('/admin/users').expect(200)
    expect(users.text).toMatch(/>Vesna Vlasnik<\/a>/)
  })
})
