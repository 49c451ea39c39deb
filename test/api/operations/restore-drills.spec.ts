import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import request from 'supertest'
import { type BackupKeyPair, createKeyPair } from '../../../src/operations/backup/backup-encryption.js'
import { BackupStatusService } from '../../../src/operations/backup/backup-status.service.js'
import { RestoreDrillsService } from '../../../src/operations/backup/drills/restore-drills.service.js'
import { ScheduledBackupsService } from '../../../src/operations/backup/scheduled-backups.service.js'
import { expectLog } from '../../support/expected-log.js'
import { addColleague, owner, signIn, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const TOKEN = 'a-token-of-thirty-two-characters!'

describe('restore drill', () => {
  const dir = mkdtempSync(join(tmpdir(), 'biorezonanca-drills-'))
  let site: TestApp
  let keys: BackupKeyPair
  beforeAll(async () => {
    keys = await createKeyPair()
    site = await startTestAdmin({
      metricsToken: TOKEN,
      backups: { dir, hour: 3, keep: 9 },
      backupRecipients: [keys.recipient],
      backupIdentities: [keys.identity],
    })
    await addColleague(site, 'staff', 'staff@example.com')
    await backUp()
  })
  afterAll(async () => {
    await site.close()
    rmSync(dir, { recursive: true })
  })

  const backUp = () => site.app.get(ScheduledBackupsService).run()
  const drill = () => site.app.get(RestoreDrillsService).run()
  const newest = () => join(dir, readdirSync(dir).sort().at(-1)!)
  const status = async () => (await site.app.get(BackupStatusService).read()).drills
  const makeDue = () => site.database.query(`UPDATE restore_drills SET ended_at = ended_at - interval '8 days'`)
  const databases = () =>
    site.database.query(`SELECT datname FROM pg_database WHERE datname = current_database() || '_restore_drill'`)
  const metric = async (name: string) => {
    const { text } = await request(site.http).get('/metrics').set('Authorization', `Bearer ${TOKEN}`).expect(200)
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  }
  const shown = async (path: string) => {
    const admin = await signIn(site, owner)
    const { text } = await admin.get(path).set('Cookie', 'language=en').expect(200)
    return /<main.*<\/main>/s.exec(text)![0].replace(/<[^>]+>/g, ' ')
  }
  /** Runs the drill with a backup whose bytes were changed, then restores them. */
  const drillWith = async (change: (bytes: Buffer) => Buffer) => {
    const file = newest()
    const whole = readFileSync(file)
    writeFileSync(file, change(whole))
    await drill()
    writeFileSync(file, whole)
  }

  it('restores the newest backup into a temporary database, which it drops', async () => {
    expect(await shown('/admin/settings')).toContain('No backup has been restored as a test yet.')
    const before = Date.now()
    await drill()
    const { passed, failed } = await status()
    expect(passed!.getTime()).toBeGreaterThan(before - 60_000)
    expect(failed).toBeNull()
    expect(await databases()).toEqual([])
    expect(await metric('last_restore_drill_timestamp_seconds')).toBeGreaterThan(before / 1000 - 60)
    expect(await metric('failed_restore_drill_timestamp_seconds')).toBe(0)
    expect(await shown('/admin/settings')).toMatch(/Last test restore of a backup: \d+ \w+ 20/)
  }, 60_000)

  it('is repeated after a week, and only after a new backup', async () => {
    const { passed } = await status()
    await drill()
    expect((await status()).passed).toEqual(passed)
    await makeDue()
    const dayBefore = new Date(Date.now() - 24 * 3_600_000)
    utimesSync(newest(), dayBefore, dayBefore)
    await drill()
    expect((await status()).passed!.getTime()).toBeLessThan(passed!.getTime())
    utimesSync(newest(), new Date(), new Date())
    await drill()
    expect((await status()).passed!.getTime()).toBeGreaterThan(passed!.getTime())
  }, 60_000)

  it('fails for a changed backup, which administrators see', async () => {
    expectLog(/Restore drill failed.*is incomplete or was changed/)
    await makeDue()
    await drillWith((bytes) => {
      const changed = Buffer.from(bytes)
      changed[bytes.length - 100]! ^= 1
      return changed
    })
    expect(await databases()).toEqual([])
    expect(await metric('failed_restore_drill_timestamp_seconds')).toBeGreaterThan(0)
    for (const page of ['/admin/settings', '/admin/dashboard'])
      expect(await shown(page)).toMatch(/A test restore of a backup failed: \d+ \w+ 20.+is incomplete or was changed/s)
  }, 60_000)

  it('is repeated a day after it failed, and then passes', async () => {
    await drill()
    expect((await status()).failed).not.toBeNull()
    await site.database.query(`UPDATE restore_drills SET ended_at = ended_at - interval '1 day'`)
    await drill()
    expect((await status()).failed).toBeNull()
    expect(await shown('/admin/dashboard')).not.toMatch(/test restore/i)
  }, 60_000)

  it('fails if the audit log was changed', async () => {
    expectLog(/Restore drill failed.*audit log is not intact: changed/)
    await site.database.query(`UPDATE backups SET made_at = made_at - interval '25 hours'`)
    renameSync(newest(), join(dir, 'site-20260101T010000Z.backup.age'))
    await site.database.query('ALTER TABLE audit_events DISABLE TRIGGER USER')
    await site.database.query(
      `UPDATE audit_events SET at = at - interval '1 hour' WHERE id = (SELECT min(id) FROM audit_events)`,
    )
    await backUp()
    await makeDue()
    await drill()
    expect((await status()).failed!.reason).toContain('audit log is not intact')
  }, 60_000)
})

describe('restore drill of encrypted backups without the private key', () => {
  const dir = mkdtempSync(join(tmpdir(), 'biorezonanca-drills-'))
  let site: TestApp
  beforeAll(async () => {
    const { recipient } = await createKeyPair()
    site = await startTestAdmin({ backups: { dir, hour: 3, keep: 9 }, backupRecipients: [recipient] })
  })
  afterAll(async () => {
    await site.close()
    rmSync(dir, { recursive: true })
  })

  it('does not run, and the settings state why', async () => {
    await site.app.get(ScheduledBackupsService).run()
    await site.app.get(RestoreDrillsService).run()
    expect(await site.database.query('SELECT FROM restore_drills')).toEqual([])
    const admin = await signIn(site, owner)
    const { text } = await admin.get('/admin/settings').set('Cookie', 'language=en').expect(200)
    expect(text).toContain('because it lacks the private key (BACKUP_IDENTITY_FILE)')
  })
})

describe('plain backups', () => {
  const dir = mkdtempSync(join(tmpdir(), 'biorezonanca-drills-'))
  let site: TestApp
  beforeAll(async () => {
    expectLog(/Backups are not encrypted and do not contain .*: BACKUP_RECIPIENT is not set/)
    site = await startTestAdmin({ backups: { dir, hour: 3, keep: 9 } })
  })
  afterAll(async () => {
    await site.close()
    rmSync(dir, { recursive: true })
  })

  it('are restored by the drill, and administrators see that they are not encrypted', async () => {
    await site.app.get(ScheduledBackupsService).run()
    await site.app.get(RestoreDrillsService).run()
    expect(await site.database.query('SELECT failure FROM restore_drills')).toEqual([{ failure: null }])
    const admin = await signIn(site, owner)
    for (const page of ['/admin/settings', '/admin/dashboard']) {
      const { text } = await admin.get(page).set('Cookie', 'language=en').expect(200)
      expect(text).toContain('Backups are not encrypted and')
    }
  })

  it('fail the drill if a table is missing', async () => {
    expectLog(/Restore drill failed.*The backup does not contain the table testimonials/)
    const [name] = readdirSync(dir)
    const rows = gunzipSync(readFileSync(join(dir, name!)))
      .toString()
      .split('\n')
      .slice(0, -2)
    const from = rows.findIndex((line) => line.startsWith('{"table":"testimonials"'))
    const to = rows.findIndex((line, at) => at > from && line.startsWith('{"table":'))
    const kept = [...rows.slice(0, from), ...rows.slice(to)].map((line) => `${line}\n`).join('')
    const seal = JSON.stringify({ sha256: createHash('sha256').update(kept).digest('hex') })
    writeFileSync(join(dir, name!), gzipSync(`${kept}${seal}\n`))
    await site.database.query('DELETE FROM restore_drills')
    await site.app.get(RestoreDrillsService).run()
    expect(await site.database.query('SELECT failure FROM restore_drills')).toEqual([
      { failure: expect.stringContaining('testimonials') },
    ])
  })
})
