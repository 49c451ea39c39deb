import { jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import request from 'supertest'
import { AuditEvent } from '../../../src/admin/audit/audit-event.entity.js'
import { AuditLogService } from '../../../src/admin/audit/audit-log.service.js'
import { hashAuditRow } from '../../../src/admin/audit/audit-row-hash.js'
import { AuditWitnessService } from '../../../src/admin/audit/audit-witness.service.js'
import { deleteStoredHead, storedHead } from '../../../src/admin/audit/stored-head.js'
import { type ChainFinding, verifyAuditChain } from '../../../src/admin/audit/verify-audit-chain.js'
import { SignInFailuresService } from '../../../src/admin/session/sign-in-failures.service.js'
import { Secret } from '../../../src/platform/crypto/secret.js'
import { signIn } from '../../support/staff.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'

const owner = { email: 'owner@example.com', password: 'correct horse battery' }

describe('audit log', () => {
  let site: TestApp
  let log: AuditLogService
  let complaint: jest.SpiedFunction<Logger['error']>
  beforeAll(async () => {
    site = await startTestApp({ adminEmail: owner.email, adminPassword: owner.password })
    await site.database.query(`
      CREATE TABLE first_events AS SELECT * FROM audit_events;
      CREATE TABLE first_head AS SELECT * FROM audit_head`)
  })
  beforeEach(() => {
    complaint = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined)
    log = new AuditLogService(site.database, site.app.get(Secret)) // a fresh instance that has reported no fault yet
  })
  afterEach(async () => {
    complaint.mockRestore()
    await resetLog()
  })
  afterAll(() => site.close())

  /** Resets the log to its state after the start, which requires a database superuser. */
  const resetLog = async () => {
    await site.database.query(`
      ALTER TABLE audit_events DISABLE TRIGGER USER;
      DELETE FROM audit_events;
      INSERT INTO audit_events OVERRIDING SYSTEM VALUE SELECT * FROM first_events;
      ALTER TABLE audit_events ENABLE TRIGGER USER;
      UPDATE audit_head SET (rows, hash, seal) = (SELECT rows, hash, seal FROM first_head)`)
    deleteStoredHead(site.environment.dataDir)
  }

  /** All rows after the initial one. */
  const rows = async () => (await allRows()).slice(1)
  const allRows = () => site.database.getRepository(AuditEvent).find({ order: { id: 'ASC' } })
  const verify = (pageRows?: number, ...keptHeads: string[]): Promise<ChainFinding> =>
    verifyAuditChain(site.database.manager, site.app.get(Secret), keptHeads, pageRows)
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

  it('starts with the first administrator, who has no inviter', async () => {
    const [{ id }] = await site.database.query('SELECT id FROM users')
    expect(await allRows()).toEqual([
      expect.objectContaining({
        action: 'user.created',
        actorId: null,
        subjectKind: 'user',
        subjectId: id,
        details: { role: 'admin' },
      }),
    ])
  })

  it('records sign-ins, failed sign-ins and sign-outs', async () => {
    const agent = request.agent(site.http)
    const send = (body: object) => agent.post('/api/admin/session').send(body)
    await send({ ...owner, password: 'no' }).expect(401)
    await send({ email: 'hunter2 typed into the wrong field', password: 'no' }).expect(401)
    await send(owner).expect(200)
    await agent.delete('/api/admin/session').expect(204)
    await site.database.query(`UPDATE sign_in_failures SET hour = hour - interval '1 hour'`)
    await site.app.get(SignInFailuresService).record()

    const [began, ended, unknown, known] = await rows()
    const [{ id }] = await site.database.query('SELECT id FROM users')
    expect(known).toMatchObject({ action: 'session.failed', actorId: null, subjectKind: 'user', subjectId: id })
    expect(unknown).toMatchObject({
      action: 'session.failed',
      actorEmail: null,
      subjectId: null,
      details: { failures: 1 },
    })
    expect(began).toMatchObject({ action: 'session.began', actorId: id, actorEmail: owner.email })
    expect(ended).toMatchObject({ action: 'session.ended', actorId: id, actorEmail: owner.email })
    expect(await verify()).toEqual({ rows: 5, head: known!.hash })
  })

  it.each([
    `UPDATE audit_events SET action = 'lead.forgotten'`,
    `DELETE FROM audit_events`,
    `TRUNCATE audit_events`,
    `DELETE FROM audit_events WHERE id = -1`,
  ])('prevents %s', async (statement) => {
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
  ])('detects the first row that was %s', async (_how, statement, subjectId, fault) => {
    await recordSome(5)
    for (const pageRows of [1, 2, 5, 1000]) expect(await verify(pageRows)).toMatchObject({ rows: 6 })
    await tamper(statement)
    const { fault: found, rows: intact } = await verify(2)
    const all = await allRows()
    const row = all.find(({ id }) => found && 'id' in found && id === found.id)
    expect({ subjectId: row?.subjectId, fault: found?.kind }).toEqual({ subjectId, fault })
    expect(intact).toBe(all.indexOf(row!))
  })

  /** Inserts a row like the site does, as an attacker with database access and the code, but without the secret. */
  const forge = async (row: AuditEvent) => {
    const { hash, actorId, actorEmail, action, subjectKind, subjectId, details, previousHash, at } = row
    await site.database.query(
      `INSERT INTO audit_events (at, actor_id, actor_email, action, subject_kind, subject_id, details, previous_hash, hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [at, actorId, actorEmail, action, subjectKind, subjectId, JSON.stringify(details), previousHash, hash],
    )
  }
  const cutBackTo = (count: number) =>
    tamper(`DELETE FROM audit_events WHERE id NOT IN (SELECT id FROM audit_events ORDER BY id LIMIT ${count})`)

  it.each([
    ['the last row', 5],
    ['all rows but one', 1],
    ['all rows', 0],
  ])('detects that %s was cut off, also after further writes', async (_what, left) => {
    await recordSome(5)
    await cutBackTo(left)
    expect(await verify()).toMatchObject({ rows: left, fault: { kind: 'cut', expected: 6 } })
    await recordSome(6 - left)
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('does not end as this site left it'))
    expect(await verify()).toMatchObject({ fault: { kind: 'rewritten', expected: 6 } })
    await recordSome(3)
    expect(await verify()).toMatchObject({ fault: { kind: 'added', expected: 6 } })
  })

  it('detects rows that an attacker added or rewrote with valid hashes', async () => {
    await recordSome(3)
    const last = (await allRows()).at(-1)!
    const added = { ...last, subjectId: '4', previousHash: last.hash }
    await forge({ ...added, hash: hashAuditRow(added) })
    expect(await verify()).toMatchObject({ rows: 5, fault: { kind: 'added', expected: 4 } })

    await cutBackTo(3)
    const changed = { ...last, subjectId: '30' }
    await forge({ ...changed, hash: hashAuditRow(changed) })
    expect(await verify()).toMatchObject({ rows: 4, fault: { kind: 'rewritten', expected: 4 } })
  })

  it('rejects a head that an attacker wrote', async () => {
    await recordSome(3)
    await cutBackTo(3)
    const { hash } = (await allRows()).at(-1)!
    await site.database.query(`UPDATE audit_head SET rows = 3, hash = $1`, [hash])
    expect(await verify()).toMatchObject({ rows: 3, fault: { kind: 'unsealed' } })
    await site.database.query(`UPDATE audit_head SET seal = NULL`)
    await recordSome(1)
    expect(await verify()).toMatchObject({ fault: { kind: 'unsealed' } })
  })

  it.each(['DELETE FROM audit_head', 'TRUNCATE audit_head'])('refuses %s', async (statement) => {
    await expect(site.database.query(statement)).rejects.toThrow('append-only')
  })

  it('detects a rollback of log and head by the heads stored outside the database', async () => {
    await recordSome(1)
    const [earlier] = await site.database.query('SELECT * FROM audit_head')
    await recordSome(1)
    const later = (await verify()).head
    await cutBackTo(2)
    const { rows: count, hash, seal } = earlier
    await site.database.query('UPDATE audit_head SET rows = $1, hash = $2, seal = $3', [count, hash, seal])
    expect(await verify()).toEqual({ rows: 2, head: hash })
    expect(await verify(1000, hash)).toEqual({ rows: 2, head: hash })
    expect(await verify(1000, hash, later)).toMatchObject({ fault: { kind: 'forgotten', hash: later } })
  })

  it('logs heads outside the database, where they remain after the log is truncated', async () => {
    const agent = await signIn(site, owner)
    const witness = new AuditWitnessService(site.database, site.environment)
    const [earlier] = await site.database.query('SELECT * FROM audit_head')
    await recordSome(1)
    await witness.store()
    const noted = storedHead(site.environment.dataDir)
    expect(noted).toBe((await verify()).head)

    await cutBackTo(2)
    const { rows: count, hash, seal } = earlier
    await site.database.query('UPDATE audit_head SET rows = $1, hash = $2, seal = $3', [count, hash, seal])
    await recordSome(1)
    await witness.store()
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining(`No row of the audit log has the hash ${noted}`))
    expect(storedHead(site.environment.dataDir)).toBe(noted)
    const { body } = await agent.get('/api/admin/audit-events/verification').expect(200)
    expect(body).toMatchObject({ intact: false, rows: 3, fault: 'forgotten' })
  })

  it('verifies again after an administrator accepted the log as it is, which is recorded', async () => {
    await recordSome(3)
    await cutBackTo(2)
    await log.accept({ via: 'command_line' })
    expect(await verify()).toEqual({ rows: 3, head: expect.any(String) })
    expect((await rows()).at(-1)).toMatchObject({
      action: 'audit.accepted',
      details: { via: 'command_line', rows: '2' },
    })
  })

  it('is verified by the running site for an administrator', async () => {
    const agent = await signIn(site, owner)
    const check = async () => (await agent.get('/api/admin/audit-events/verification').expect(200)).body
    expect(await check()).toEqual({ intact: true, rows: 2, head: expect.any(String), fault: null, brokenId: null })
    await cutBackTo(1)
    expect(await check()).toMatchObject({ intact: false, rows: 1, fault: 'cut' })
  })

  it('remains one hash chain under concurrent writes', async () => {
    await Promise.all(Array.from({ length: 20 }, () => log.record({ action: 'lead.exported' })))
    expect(await verify()).toEqual({ rows: 21, head: expect.any(String) })
  })

  it('commits or rolls back with the surrounding transaction', async () => {
    const abandoned = site.database.transaction(async (manager) => {
      await log.record({ action: 'user.role_changed' }, manager)
      throw new Error('abandoned')
    })
    await expect(abandoned).rejects.toThrow('abandoned')
    await log.record({ action: 'lead.exported' })
    expect((await rows()).map(({ action }) => action)).toEqual(['lead.exported'])
    expect(await verify()).toEqual({ rows: 2, head: expect.any(String) })
  })
})
