import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { createElement } from 'react'
import { DataSource, type EntityManager, In, Not } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { BusinessService } from '#src/business/business.service.js'
import { EditedTextsService } from '#src/content/page-texts/edited-texts.service.js'
import { Environment } from '#src/platform/config/environment.js'
import { hashOfMailbox } from '#src/platform/mail/address-spellings.js'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { Attachment, CalendarEntry, Letter } from '#src/platform/mail/letter.js'
import type { LetterUse, TextEdition } from '#src/platform/mail/letter-use.js'
import { toLetter } from '#src/platform/mail/letters/to-letter.js'
import { MailQueueService, type MailToSend } from '#src/platform/mail/mail-queue.service.js'
import { ReplyAddressesService } from '#src/recipients/reply-addresses.service.js'
import { addressOf } from '#src/shared/addresses.js'
import type { Language } from '#src/shared/languages.js'
import { requireValue } from '#src/shared/lookups.js'
import { LeadEvent } from '../history/lead-event.entity.js'
import type { Lead } from '../lead.entity.js'
import { type LeadKind, leadKinds } from '../lead-kind.js'
import { COLLECTED_CONFIRMATIONS } from '../lead-mail-kinds.js'
import { CollectedLetter } from './CollectedLetter.js'
import { LeadLettersService } from './lead-letters.service.js'
import { sampleLead } from './sample-leads.js'

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

/** Collected mail to a mailbox that is not sent yet. An urgent lead needs one that is due soon. */
const WAITING = `
  SELECT id FROM outgoing_mails
  WHERE mailbox = $1 AND kind = '${COLLECTED_CONFIRMATIONS}' AND attempts = 0 AND sent_at IS NULL
    AND (NOT $2 OR next_attempt_at < now() + make_interval(secs => ${HOUR_SECONDS + 60}))
  ORDER BY next_attempt_at LIMIT 1 FOR UPDATE`

/** Seconds since the last collected mail to a mailbox. */
const SINCE_LAST = `
  SELECT extract(epoch FROM now() - max(coalesce(sent_at, next_attempt_at)))::float8 AS seconds FROM outgoing_mails
  WHERE mailbox = $1 AND kind = '${COLLECTED_CONFIRMATIONS}'`

/** Sends the confirmations beyond the daily limit of a mailbox in one mail: an hour later, and then once a day. */
@Injectable()
export class CollectedConfirmationsService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: MailQueueService,
    private readonly writers: MailWritersService,
    private readonly letters: LeadLettersService,
    private readonly business: BusinessService,
    private readonly replies: ReplyAddressesService,
    private readonly environment: Environment,
    private readonly texts: EditedTextsService,
  ) {}

  onModuleInit(): void {
    this.writers.register(
      COLLECTED_CONFIRMATIONS,
      async ({ id, language }, use) => this.write(await this.find(id), language, use, 'published'),
      {
        samples: {
          letter: async (language, edition) => {
            const leads = leadKinds().map((kind) => ({ kind, lead: sampleLead(kind) }))
            return requireValue(await this.write(leads, language, 'shown', edition), 'letter of the sample')
          },
        },
        texts: 'confirmation-mails',
      },
    )
  }

  /**
   * Adds confirmations to the collected mails of their mailboxes, and records that in the histories of the leads.
   * @param isUrgent true for bookings, whose clients need the link soon: their mail waits for no more than an hour
   */
  async collect(manager: EntityManager, mails: MailToSend[], { isUrgent }: { isUrgent: boolean }): Promise<void> {
    for (const { subjectId, recipient, language } of mails) {
      const mailbox = hashOfMailbox(recipient)
      const [waiting] = await manager.query<{ id: string }[]>(WAITING, [mailbox, isUrgent])
      const id = waiting?.id ?? idByTime()
      if (!waiting) {
        const delaySeconds = isUrgent ? HOUR_SECONDS : await this.delayFor(manager, mailbox)
        await this.queue.add(manager, [
          { id, kind: COLLECTED_CONFIRMATIONS, subjectId, recipient, language, delaySeconds },
        ])
      }
      await manager.insert(LeadEvent, { leadId: subjectId, type: 'confirmationCollected', newValue: id })
    }
  }

  private async delayFor(manager: EntityManager, mailbox: string): Promise<number> {
    const [last] = await manager.query<{ seconds: number | null }[]>(SINCE_LAST, [mailbox])
    return Math.max(HOUR_SECONDS, DAY_SECONDS - (last?.seconds ?? DAY_SECONDS))
  }

  /** Returns the leads that a mail confirms, in the order of their arrival, without those that were erased or are spam. */
  private async find(mailId: string): Promise<{ kind: LeadKind; lead: Lead }[]> {
    const { manager } = this.dataSource
    const events = await manager.find(LeadEvent, {
      where: { type: 'confirmationCollected', newValue: mailId },
      order: { id: 'ASC' },
    })
    const ids = events.map(({ leadId }) => leadId)
    const found = await Promise.all(
      leadKinds().map(async (kind) => {
        const leads = await manager.findBy<Lead>(kind.entity, { id: In(ids), status: Not('spam') })
        return leads.map((lead) => ({ kind, lead }))
      }),
    )
    return found.flat().sort((one, other) => ids.indexOf(one.lead.id) - ids.indexOf(other.lead.id))
  }

  /** @returns undefined if all its confirmations are obsolete */
  private async write(
    leads: { kind: LeadKind; lead: Lead }[],
    language: Language,
    use: LetterUse,
    edition: TextEdition,
  ): Promise<Letter | undefined> {
    const confirmations = await Promise.all(
      leads.map(({ kind, lead }) => this.letters.confirmationOf(kind, lead, language, { use, edition })),
    )
    const due = confirmations.filter((each) => each !== undefined)
    if (due.length === 0) return undefined
    const say = await this.texts.in('confirmation-mails', language, edition)
    const { name: sender } = await this.business.info()
    const { publicUrl } = this.environment
    const title = say('collected.title')
    const page = createElement(CollectedLetter, {
      language,
      sender,
      title,
      confirmations: due,
      privacyAddress: publicUrl + addressOf('privacyPolicy', language),
      texts: {
        greeting: say('greeting'),
        text: say('collected.text'),
        privacy: say('privacy'),
        footer: say('footer', { host: new URL(publicUrl).host }),
      },
    })
    return toLetter(page, {
      subject: title,
      replyTo: await this.replies.ofBusiness(),
      headers: { 'Auto-Submitted': 'auto-replied' },
      attachments: due.flatMap(({ calendar }) => (calendar ? [asAttachment(calendar)] : [])),
    })
  }
}

/** Returns an entry of several as a file: a mail has at most one inline. */
const asAttachment = ({ filename, content, method }: CalendarEntry): Attachment => ({
  filename,
  content,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
})
