import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { I18nService } from 'nestjs-i18n'
import { createElement } from 'react'
import { DataSource, Not } from 'typeorm'
import { Environment } from '#src/platform/config/environment.js'
import { Location } from '#src/locations/location.entity.js'
import type { Lead } from '../lead.entity.js'
import { BusinessService } from '#src/business/business.service.js'
import { EditedTextsService, type Say } from '#src/content/page-texts/edited-texts.service.js'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { TextEdition } from '#src/platform/mail/letter-use.js'
import type { Letter } from '#src/platform/mail/letter.js'
import { momentInLetters } from '#src/platform/mail/letters/moment-in-letters.js'
import { toLetter } from '#src/platform/mail/letters/to-letter.js'
import { addressOf } from '#src/shared/addresses.js'
import { namesOf } from '#src/shared/forms/field.js'
import type { Language } from '#src/shared/languages.js'
import { ConfirmationLetter } from './ConfirmationLetter.js'
import { fieldInWords } from '../fields-in-words.js'
import { type LeadKind, leadKinds } from '../lead-kind.js'
import { staffLetter } from '../lead-mail-kinds.js'
import { confirmation } from './lead-mail-queue.service.js'
import { sampleLead } from './sample-leads.js'
import { StaffLetter } from './StaffLetter.js'

/** Text key of the footer: for a shared address, or for that of one user. */
type StaffFooter = 'footer' | 'ownFooter'

/** Writes mails on leads to staff and senders, with the state of the lead at sending time. */
@Injectable()
export class LeadLettersService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly writers: MailWritersService,
    private readonly business: BusinessService,
    private readonly environment: Environment,
    private readonly texts: EditedTextsService,
    private readonly i18n: I18nService,
  ) {}

  onModuleInit(): void {
    for (const kind of leadKinds()) {
      this.writers.register(
        staffLetter(kind.scope),
        ({ subjectId, language }) => this.toStaff(kind, subjectId, language, 'footer'),
        {
          samples: { letter: (language, edition) => this.sampleToStaff(kind, language, 'footer', edition) },
          texts: 'staff-mails',
        },
      )
      this.writers.register(
        confirmation(kind.scope),
        async ({ subjectId, language }) => {
          const lead = await this.find(kind, subjectId)
          return lead ? this.toSender(kind, lead, language, 'published') : undefined
        },
        {
          samples: { letter: (language, edition) => this.toSender(kind, sampleLead(kind), language, edition) },
          texts: 'confirmation-mails',
        },
      )
    }
  }

  /** @returns undefined for a lead that is erased or spam */
  async toStaff(kind: LeadKind, leadId: string, language: Language, footer: StaffFooter): Promise<Letter | undefined> {
    const lead = await this.find(kind, leadId)
    return lead ? this.aboutLead(kind, lead, language, footer, 'published') : undefined
  }

  sampleToStaff(kind: LeadKind, language: Language, footer: StaffFooter, edition: TextEdition): Promise<Letter> {
    return this.aboutLead(kind, sampleLead(kind), language, footer, edition)
  }

  private async aboutLead(
    kind: LeadKind,
    lead: Lead,
    language: Language,
    footer: StaffFooter,
    edition: TextEdition,
  ): Promise<Letter> {
    const say = await this.texts.in('staff-mails', language, edition)
    const name = kind.nameOf(lead)
    const title = say(`${kind.scope}.title`)
    const page = createElement(StaffLetter, {
      language,
      sender: (await this.business.info()).name,
      title,
      fields: await this.fieldsOf(kind, lead, language, say('location')),
      received: momentInLetters(lead.receivedAt, language),
      address: `${this.environment.publicUrl}/admin/${kind.folder}/${lead.id}`,
      texts: {
        received: say('received'),
        sentIn: say(`sentIn.${lead.language}`),
        open: say('open'),
        footer: say(lead.email ? footer : 'byPhone'),
      },
    })
    return toLetter(page, {
      subject: `${title}: ${name}`,
      ...(lead.email && { replyTo: { name, address: lead.email } }),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }

  private find(kind: LeadKind, id: string): Promise<Lead | null> {
    return this.dataSource.manager.findOneBy(kind.entity, { id, status: Not('spam') })
  }

  /** Writes the confirmation without typed values: otherwise anybody could send texts to a stranger's address. */
  private async toSender(kind: LeadKind, lead: Lead, language: Language, edition: TextEdition): Promise<Letter> {
    const say = await this.texts.in('confirmation-mails', language, edition)
    const { name: sender, email, answerDays } = await this.business.info()
    const title = say(`${kind.scope}.title`)
    const { publicUrl } = this.environment
    const fields = await this.fieldsOf(kind, lead, language, say('location'))
    const page = createElement(ConfirmationLetter, {
      language,
      sender,
      title,
      chosen: fields.filter(({ name }) => kind.repeated.includes(name)),
      received: momentInLetters(lead.receivedAt, language),
      privacyAddress: publicUrl + addressOf('privacyPolicy', language),
      texts: {
        greeting: say('greeting'),
        text: say(`${kind.scope}.text`, { days: this.daysInWords(answerDays, language) }),
        received: say('received'),
        privacy: say('privacy'),
        footer: say('footer', { host: new URL(publicUrl).host }),
      },
    })
    return toLetter(page, {
      subject: title,
      replyTo: { name: sender, address: email },
      headers: { 'Auto-Submitted': 'auto-replied' },
    })
  }

  /** Returns the filled-in fields with the labels of the form, and the location. */
  private async fieldsOf(kind: LeadKind, lead: Lead, language: Language, locationLabel: string) {
    const say: Say = (key, args) => this.i18n.t(key, { lang: language, args })
    const location =
      lead.location && (await this.dataSource.manager.findOneBy(Location, { slug: lead.location }))?.name[language]
    const filled = namesOf(kind.fields).map((name) => ({
      name,
      label: say(`fields.${kind.scope}.${name}`),
      value: fieldInWords(kind, name, lead, language, say),
    }))
    return [{ name: 'location', label: locationLabel, value: location ?? '' }, ...filled].filter(({ value }) => value)
  }

  /** Formats a number of working days, after `within`. */
  private daysInWords(count: number, lang: Language): string {
    const form = new Intl.PluralRules(lang).select(count)
    return this.i18n.t(`layout.workingDays.${form}`, { lang, args: { count } })
  }
}
