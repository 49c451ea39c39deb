import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { leadReaderWhere } from '#src/platform/access/active-user-where.js'
import { User } from '#src/platform/access/user.entity.js'
import { NOW } from '#src/platform/database/now-in-sql.js'
import { MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import type { OutboxEventType } from '#src/platform/outbox/events.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import type { DigestEntry } from './digest-entry.entity.js'
import { digestMail } from './digest-mail.js'
import { nextDigestHour } from './next-digest-hour.js'

/** Leads in the last minute before an hour belong to the next digest, because entries may still be written. */
const CLOSES_BEFORE_MS = 60_000

const NOTE = `
  INSERT INTO lead_digest_entries (user_id, lead_id, due_at)
  SELECT user_id, lead_id, $3::timestamptz FROM unnest($1::uuid[], $2::uuid[]) AS noted (user_id, lead_id)
  ON CONFLICT DO NOTHING`

/** Publishes an event even if one exists for that hour, because that may be dispatched before this entry is visible. */
const PLAN = `
  INSERT INTO outbox_events (type, subject_id, next_attempt_at)
  SELECT DISTINCT $1::text, user_id, $3::timestamptz FROM unnest($2::text[]) AS user_id`

const COLLECT = `
  UPDATE lead_digest_entries SET mail_id = $2::uuid WHERE (user_id, lead_id) IN (
    SELECT user_id, lead_id FROM lead_digest_entries
    WHERE user_id = $1 AND mail_id IS NULL AND (due_at <= ${NOW} OR $3::boolean) ORDER BY lead_id FOR UPDATE
  )`

/**
 * Adds leads to the next digest of a user, in the transaction of the lead's event, and queues a digest with its entries
 * in one transaction. Thus no lead is lost or announced twice, even after a crash.
 */
@Injectable()
export class DigestQueueService {
  constructor(
    private readonly queue: MailQueueService,
    private readonly settings: SettingsService,
  ) {}

  async note(noted: Pick<DigestEntry, 'userId' | 'leadId'>[], manager: EntityManager): Promise<void> {
    if (noted.length === 0) return
    const [{ now }] = await manager.query<[{ now: Date }]>('SELECT now() AS now')
    const { digestHours } = await this.settings.current(manager)
    const dueAt = nextDigestHour(new Date(now.getTime() + CLOSES_BEFORE_MS), digestHours)
    const userIds = noted.map(({ userId }) => userId)
    await manager.query(NOTE, [userIds, noted.map(({ leadId }) => leadId), dueAt])
    await manager.query(PLAN, ['leads.digest_due' satisfies OutboxEventType, userIds, dueAt])
  }

  /** Queues the digests whose hour has come. */
  @OnEvent('leads.digest_due')
  async queueDue(userIds: string[], manager: EntityManager): Promise<void> {
    for (const userId of new Set(userIds)) await this.queueDigest(userId, manager, { early: false })
  }

  /** Queues the last digests, before their hour. */
  @OnEvent('leads.digest_ended')
  async queueLast(userIds: string[], manager: EntityManager): Promise<void> {
    for (const userId of new Set(userIds)) await this.queueDigest(userId, manager, { early: true })
  }

  private async queueDigest(userId: string, manager: EntityManager, { early }: { early: boolean }): Promise<void> {
    const user = await manager.findOneBy(User, { id: userId, ...leadReaderWhere })
    if (!user) return
    const id = idByTime()
    const [, leads] = await manager.query<[unknown, number]>(COLLECT, [userId, id, early])
    if (leads === 0) return
    const { email, language } = user
    await this.queue.add(manager, [{ id, kind: digestMail, subjectId: userId, recipient: email, language }])
  }
}
