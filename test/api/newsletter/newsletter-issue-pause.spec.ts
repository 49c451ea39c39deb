import { createApp } from '../../../src/app.setup.js'
import { BATCH } from '../../../src/newsletter/mails/issues/issue-queue.service.js'
import { QueueTimersService } from '../../../src/platform/background/queue-timers.service.js'
import { startDatabaseServer } from '../../../src/platform/database/database-server.js'
import { MailDeliveryService } from '../../../src/platform/mail/delivery/mail-delivery.service.js'
import { expectLog } from '../../support/expected-log.js'
import { issuePath, newsletterAdmin, readersOf } from '../../support/newsletter-admin.js'
import { siteLog } from '../../support/site-log.js'
import { until } from '../../support/until.js'

const issues = newsletterAdmin()
const { join, set, sendNow, draft, read, statusOf, step, deliver, run, recipients } = issues

describe('newsletter issue', () => {
  it('is paused, which holds unsent mails, and resumed for these', async () => {
    await join(readersOf(BATCH + 10))
    const id = await draft()
    await sendNow(id)
    await step()
    await issues.site.database.query(
      `UPDATE outgoing_mails SET sent_at = now(), attempts = 1 WHERE id IN (SELECT id FROM outgoing_mails LIMIT 7)`,
    )
    const sent = (await issues.site.mails()).filter(({ sentAt }) => sentAt).map(({ recipient }) => recipient)
    await issues.agent.post(issuePath(id, '/pause')).expect(204)
    expect(await read(id)).toMatchObject({ status: 'paused', progress: { sent: 7, waiting: BATCH - 7 } })
    await run()
    expect(recipients()).toEqual([])
    await issues.agent.post(issuePath(id, '/pause')).expect(409)
    await issues.agent.post(issuePath(id, '/resume')).expect(204)
    await run()
    expect(recipients()).toEqual(
      readersOf(BATCH + 10)
        .filter((email) => !sent.includes(email))
        .sort(),
    )
    expect(await read(id)).toMatchObject({ status: 'sent', progress: { sent: BATCH + 10, waiting: 0 } })
  })
})

