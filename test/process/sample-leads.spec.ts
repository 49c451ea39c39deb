import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DataSource } from 'typeorm'
import { contactMoves } from '../../src/contact/contact-status.js'
import { franchiseMoves } from '../../src/franchise/franchise-status.js'
import { createDataSource } from '../../src/database/data-source.js'
import { killServers, startServer } from '../support/server-process.js'
import { createTestDatabase, type TestDatabase } from '../support/test-database.js'
import { testEnvironment } from '../support/test-environment.js'

interface Lead {
  id: string
  status: string
  version: number
  received_at: Date
  first_answered_at: Date | null
}

interface Event {
  lead_id: string
  at: Date
  type: string
  old_value: string | null
  new_value: string | null
}

describe('leads:sample', () => {
  let dataDir: string
  let database: TestDatabase | undefined
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'biorezonanca-sample-'))
    const serverUrl = process.env.TEST_DATABASE_URL
    database = serverUrl ? await createTestDatabase(serverUrl) : undefined
  })
  afterAll(async () => {
    killServers()
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const addSamples = (...args: string[]) =>
    spawnSync(process.execPath, ['dist/src/admin/commands/add-sample-leads.js', ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) },
      encoding: 'utf8',
    })
  const look = async <Result>(into: (dataSource: DataSource) => Promise<Result>): Promise<Result> => {
    const dataSource = await createDataSource(testEnvironment({ dataDir, databaseUrl: database?.url }), [])
    await dataSource.initialize()
    return into(dataSource).finally(() => dataSource.destroy())
  }

  it('waits until somebody can sign in, also when forced', () => {
    for (const args of [['5'], ['5', '--force']]) {
      expect(addSamples(...args)).toMatchObject({ status: 1, stderr: expect.stringContaining('start the site once') })
    }
  })

  it('adds leads whose histories tell how they came to be as they are', async () => {
    await (await startServer({ DATA_DIR: dataDir, DATABASE_URL: database?.url })).kill('SIGTERM')
    expect(addSamples('300')).toMatchObject({ status: 0, stdout: expect.stringContaining('Added 300 ') })
    const { messages, inquiries, events, addresses } = await look(async (dataSource) => ({
      messages: await dataSource.query<Lead[]>('SELECT * FROM contact_messages'),
      inquiries: await dataSource.query<Lead[]>('SELECT * FROM franchise_inquiries'),
      events: await dataSource.query<Event[]>('SELECT * FROM lead_events ORDER BY id'),
      addresses: await dataSource.query<{ email: string }[]>(`
        SELECT email FROM contact_messages UNION ALL SELECT email FROM franchise_inquiries
        UNION ALL SELECT email FROM newsletter_subscribers`),
    }))
    expect(messages.length + inquiries.length).toBe(300)
    expect(inquiries.length).toBeGreaterThan(20)
    expect(addresses.filter(({ email }) => !/@example\.(com|org|net)$/.test(email))).toEqual([])
    for (const [leads, moves, answered] of [
      [messages, contactMoves, 'answered'],
      [inquiries, franchiseMoves, 'contacted'],
    ] as [Lead[], Record<string, string[]>, string][]) {
      expect(new Set(leads.map(({ status }) => status)).size).toBeGreaterThan(2)
      for (const lead of leads) {
        const history = events.filter(({ lead_id: leadId }) => leadId === lead.id)
        expect(lead.version).toBe(1 + history.length)
        let [status, at] = ['new', lead.received_at]
        for (const event of history) {
          expect(event.at.getTime()).toBeGreaterThanOrEqual(at.getTime())
          at = event.at
          if (event.type !== 'status') continue
          expect(event.old_value).toBe(status)
          expect(moves[status]).toContain(event.new_value)
          status = event.new_value!
        }
        expect(lead.status).toBe(status)
        expect(lead.first_answered_at).toEqual(history.find((event) => event.new_value === answered)?.at ?? null)
      }
    }
  })

  it('adds nothing where leads are, unless forced', async () => {
    const count = () => look((dataSource) => dataSource.query('SELECT count(*)::int FROM contact_messages'))
    const before = await count()
    expect(addSamples('5')).toMatchObject({ status: 1, stderr: expect.stringContaining('not empty') })
    expect(await count()).toEqual(before)
    expect(addSamples('5', '--force')).toMatchObject({ status: 0 })
    expect(await count()).not.toEqual(before)
  })

  it.each(['0', '-5', 'many', '1000001'])('refuses %s of them', (total) => {
    expect(addSamples('--', total)).toMatchObject({ status: 1, stderr: expect.stringContaining('How many') })
  })
})
