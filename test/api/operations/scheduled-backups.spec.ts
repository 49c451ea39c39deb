import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import { verifyBackup } from '../../../src/operations/backup/backup-file.js'
import { ScheduledBackupsService } from '../../../src/operations/backup/scheduled-backups.service.js'
import { ADVISORY_LOCKS } from '../../../src/platform/database/advisory-locks.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'

const TOKEN = 'a-token-of-thirty-two-characters!'

describe('scheduled backup', () => {
  const dir = mkdtempSync(join(tmpdir(), 'biorezonanca-backups-'))
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp({ metricsToken: TOKEN, backups: { dir, hour: 3, keep: 2 } })
  })
  afterAll(async () => {
    await site.close()
    rmSync(dir, { recursive: true })
  })

  const run = () => site.app.get(ScheduledBackupsService).run()
  const files = () => readdirSync(dir).sort()
  const makeDue = () => site.database.query(`UPDATE backups SET made_at = made_at - interval '25 hours'`)
  const lastBackup = async () => {
    const { text } = await request(site.http).get('/metrics').set('Authorization', `Bearer ${TOKEN}`).expect(200)
    return Number(/^last_backup_timestamp_seconds (\S+)$/m.exec(text)?.[1])
  }

  it('waits while another process writes it', async () => {
    const other = site.database.createQueryRunner()
    await other.startTransaction()
    await other.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.backups])
    await run()
    await other.rollbackTransaction()
    await other.release()
    expect(files()).toEqual([])
    expect(await lastBackup()).toBe(0)
  })

  it('is written once until the next hour, and reported as metric', async () => {
    const before = Date.now() / 1000
    await run()
    await run()
    expect(files()).toEqual([expect.stringMatching(/^site-\d{8}T\d{6}Z\.backup$/)])
    expect(await verifyBackup(join(dir, files()[0]!))).toMatchObject({ migrations: expect.any(Array) })
    expect(await lastBackup()).toBeGreaterThan(before - 60)
  })

  it('deletes the oldest files and unfinished ones, and no others', async () => {
    const earlier = 'site-20260101T010000Z.backup'
    renameSync(join(dir, files()[0]!), join(dir, earlier))
    for (const name of ['site-20200101T010000Z.backup', 'site-20200102T010000Z.backup', 'notes.txt'])
      writeFileSync(join(dir, name), '')
    writeFileSync(join(dir, 'site-20200103T010000Z.backup.7.unfinished'), '')
    await makeDue()
    await run()
    const [notes, ...kept] = files()
    expect(notes).toBe('notes.txt')
    expect(kept).toEqual([earlier, expect.stringMatching(/^site-2\d{7}T/)])
  })
})
