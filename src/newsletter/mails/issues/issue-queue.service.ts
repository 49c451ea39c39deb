import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { NOW } from '#src/platform/database/now-in-sql.js'
import { MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import type { OutboxEventType } from '#src/platform/outbox/events.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { publish } from '#src/platform/outbox/publish.js'
import { getLast } from '#src/shared/lookups.js'
import { IN_AUDIENCE, IN_LANGUAGES } from '../../issue-audience.service.js'
import { IssueDelivery } from '../../issue-delivery.entity.js'
import { NewsletterIssue } from '../../newsletter-issue.entity.js'
import type { NewsletterSubscriber } from '../../newsletter-subscriber.entity.js'

const ISSUE_DUE = 'newsletter.issue_due' satisfies OutboxEventType
/** Kind of an issue's mails. */
export const issueMail = 'newsletter.issue'

/** Maximum of queued mails per issue, so that other mails are not delayed. */
export const BATCH = 50
/** Attempts after which a failed mail no longer blocks the queue: an unavailable server slows an issue down. */
const FIRST_ATTEMPTS = 3
const STEP_SECONDS = 1
/** Delay of the next step if all mails are queued, and those left are retried later. */
const LAST_STEPS_SECONDS = 30

type Recipient = Pick<NewsletterSubscriber, 'id' | 'email' | 'language'>

const START = `
  UPDATE newsletter_issues issue SET status = 'sending', started_at = now(), expected =
    (SELECT count(*) FROM newsletter_subscribers subscriber
     WHERE ${IN_AUDIENCE} AND ${IN_LANGUAGES} AND subscriber.confirmed_at <= now())
  WHERE id = $1 AND status IN ('starting', 'scheduled') AND scheduled_at <= ${NOW}`

/** Counts the mails that are neither sent nor given up, and those of them that block the queue. */
const COUNT_UNSENT = `
  SELECT count(*)::int AS unsent, count(*) FILTER (WHERE mail.attempts <= ${FIRST_ATTEMPTS})::int AS blocking
  FROM newsletter_issue_deliveries delivery JOIN outgoing_mails mail ON mail.id = delivery.mail_id
  WHERE delivery.issue_id = $1 AND mail.sent_at IS NULL AND mail.given_up_at IS NULL`

const NEXT = `
  SELECT subscriber.id, subscriber.email::text AS email, subscriber.language
  FROM newsletter_subscribers subscriber JOIN newsletter_issues issue ON issue.id = $1
  WHERE ${IN_AUDIENCE} AND ${IN_LANGUAGES} AND subscriber.confirmed_at <= issue.started_at
    AND (issue.queued_up_to IS NULL OR subscriber.id > issue.queued_up_to)
    AND NOT EXISTS (
      SELECT FROM newsletter_issue_deliveries delivery
      WHERE delivery.issue_id = issue.id AND delivery.subscriber_id = subscriber.id
    )
  ORDER BY subscriber.id LIMIT $2`

/** Deletes planned steps, except one that is running and waits for the lock on the issue. */
const FORGET = `
  DELETE FROM outbox_events WHERE id IN
    (SELECT id FROM outbox_events WHERE type = $1 AND subject_id = $2 FOR UPDATE SKIP LOCKED)`

/** Holds or releases unsent mails. Released ones are retried for the full time: a pause may be longer. */
const SET_HELD = `
  UPDATE outgoing_mails mail SET held = $2, retried_since = now() FROM newsletter_issue_deliveries delivery
  WHERE delivery.issue_id = $1 AND mail.id = delivery.mail_id AND mail.sent_at IS NULL`

/**
 * Queues the mails of an issue in steps, each in a transaction with its recipients: a killed process loses one step at
 * most, and another process repeats it.
 */
@Injectable()
export class IssueQueueService {
  constructor(private readonly queue: MailQueueService) {}

  @OnEvent(ISSUE_DUE)
  async queueNext(issueIds: string[], manager: EntityManager): Promise<void> {
    for (const id of new Set(issueIds)) await this.step(id, manager)
  }

  /**
   * Plans the first step, and cancels earlier plans.
   * @param at time as a date or SQL; null for immediately
   */
  async plan(issueId: string, at: Date | (() => string) | null, manager: EntityManager): Promise<void> {
    await this.forget(issueId, manager)
    await publish(manager, ISSUE_DUE, issueId, at ?? undefined)
  }

  /** Cancels planned steps. */
  async forget(issueId: string, manager: EntityManager): Promise<void> {
    await manager.query(FORGET, [ISSUE_DUE, issueId])
  }

  /** Holds the queued mails, or releases them. Leases remain, so that no mail is sent twice. */
  async setHeld(issueId: string, held: boolean, manager: EntityManager): Promise<void> {
    await manager.query(SET_HELD, [issueId, held])
  }

  private async step(id: string, manager: EntityManager): Promise<void> {
    await manager.query(START, [id])
    const issue = await manager.findOne(NewsletterIssue, { where: { id }, lock: { mode: 'pessimistic_write' } })
    if (issue?.status === 'starting' || issue?.status === 'scheduled') return this.plan(id, issue.scheduledAt, manager) // the event was early
    if (issue?.status !== 'sending') return
    const [{ unsent, blocking }] = await manager.query<[{ unsent: number; blocking: number }]>(COUNT_UNSENT, [id])
    const recipients = await manager.query<Recipient[]>(NEXT, [id, Math.max(0, BATCH - blocking)])
    if (recipients.length > 0) await this.send(issue, recipients, manager)
    else if (unsent === 0) return this.finish(issue, manager)
    const delay = recipients.length > 0 || blocking > 0 ? STEP_SECONDS : LAST_STEPS_SECONDS
    await publish(manager, ISSUE_DUE, id, () => `now() + make_interval(secs => ${delay})`)
  }

  private async send({ id }: NewsletterIssue, recipients: Recipient[], manager: EntityManager): Promise<void> {
    const mails = recipients.map((recipient) => ({ ...recipient, mailId: idByTime() }))
    await manager.insert(
      IssueDelivery,
      mails.map(({ mailId, id: subscriberId }) => ({ mailId, issueId: id, subscriberId })),
    )
    await this.queue.add(
      manager,
      mails.map(({ mailId, email, language }) => ({
        id: mailId,
        kind: issueMail,
        subjectId: id,
        recipient: email,
        language,
      })),
    )
    await manager.update(NewsletterIssue, { id }, { queuedUpTo: getLast(recipients).id })
  }

  private async finish({ id }: NewsletterIssue, manager: EntityManager): Promise<void> {
    await manager.update(NewsletterIssue, { id }, { status: 'sent', finishedAt: () => 'now()' })
  }
}
