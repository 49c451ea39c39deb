import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { SAFETY_POLL_MS } from '../../../src/platform/background/queue-timer.js'
import { NotificationsService } from '../../../src/platform/database/notifications.service.js'
import { openBreakableLine } from '../../support/breakable-line.js'
import { allowLog } from '../../support/expected-log.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js'
import { until } from '../../support/until.js'

const { TEST_DATABASE_URL: serverUrl, TEST_TEMPLATE: template } = process.env

describe('queues written by another process', () => {
  let database: TestDatabase
  let line: Awaited<ReturnType<typeof openBreakableLine>>
  let site: TestApp
  let other: Client
  beforeAll(async () => {
    database = await createTestDatabase(serverUrl!, template)
    line = await openBreakableLine(database.url)
    site = await startTestApp({ databaseUrl: line.url })
    other = new Client(database.url)
    await other.connect()
  })
  afterAll(async () => {
    await other?.end()
    await site?.close()
    line?.cut()
    await database?.drop()
  })

  const enqueue = (dueInSeconds = 0) =>
    other.query(
      `INSERT INTO outbox_events (type, subject_id, next_attempt_at)
       VALUES ('contact.received', gen_random_uuid(), now() + make_interval(secs => $1))`,
      [dueInSeconds],
    )
  const empty = async () => {
    for (;;) {
      const { rows } = await other.query('SELECT FROM outbox_events')
      if (rows.length === 0) return
      await pause(20)
    }
  }
  /** Returns the milliseconds until three consecutive events are dispatched. */
  const dispatchThree = async () => {
    const begun = performance.now()
    for (let count = 0; count < 3; count++) {
      await enqueue()
      await empty()
    }
    return performance.now() - begun
  }

  it('dispatches an event without waiting for the slow poll', async () => {
    expect(await dispatchThree()).toBeLessThan(1.5 * SAFETY_POLL_MS)
  })

  it('dispatches an event at its due time, even if it was rescheduled without a notification', async () => {
    await enqueue(3600)
    const { rows } = await other.query<{ at: Date }>(
      `UPDATE outbox_events SET next_attempt_at = now() + interval '5 seconds' RETURNING next_attempt_at AS at`,
    )
    await empty()
    const late = Date.now() - rows[0]!.at.getTime()
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThan(2500)
  }, 15_000)

  it('listens again after a database outage and dispatches events added meanwhile', async () => {
    allowLog(/^warn /) // an outage interrupts whatever runs at that time
    line.cut()
    await enqueue()
    await line.mend()
    await empty()
    await until(() => site.app.get(NotificationsService).isListening)
    expect(await dispatchThree()).toBeLessThan(1.5 * SAFETY_POLL_MS)
  }, 30_000)
})
