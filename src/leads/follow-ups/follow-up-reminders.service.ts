import { Injectable, Logger, type OnModuleInit } from '@nestjs/common'
import { Interval } from '@nestjs/schedule'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, In } from 'typeorm'
import { loggedMessage } from '#src/platform/database/logged-error.js'
import { getOrThrow } from '#src/shared/lookups.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import { zagrebDay } from '#src/shared/zagreb-time.js'
import type { Lead } from '../lead.entity.js'
import { type LeadKind, leadKinds } from '../lead-kind.js'
import { followUpLetter } from '../lead-mail-kinds.js'
import { LeadLettersService, type StaffLetterOccasion } from '../mails/lead-letters.service.js'
import { LeadMailRecipientsService } from '../mails/lead-mail-recipients.service.js'
import { FollowUp } from './follow-up.entity.js'
import { canFollowUp, type FollowUpValues, readReminderTimes } from './follow-ups.js'

const LOOK_EVERY_MS = 60_000
/** Days for which the reminder of a lead in the trash, or of a merged one, can still be mailed. */
const WAITING_DAYS = 7

/** Locks the follow-ups of today and of days when no process ran; another process skips them. */
const DUE = `
  SELECT lead_id AS "leadId", day::text FROM lead_follow_ups
  WHERE NOT is_announced AND day <= ($1::timestamptz AT TIME ZONE '${TIME_ZONE}')::date
  FOR UPDATE SKIP LOCKED`

/** Follow-up of the sample lead in previews. */
const SAMPLE: FollowUpValues = { day: '2026-03-04', note: 'Nazvati nakon 16 sati.' }

/** Reminds staff of leads by mail, once on the day of the follow-up. */
@Injectable()
export class FollowUpRemindersService implements OnModuleInit {
  private readonly logger = new Logger('follow-ups')

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly letters: LeadLettersService,
    private readonly recipients: LeadMailRecipientsService,
  ) {}

  onModuleInit(): void {
    for (const kind of leadKinds())
      this.letters.registerStaffMail(kind, {
        name: followUpLetter(kind.scope),
        samples: { letter: { followUp: SAMPLE } },
        occasionOf: (_mail, use, lead) => this.occasionOf(kind, lead, use !== 'shown'),
      })
  }

  /** Queues the mails about follow-ups whose time has come. */
  @Interval(LOOK_EVERY_MS)
  async remind(now = new Date()): Promise<void> {
    await this.dataSource
      .transaction((manager) => this.queueDue(manager, now))
      .catch((error: Error) =>
        this.logger.warn(`Looking for follow-ups failed, retrying at next run: ${loggedMessage(error)}`),
      )
  }

  private async queueDue(manager: EntityManager, now: Date): Promise<void> {
    const due = await manager.query<Pick<FollowUp, 'leadId' | 'day'>[]>(DUE, [now])
    if (due.length === 0) return
    const timeOf = await readReminderTimes(manager)
    const dayOf = new Map(due.map(({ leadId, day }) => [leadId, day]))
    const found: { kind: LeadKind; lead: Lead }[] = []
    // One after the other: a transaction has one connection.
    for (const kind of leadKinds()) {
      const leads = await manager.findBy<Lead>(kind.entity, { id: In(due.map(({ leadId }) => leadId)) })
      found.push(...leads.map((lead) => ({ kind, lead })))
    }
    const ready = found.filter(({ lead }) => timeOf(getOrThrow(dayOf, lead.id), lead.location) <= now)
    const leads = ready.filter(({ kind, lead }) => canFollowUp(kind, lead))
    // Reminders of leads in the trash or merged wait for a restore or split. A later mail would surprise: the inbox shows them.
    const oldest = zagrebDay(now).subtract({ days: WAITING_DAYS }).toString()
    const outdated = due.filter(({ day }) => day < oldest)
    const ids = [...leads.map(({ lead }) => lead.id), ...outdated.map(({ leadId }) => leadId)]
    await manager.update(FollowUp, { leadId: In(ids) }, { isAnnounced: true })
    await this.recipients.queueForColleagues(manager, leads, followUpLetter)
  }

  /** @returns undefined if the lead needs no reminder any more */
  private async occasionOf(kind: LeadKind, lead: Lead, isSent: boolean): Promise<StaffLetterOccasion | undefined> {
    const followUp = await this.dataSource.manager.findOneBy(FollowUp, { leadId: lead.id })
    if (isSent && (!followUp?.isAnnounced || !canFollowUp(kind, lead))) return undefined
    return followUp ? { followUp } : 'received'
  }
}
