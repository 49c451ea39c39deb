import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { spellingsOf } from '#src/platform/mail/address-spellings.js'
import { MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { OutboxEvent } from '#src/platform/outbox/outbox-event.entity.js'
import { publish } from '#src/platform/outbox/publish.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import { INVITATION_INTERVAL } from './invitation-interval.js'
import { daytimeFrom, invitationTime } from './invitation-time.js'
import { endOf, findReviewLocation, findVisits, type Visit } from './visits.js'

/** Kind of the mail that invites a client to write a review. */
export const REVIEW_MAIL = 'review.invitation'

/** Days after a visit within which staff note it, if the client is to be invited: nobody is asked about a visit long ago. */
const MAX_DAYS = 14

const EVENTS_OF_VISITS = `
  SELECT DISTINCT lead_id AS id FROM lead_events WHERE id = ANY ($1::bigint[]) AND 'came' IN (old_value, new_value)`

/** Stores the invitation of an address ($1) at an instant ($2), unless one of its spellings ($3) opted out or was invited within the interval. */
const CLAIM = `
  WITH known AS (SELECT forgotten_hash(address) AS hash FROM unnest($3::text[]) AS address)
  INSERT INTO review_invitations AS earlier (hash, invited_at)
  SELECT forgotten_hash($1), $2::timestamptz
  WHERE NOT EXISTS (SELECT FROM review_opt_outs JOIN known USING (hash))
    AND NOT EXISTS (
      SELECT FROM review_invitations JOIN known USING (hash)
      WHERE invited_at >= $2::timestamptz - interval '${INVITATION_INTERVAL}')
  ON CONFLICT (hash) DO UPDATE SET invited_at = excluded.invited_at
    WHERE earlier.invited_at < excluded.invited_at - interval '${INVITATION_INTERVAL}'
  RETURNING hash`

/** Invites clients who came to write a review, all of them alike, if the owner has turned it on. */
@Injectable()
export class ReviewInvitationsService {
  constructor(
    private readonly queue: MailQueueService,
    private readonly settings: SettingsService,
  ) {}

  /** Plans the invitations of clients who came, and cancels those of clients who did not come after all. */
  @OnEvent('lead.status_changed')
  async plan(leadEventIds: string[], manager: EntityManager): Promise<void> {
    const leads = await manager.query<{ id: string }[]>(EVENTS_OF_VISITS, [leadEventIds])
    if (leads.length === 0) return
    const ids = leads.map(({ id }) => id)
    await manager.delete(OutboxEvent, { type: 'lead.review_due', subjectId: In(ids) })
    const { isOn, delayHours } = (await this.settings.current(manager)).reviews
    if (!isOn) return
    const now = new Date()
    for (const visit of await findVisits(manager, ids)) {
      const end = endOf(visit, now)
      if (visit.email && !isLongAgo(end, now))
        await publish(manager, 'lead.review_due', visit.id, invitationTime(end, delayHours))
    }
  }

  /** Queues the invitations that are due, by day only, and one for each address. */
  @OnEvent('lead.review_due')
  async queueInvitations(leadIds: string[], manager: EntityManager): Promise<void> {
    const visits = (await this.settings.current(manager)).reviews.isOn ? await findVisits(manager, leadIds) : []
    const now = new Date()
    const due = daytimeFrom(now)
    // In one order in every process: two transactions that claim the same addresses must not wait for each other.
    for (const visit of visits.filter(hasAddress).sort(byAddress)) {
      if (!(await findReviewLocation(manager, visit))) continue
      if (due > now) await publish(manager, 'lead.review_due', visit.id, due)
      else if (await this.claim(manager, visit.email, now)) {
        const { id: subjectId, email: recipient, language } = visit
        await this.queue.add(manager, [{ kind: REVIEW_MAIL, subjectId, recipient, language }])
      }
    }
  }

  /** Withdraws an invitation that was queued and not sent, until an instant if it is only too late in the day. */
  async withdraw(manager: EntityManager, leadId: string, email: string, until?: Date): Promise<void> {
    await manager.query('DELETE FROM review_invitations WHERE hash = forgotten_hash($1)', [email])
    if (until) await publish(manager, 'lead.review_due', leadId, until)
  }

  /** @returns false for an address that is not invited */
  private async claim(manager: EntityManager, email: string, now: Date): Promise<boolean> {
    return (await manager.query<unknown[]>(CLAIM, [email, now, spellingsOf(email)])).length > 0
  }
}

const isLongAgo = (end: Date, now: Date) => now.getTime() - end.getTime() > MAX_DAYS * 86_400_000

const hasAddress = (visit: Visit): visit is Visit & { email: string } => visit.email !== null

const byAddress = (one: { email: string }, other: { email: string }) =>
  one.email.toLowerCase() < other.email.toLowerCase() ? -1 : 1
