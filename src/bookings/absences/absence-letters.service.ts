import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { I18nService } from 'nestjs-i18n'
import { createElement } from 'react'
import { DataSource, type EntityManager, In } from 'typeorm'
import { AccountLetter } from '#src/admin/accounts/mails/AccountLetter.js'
import { AuditEvent } from '#src/admin/audit/audit-event.entity.js'
import { BusinessService } from '#src/business/business.service.js'
import { Location } from '#src/locations/location.entity.js'
import { Therapist } from '#src/locations/therapists/therapist.entity.js'
import { Environment } from '#src/platform/config/environment.js'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { Letter } from '#src/platform/mail/letter.js'
import { momentInLetters } from '#src/platform/mail/letters/moment-in-letters.js'
import { toLetter } from '#src/platform/mail/letters/to-letter.js'
import { MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { readRecipients } from '#src/recipients/current-recipients.js'
import { HeadOfficeService } from '#src/recipients/head-office.service.js'
import { ReplyAddressesService } from '#src/recipients/reply-addresses.service.js'
import { defaultLanguage, type Language } from '#src/shared/languages.js'
import { isDeliverable } from '#src/shared/reserved-domain.js'
import { absenceNotice } from './absence-mail-kind.js'
import type { AbsenceChange } from './absences.service.js'

const changes = ['added', 'changed', 'removed'] as const
type Change = (typeof changes)[number]

interface Notice extends Pick<AbsenceChange, 'start' | 'end' | 'locations'> {
  change: Change
  therapist: string
  at: Date
  by: string | null
}

/** Mails to the other centres of a therapist about changes of their absences. */
@Injectable()
export class AbsenceLettersService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: MailQueueService,
    private readonly writers: MailWritersService,
    private readonly headOffice: HeadOfficeService,
    private readonly business: BusinessService,
    private readonly replies: ReplyAddressesService,
    private readonly environment: Environment,
    private readonly i18n: I18nService,
  ) {}

  onModuleInit(): void {
    this.writers.register(
      absenceNotice,
      async ({ subjectId, language }) => {
        const event = await this.dataSource.manager.findOneBy(AuditEvent, { id: subjectId })
        const change = event && changes.find((each) => event.action === `absence.${each}`)
        if (!event || !change) return undefined
        const { therapistId, ...details } = event.details as AbsenceChange
        const therapist = await this.dataSource.manager.findOneBy(Therapist, { id: therapistId })
        if (!therapist) return undefined
        return this.letter(
          { ...details, change, therapist: therapist.name, at: event.at, by: event.actorEmail },
          language,
        )
      },
      {
        samples: Object.fromEntries(
          changes.map((change) => [
            change,
            (language: Language) =>
              this.letter(
                {
                  change,
                  therapist: 'Iva Horvat',
                  start: '2026-12-01T00:00:00+01:00',
                  end: '2026-12-08T00:00:00+01:00',
                  locations: null,
                  at: new Date('2026-03-02T09:30:00Z'),
                  by: 'ana@example.com',
                },
                language,
              ),
          ]),
        ),
      },
    )
  }

  /** Notifies the centres of the therapist beyond those of the user who made the change; one without a mailbox through the head office. */
  @OnEvent('absence.changed')
  async queueNotices(auditEventIds: string[], manager: EntityManager): Promise<void> {
    const current = await readRecipients(manager)
    const mailboxes = current.mailboxes.filter(({ email }) => isDeliverable(email))
    for (const event of await manager.findBy(AuditEvent, { id: In(auditEventIds) })) {
      const { therapistId, scope } = event.details as AbsenceChange
      if (!therapistId) continue
      const therapist = await manager.findOneBy(Therapist, { id: therapistId })
      const others = (therapist?.locations ?? []).filter((slug) => !scope?.includes(slug))
      const recipients = new Set<string>()
      for (const slug of others) {
        const own = mailboxes.filter(({ location }) => location === slug).map(({ email }) => email)
        for (const email of own.length > 0 ? own : this.headOffice.addresses(current)) recipients.add(email)
      }
      const mails = [...recipients].map((recipient) => ({
        kind: absenceNotice,
        subjectId: event.id,
        recipient,
        language: defaultLanguage,
      }))
      await this.queue.add(manager, mails)
    }
  }

  private async letter(
    { change, therapist, start, end, locations, at, by }: Notice,
    language: Language,
  ): Promise<Letter> {
    const { name: sender } = await this.business.info()
    const host = new URL(this.environment.publicUrl).host
    const say = (key: string): string =>
      this.i18n.t(`letters.absence.${key}`, { lang: language, args: { host, name: therapist } })
    const title = say(`${change}.title`)
    const page = createElement(AccountLetter, {
      language,
      sender,
      title,
      address: `${this.environment.publicUrl}/admin/calendar`,
      fields: [
        { label: say('therapist'), value: therapist },
        { label: say('from'), value: momentInLetters(new Date(start), language) },
        { label: say('to'), value: momentInLetters(new Date(end), language) },
        { label: say('places'), value: locations ? await this.namesOf(locations, language) : say('everywhere') },
        ...(by ? [{ label: say('by'), value: by }] : []),
        { label: say('at'), value: momentInLetters(at, language) },
      ],
      texts: {
        text: say(`${change}.text`),
        action: say('action'),
        after: say('after'),
        footer: say('footer'),
      },
    })
    return toLetter(page, {
      subject: title,
      replyTo: await this.replies.ofBusiness(),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }

  private async namesOf(slugs: string[], language: Language): Promise<string> {
    const locations = await this.dataSource.manager.findBy(Location, { slug: In(slugs) })
    return locations.map(({ name }) => name[language]).join(', ') || slugs.join(', ')
  }
}
