import { type DataSource, Raw } from 'typeorm'
import { QueueTimersService } from '../../src/platform/background/queue-timers.service.js'
import type { Environment } from '../../src/platform/config/environment.js'
import { NOW } from '../../src/platform/database/now-in-sql.js'
import { MailDeliveryService } from '../../src/platform/mail/delivery/mail-delivery.service.js'
import { OutgoingMail } from '../../src/platform/mail/outgoing-mail.entity.js'
import { OutboxService } from '../../src/platform/outbox/outbox.service.js'
import { OutboxEvent } from '../../src/platform/outbox/outbox-event.entity.js'
import { UNDO_SECONDS } from '../../src/shared/leads/undo.js'
import { startTestAdmin } from './staff.js'
import type { TestApp } from './test-app.js'

export interface MailingSite extends TestApp {
  /** Sends all mails that are due once no undo revokes them, as the timers do; these are stopped, so that nothing is sent between two checks. */
  deliver(): Promise<void>
  /** All mails, oldest first. */
  mails(): Promise<OutgoingMail[]>
  /** Backdates the mails, as if this time had passed. */
  pass(milliseconds: number): Promise<void>
}

/** Makes events and mails due that wait for an undo, as if its time had passed. */
export async function releaseHeld(database: DataSource): Promise<void> {
  const isWaiting = `next_attempt_at BETWEEN now() AND now() + make_interval(secs => ${UNDO_SECONDS})`
  await database.query(`
    UPDATE outbox_events SET next_attempt_at = now()
    WHERE type IN ('booking.cancelled', 'booking.rebooked', 'booking.moved', 'booking.reminder_due') AND ${isWaiting}`)
  await database.query(`
    UPDATE outgoing_mails SET next_attempt_at = now()
    WHERE (kind LIKE '%.confirmation' OR kind LIKE 'booking.%') AND attempts = 0 AND ${isWaiting}`)
}

export async function startMailingSite(overrides: Partial<Environment> = {}): Promise<MailingSite> {
  const site = await startTestAdmin({ mailFrom: 'Biorezonanca <info@example.com>', ...overrides })
  const { app, database } = site
  for (const table of ['outbox_events', 'outgoing_mails']) app.get(QueueTimersService).stop(table)
  const due = async () =>
    (await database.getRepository(OutboxEvent).countBy({ nextAttemptAt: Raw((column) => `${column} <= ${NOW}`) })) +
    (await database
      .getRepository(OutgoingMail)
      .createQueryBuilder('mail')
      .where(`sent_at IS NULL AND given_up_at IS NULL AND NOT held AND next_attempt_at <= ${NOW}`)
      .getCount())
  return {
    ...site,
    async deliver() {
      do {
        await releaseHeld(database)
        await app.get(OutboxService).dispatchPending()
        await releaseHeld(database)
        await app.get(MailDeliveryService).deliver()
      } while ((await due()) > 0)
    },
    mails: () => database.getRepository(OutgoingMail).find({ order: { id: 'ASC' } }),
    async pass(milliseconds) {
      await database.query(
        `UPDATE outgoing_mails SET retried_since = retried_since - make_interval(secs => $1),
           next_attempt_at = next_attempt_at - make_interval(secs => $1)`,
        [milliseconds / 1000],
      )
    },
  }
}
