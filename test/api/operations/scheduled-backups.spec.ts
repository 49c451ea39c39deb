import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import request from 'supertest'
import { type BackupKeyPair, createKeyPair } from '../../../src/operations/backup/backup-encryption.js'
import { verifyBackup } from '../../../src/operations/backup/backup-file.js'
import { BackupStatusService } from '../../../src/operations/backup/backup-status.service.js'
import { ScheduledBackupsService } from '../../../src/operations/backup/scheduled-backups.service.js'
import { ADVISORY_LOCKS } from '../../../src/platform/database/advisory-locks.js'
import { expectLog } from '../../support/expected-log.js'
import { canMount, mountSmallDisk, type SmallDisk } from '../../support/small-disk.js'
import { addColleague, owner, signIn, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const TOKEN = 'a-token-of-thirty-two-characters!'

describe('scheduled backup', () => {
  const dir = mkdtempSync(join(tmpdir(), 'biorezonanca-backups-'))
  let site: TestApp
  let keys: BackupKeyPair
  beforeAll(async () => {
    keys = await createKeyPair()
    site = await startTestAdmin({
      metricsToken: TOKEN,
      backups: { dir, hour: 3, keep: 2 },
      backupRecipients: [keys.recipient],
    })
  })
  afterAll(async () => {
    await site.close()
    rmSync(dir, { recursive: true })
  })

  const run = () => site.app.get(ScheduledBackupsService).run()
  const files = () => readdirSync(dir).sort()
  const makeDue = () => site.database.query(`UPDATE backups SET made_at = made_at - interval '25 hours'`)
  const metric = async (name: string) => {
    const { text } = await request(site.http).get('/metrics').set('Authorization', `Bearer ${TOKEN}`).expect(200)
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  }
  const lastBackup = () => metric('last_backup_timestamp_seconds')
  const lastFailure = () => metric('failed_backup_timestamp_seconds')

  it('is late if none was made a day after the start', async () => {
    const isOverdue = async () => (await site.app.get(BackupStatusService).read()).isOverdue
    expect(await isOverdue()).toBe(false)
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 27 * 3_600_000)
    expect(await isOverdue()).toBe(true)
    clock.mockRestore()
  })

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
    expect(files()).toEqual([expect.stringMatching(/^site-\d{8}T\d{6}Z\.backup\.age$/)])
    expect(await verifyBackup(join(dir, files()[0]!), [keys.identity])).toMatchObject({ migrations: expect.any(Array) })
    expect(await lastBackup()).toBeGreaterThan(before - 60)
  })

  it('deletes the oldest files and unfinished ones, and no others', async () => {
    const earlier = 'site-20260101T010000Z.backup.age'
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

  it('shows administrators the time of the last backup and the reason of a failed one, and nobody else', async () => {
    expectLog(/Scheduled backup failed.*EEXIST/)
    const admin = await signIn(site, owner)
    const staff = await signIn(site, await addColleague(site, 'staff', 'staff@example.com'))
    const shown = async (path: string, agent = admin) => {
      const { text } = await agent.get(path).set('Cookie', 'language=en').expect(200)
      return /<main.*<\/main>/s.exec(text)![0].replace(/<[^>]+>/g, ' ')
    }
    const settings = '/admin/settings'
    expect(await shown(settings)).toMatch(
      /every day from 3:00 in \S+biorezonanca-backups\S+\. .+ Last backup: \d+ \w+ 20/,
    )
    expect(await shown('/admin/dashboard')).not.toMatch(/backup/i)

    await makeDue()
    rmSync(dir, { recursive: true })
    writeFileSync(dir, '') // as a disk that is not mounted
    await run()
    expect(await lastFailure()).toBeGreaterThan(0)
    for (const page of [settings, '/admin/dashboard'])
      expect(await shown(page)).toMatch(/A backup failed: \d+ \w+ 20.+EEXIST/)
    const { text } = await staff.get('/admin/dashboard').expect(200)
    expect(text).not.toContain('EEXIST')
    await staff.get(settings).expect(403)
    expect((await request(site.http).get('/health/ready').expect(200)).body).toEqual({ status: 'ok' })

    rmSync(dir)
    await run()
    expect(files()).toHaveLength(1)
    expect(await lastFailure()).toBe(0)
    expect(await shown(settings)).not.toContain('failed')
  })

  it('warns administrators of a daily backup that is late', async () => {
    await site.database.query(`UPDATE backups SET made_at = made_at - interval '27 hours'`)
    const admin = await signIn(site, owner)
    const { text } = await admin.get('/admin/dashboard').set('Cookie', 'language=en').expect(200)
    expect(text).toContain('The daily backup is late.')
  })
})

if (!canMount)
  console.warn('Skipped, since this machine lets nobody mount a small disk: scheduled backups on a full one')
const describeOnDisk = canMount ? describe : describe.skip

describeOnDisk('scheduled backup on a full disk', () => {
  let disk: SmallDisk
  let site: TestApp
  beforeAll(async () => {
    disk = await mountSmallDisk(4)
    mkdirSync(disk.directory)
    expectLog(/Backups are not encrypted/)
    site = await startTestAdmin({ backups: { dir: disk.directory, hour: 3, keep: 2 } })
  })
  afterAll(async () => {
    await site.close()
    await disk.unmount()
  })

  const run = () => site.app.get(ScheduledBackupsService).run()
  const files = () => readdirSync(disk.directory)
  const lastError = async () => (await site.app.get(BackupStatusService).read()).failed?.reason

  it('is discarded with the unfinished file of a killed process, and written once there is space', async () => {
    expectLog(/Scheduled backup failed.*no space left/)
    writeFileSync(join(disk.directory, 'site-20200103T010000Z.backup.7.unfinished'), '')
    disk.fill(0)
    await run()
    expect(files()).toEqual([])
    expect(await lastError()).toContain('ENOSPC')
    disk.clear()
    await run()
    expect(files()).toHaveLength(1)
    expect(await lastError()).toBeUndefined()
  })

  it('uses the space of the unfinished file of a killed process', async () => {
    await site.database.query(`UPDATE backups SET made_at = made_at - interval '25 hours'`)
    for (const name of files()) rmSync(join(disk.directory, name))
    const unfinished = join(disk.directory, 'site-20200103T010000Z.backup.7.unfinished')
    writeFileSync(unfinished, Buffer.alloc(3 * 2 ** 20))
    disk.fill(0)
    await run()
    expect(files()).toEqual([expect.stringMatching(/^site-2\d{7}T\d{6}Z\.backup$/)])
  })
})

describe('status of backups without a schedule', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestAdmin()
  })
  afterAll(() => site.close())

  it('states that none is configured, and how to configure it', async () => {
    const admin = await signIn(site, owner)
    const { text } = await admin.get('/admin/settings').set('Cookie', 'language=en').expect(200)
    expect(text).toContain('No daily backup is configured. Set the environment variable BACKUP_DIR')
    expect(text).toContain('There is no backup yet.')
  })
})
