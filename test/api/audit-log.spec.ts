import request from 'supertest'
import { walkChain } from '../../src/admin/audit/audit-chain.js'
import { AuditEvent } from '../../src/admin/audit/audit-event.entity.js'
import { AuditLog } from '../../src/admin/audit/audit-log.service.js'
import { startTestApp, type TestApp } from '../support/test-app.js'

const owner = { email: 'owner@example.com', password: 'correct horse battery' }

describe('the audit log', () => {
  let site: TestApp
  let log: AuditLog
  beforeEach(async () => {
    site = await startTestApp({ adminEmail: owner.email, adminPassword: owner.password })
    log = site.app.get(AuditLog)
  })
  afterEach(() => site.close())

  /** Past the line with which every log begins. */
  const rows = async () => (await allRows()).slice(1)
  const allRows = () => site.database.getRepository(AuditEvent).find({ order: { id: 'ASC' } })
  const walk = (pageRows?: number) => walkChain(site.database.getRepository(AuditEvent), pageRows)
  const tamper = async (statement: string) => {
    await site.database.query('ALTER TABLE audit_events DISABLE TRIGGER audit_events_append_only')
    await site.database.query(statement)
  }
  const recordSome = async (count: number) => {
    for (let n = 1; n <= count; n++) {
      const subject = { kind: 'lead', id: String(n) }
      await log.record({ action: 'lead.viewed', subject, details: { zadnji: n, č: 'đ', none: undefined } })
    }
  }

  it('begins with the first administrator, whom nobody invited', async () => {
    const [{ id }] = await site.database.query('SELECT id FROM users')
    expect(await allRows()).toEqual([
      expect.objectContaining({
        ...{ action: 'user.created', actorId: null, subjectKind: 'user', subjectId: id },
        details: { role: 'admin' },
      }),
    ])
  })

  it('keeps who signed in, who failed to, and who signed out', async () => {
    const agent = request.agent(site.http)
    const send = (body: object) => agent.post('/api/admin/session').send(body)
    await send({ ...owner, password: 'no' }).expect(401)
    await send({ email: 'hunter2 typed into the wrong field', password: 'no' }).expect(401)
    await send(owner).expect(200)
    await agent.delete('/api/admin/session').expect(204)

    const [known, unknown, began, ended] = await rows()
    const [{ id }] = await site.database.query('SELECT id FROM users')
    expect(known).toMatchObject({ action: 'session.failed', actorId: null, subjectKind: 'user', subjectId: id })
    expect(unknown).toMatchObject({ action: 'session.failed', actorEmail: null, subjectId: null, details: {} })
    expect(began).toMatchObject({ action: 'session.began', actorId: id, actorEmail: owner.email })
    expect(ended).toMatchObject({ action: 'session.ended', actorId: id, actorEmail: owner.email })
    expect(await walk()).toEqual({ intact: 5, head: ended!.hash })
  })

  it.each([
    `UPDATE audit_events SET action = 'lead.forgotten'`,
    `DELETE FROM audit_events`,
    `TRUNCATE audit_events`,
    `DELETE FROM audit_events WHERE id = -1`,
  ])('refuses %s', async (statement) => {
    await recordSome(1)
    await expect(site.database.query(statement)).rejects.toThrow('append-only')
    expect(await rows()).toHaveLength(1)
  })

  it.each([
    ['changed', `UPDATE audit_events SET details = '{"zadnji": 20}' WHERE subject_id = '2'`, '2', 'changed'],
    ['backdated', `UPDATE audit_events SET at = at - interval '1 day' WHERE subject_id = '3'`, '3', 'changed'],
    ['removed', `DELETE FROM audit_events WHERE subject_id = '2'`, '3', 'misplaced'],
    [
      'swapped',
      `UPDATE audit_events SET subject_id = (6 - subject_id::int)::text WHERE subject_kind = 'lead'`,
      '5',
      'changed',
    ],
  ])('shows the first row that was %s', async (_how, statement, subjectId, fault) => {
    await recordSome(5)
    for (const pageRows of [1, 2, 5, 1000]) expect(await walk(pageRows)).toMatchObject({ intact: 6 })
    await tamper(statement)
    const { broken, intact } = await walk(2)
    const all = await allRows()
    const row = all.find(({ id }) => id === broken?.id)
    expect({ subjectId: row?.subjectId, fault: broken?.fault }).toEqual({ subjectId, fault })
    expect(intact).toBe(all.indexOf(row!))
  })

  it('stays one chain when many write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => log.record({ action: 'lead.exported' })))
    expect(await walk()).toMatchObject({ intact: 21 })
  })

  it('stands or falls with the transaction it joins', async () => {
    const abandoned = site.database.transaction(async (manager) => {
      await log.record({ action: 'user.role_changed' }, manager)
      throw new Error('abandoned')
    })
    await expect(abandoned).rejects.toThrow('abandoned')
    await log.record({ action: 'lead.exported' })
    expect((await rows()).map(({ action }) => action)).toEqual(['lead.exported'])
    expect(await walk()).toMatchObject({ intact: 2 })
  })
})