describe('pause of a newsletter issue', () => {
  const HOUR_MS = 3_600_000
  const readers = readersOf(7)
  const pause = (id: string) => issues.agent.post(issuePath(id, '/pause')).expect(204)
  const resume = (id: string) => issues.agent.post(issuePath(id, '/resume')).expect(204)
  const queued = async () => {
    await join(readers)
    const id = await draft()
    await sendNow(id)
    await step()
    return id
  }
  /** Lets the mail server refuse all mails for now, while some work runs. */
  const withoutServer = async (work: () => Promise<unknown>) => {
    expectLog(/Delivery failed for mail newsletter\.issue .* ESOCKET/)
    await issues.server.close()
    await work()
    await issues.restartServer()
  }
  /** Starts a second process of the same issues.site. */
  const startOther = async () => {
    const other = await createApp(issues.site.environment, await startDatabaseServer(issues.site.environment), siteLog)
    for (const table of ['outbox_events', 'outgoing_mails']) other.get(QueueTimersService).stop(table)
    return other.init()
  }
  /** Delivers in two processes at the same time. */
  const deliverInTwoProcesses = async () => {
    const other = await startOther()
    await Promise.all([deliver(), other.get(MailDeliveryService).deliver()])
    await other.close()
  }

  it('holds mails that were tried while the mail server was away', async () => {
    const id = await queued()
    await withoutServer(async () => {
      await deliver()
      await pause(id)
      await issues.site.pass(HOUR_MS)
      await deliver()
    })
    expect((await issues.site.mails()).map(({ attempts }) => attempts)).toEqual(readers.map(() => 1))
    await issues.site.pass(HOUR_MS)
    await run()
    await deliverInTwoProcesses()
    expect(recipients()).toEqual([])
    expect(await read(id)).toMatchObject({ status: 'paused', progress: { waiting: readers.length, sent: 0 } })
    await resume(id)
    await issues.site.pass(HOUR_MS)
    await deliverInTwoProcesses()
    await run()
    expect(recipients()).toEqual(readers)
    expect(await statusOf(id)).toBe('sent')
  })

  it('does not count towards the days for which a mail is retried', async () => {
    const id = await queued()
    await withoutServer(async () => {
      await deliver()
      await pause(id)
      await issues.site.pass(5 * 24 * HOUR_MS)
      await resume(id)
      await deliver()
    })
    expect((await issues.site.mails()).map(({ attempts, givenUpAt }) => [attempts, givenUpAt])).toEqual(
      readers.map(() => [2, null]),
    )
    await issues.site.pass(HOUR_MS)
    await run()
    expect(recipients()).toEqual(readers)
  })

  it('holds mails that a killed process had leased, until the lease has ended after resuming', async () => {
    const id = await queued()
    await issues.site.database.query(
      `UPDATE outgoing_mails SET attempts = 1, next_attempt_at = now() + interval '5 minutes'`,
    )
    await pause(id)
    await issues.site.pass(HOUR_MS)
    await deliverInTwoProcesses()
    expect(recipients()).toEqual([])
    await issues.site.database.query(`UPDATE outgoing_mails SET next_attempt_at = now() + interval '5 minutes'`)
    await resume(id)
    await deliverInTwoProcesses()
    expect(recipients()).toEqual([])
    await issues.site.pass(HOUR_MS)
    await deliverInTwoProcesses()
    expect(recipients()).toEqual(readers)
  })

  it('holds mails that a worker has leased and not yet handed over', async () => {
    const id = await queued()
    const other = await startOther() // whose worker takes all connections of its pool
    const lock = issues.site.database.createQueryRunner()
    await lock.startTransaction()
    await lock.query('LOCK TABLE newsletter_subscribers IN ACCESS EXCLUSIVE MODE') // stops the writers
    const delivery = other.get(MailDeliveryService).deliver()
    await until(async () => (await issues.site.mails()).some(({ attempts }) => attempts === 1))
    await pause(id)
    await lock.commitTransaction()
    await lock.release()
    await delivery
    await other.close()
    expect(recipients()).toEqual([])
    expect((await issues.site.mails()).map(({ attempts }) => attempts)).toEqual(readers.map(() => 0))
    await resume(id)
    await run()
    expect(recipients()).toEqual(readers)
  })

  it('leaves a mail in progress to its worker, also when it ends meanwhile', async () => {
    const id = await queued()
    let accept = () => {}
    const accepted = new Promise<void>((resolve) => (accept = resolve))
    await issues.server.close()
    await issues.restartServer({ onRcptTo: (_address, _session, callback) => void accepted.then(() => callback()) })
    const delivery = deliver()
    await until(async () => (await issues.site.mails()).some(({ attempts }) => attempts === 1))
    await pause(id)
    await resume(id)
    const other = await startOther()
    const otherDelivery = other.get(MailDeliveryService).deliver()
    accept()
    await Promise.all([delivery, otherDelivery])
    await other.close()
    await run()
    expect(recipients()).toEqual(readers)
  })

  it('is possible until each mail was sent or given up, however often it was tried', async () => {
    const id = await queued()
    await withoutServer(async () => {
      for (let attempt = 1; attempt <= 5; attempt++) {
        await deliver()
        await step()
        await issues.site.pass(HOUR_MS)
      }
    })
    expect((await issues.site.mails()).map(({ attempts }) => attempts)).toEqual(readers.map(() => 5))
    expect(await read(id)).toMatchObject({
      status: 'sending',
      finishedAt: null,
      progress: { waiting: readers.length },
    })
    await pause(id)
    await run()
    expect(recipients()).toEqual([])
    await resume(id)
    await run()
    expect(recipients()).toEqual(readers)
    expect(await statusOf(id)).toBe('sent')
  })

  it('is shown in the list of outgoing mails', async () => {
    const id = await queued()
    await pause(id)
    const states = async () => {
      const { body } = await issues.agent.get('/api/admin/outgoing-mails').query({ state: 'waiting' }).expect(200)
      return (body.items as { state: string; nextAttemptAt: string | null }[]).map((mail) => [
        mail.state,
        mail.nextAttemptAt === null,
      ])
    }
    expect(await states()).toEqual(readers.map(() => ['held', true]))
    expect((await issues.agent.get('/admin/outgoing-mails').expect(200)).text).toContain('Zaustavljeno s izdanjem')
    await resume(id)
    expect(await states()).toEqual(readers.map(() => ['queued', false]))
  })

  it('holds a failed mail that the owner retries', async () => {
    const id = await queued()
    await issues.site.database.query(
      `UPDATE outgoing_mails SET attempts = 1, given_up_at = now() WHERE recipient = $1`,
      [readers[0]],
    )
    await pause(id)
    const failed = (await issues.site.mails()).find(({ givenUpAt }) => givenUpAt)!
    await issues.agent.post(`/api/admin/outgoing-mails/${failed.id}/send-again`).expect(204)
    expect((await issues.agent.get(`/api/admin/outgoing-mails/${failed.id}`).expect(200)).body.state).toBe('held')
    await run()
    expect(recipients()).toEqual([])
    await resume(id)
    await run()
    expect(recipients()).toEqual(readers)
  })

  it('sends nothing afterwards to people who unsubscribed or were erased meanwhile', async () => {
    const id = await queued()
    await withoutServer(deliver)
    await pause(id)
    await set(readers[0]!, 'unsubscribed_at = now()')
    await set(readers[1]!, 'suppressed_at = now()')
    await issues.agent.post('/api/admin/personal-data/erasure').send({ email: readers[2] }).expect(200)
    await resume(id)
    await issues.site.pass(HOUR_MS)
    await run()
    expect(recipients()).toEqual(readers.slice(3))
    expect(await read(id)).toMatchObject({ status: 'sent', progress: { sent: 4, waiting: 0, skipped: 2 } })
  })
})
