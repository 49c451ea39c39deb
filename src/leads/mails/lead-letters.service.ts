import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { I18nService } from 'nestjs-i18n'
import { createElement } from 'react'
import { DataSource } from 'typeorm'
import { BusinessService } from '#src/business/business.service.js'
import { OfferService } from '#src/content/offer/offer.service.js'
import { EditedTextsService, type Say } from '#src/content/page-texts/edited-texts.service.js'
import { LocationRowsService } from '#src/locations/location-rows.service.js'
import { Environment } from '#src/platform/config/environment.js'
import { BatchedReader } from '#src/platform/database/batched-reader.js'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { CalendarEntry, Letter } from '#src/platform/mail/letter.js'
import type { LetterUse, TextEdition } from '#src/platform/mail/letter-use.js'
import type { LetterField } from '#src/platform/mail/letters/LetterFields.js'
import { momentInLetters, visitInLetters, visitInSubject } from '#src/platform/mail/letters/moment-in-letters.js'
import { toLetter } from '#src/platform/mail/letters/to-letter.js'
import type { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { ReplyAddressesService } from '#src/recipients/reply-addresses.service.js'
import { addressOf } from '#src/shared/addresses.js'
import type { ForWhom } from '#src/shared/appointments/for-whom.js'
import { namesOf } from '#src/shared/forms/field.js'
import type { Language } from '#src/shared/languages.js'
import { formatPrice } from '#src/shared/offer/format-price.js'
import { fieldInWords } from '../fields-in-words.js'
import type { Lead } from '../lead.entity.js'
import { type LeadKind, leadKinds } from '../lead-kind.js'
import { confirmation, staffLetter } from '../lead-mail-kinds.js'
import { translateServices } from '../translate-services.js'
import { type AddressedLead, readAddressed } from './addressed-leads.js'
import { ConfirmationPartsService, type SenderLetterParts } from './confirmation-parts.service.js'
import { ConfirmationLetter } from './ConfirmationLetter.js'
import { LeadMailRecipientsService } from './lead-mail-recipients.service.js'
import { sampleLead } from './sample-leads.js'
import { StaffLetter } from './StaffLetter.js'

/** Text key of the footer: for a shared address, or for that of one user. */
type StaffFooter = 'footer' | 'ownFooter'

/** Occasion of a mail to staff about a lead: it is new, a deadline that has passed, a follow-up, or a visit that its client changed. */
export type StaffLetterOccasion =
  | 'received'
  | { overdueSince: Date }
  | { followUp: { day: string; note: string | null } }
  | { clientChange: { isCancelled: boolean; startedAt?: Date } }

interface LetterLink {
  label: string
  address: string
}

/** Content of a letter to a sender, without anything that the sender typed. */
export interface Confirmation {
  id: string
  title: string
  text: string
  fields: LetterField[]
  action?: LetterLink
  directions?: LetterLink
  calendar?: CalendarEntry
}

/** Mail to staff about a lead. */
interface StaffMail {
  /** Kind of the mail. */
  name: string
  footer?: StaffFooter
  /** Returns the footer for a recipient, instead of the same one for all. */
  footerFor?: (mail: OutgoingMail, addressed: AddressedLead) => StaffFooter
  /** Occasions in previews, by the name of the sample. */
  samples?: Record<string, StaffLetterOccasion>
  /** Returns the occasion at sending time, by default that the lead is new; undefined if the mail is obsolete. */
  occasionOf?: (mail: OutgoingMail, use: LetterUse, lead: Lead) => Promise<StaffLetterOccasion | undefined>
  /** Checks whether the recipient may still receive the mail; by default staff with access, or a shared address. */
  admits?: (mail: OutgoingMail, addressed: AddressedLead) => boolean
}

/** Writes mails on leads to staff and senders, with the state of the lead at sending time. */
@Injectable()
export class LeadLettersService implements OnModuleInit {
  private readonly leads = new Map(
    leadKinds().map((kind) => [kind.name, new BatchedReader((ids) => this.readAll(kind, ids))]),
  )

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly writers: MailWritersService,
    private readonly business: BusinessService,
    private readonly replies: ReplyAddressesService,
    private readonly environment: Environment,
    private readonly texts: EditedTextsService,
    private readonly i18n: I18nService,
    private readonly parts: ConfirmationPartsService,
    private readonly recipients: LeadMailRecipientsService,
    private readonly offer: OfferService,
    private readonly locations: LocationRowsService,
  ) {}

  onModuleInit(): void {
    for (const kind of leadKinds()) {
      this.registerStaffMail(kind, { name: staffLetter(kind.scope) })
      this.writers.register(
        confirmation(kind.scope),
        async ({ subjectId, language }, use) => {
          const found = await this.find(kind, subjectId)
          return found && this.confirm(kind, found.lead, language, use, 'published')
        },
        {
          samples: { letter: (language, edition) => this.sampleToSender(kind, language, edition) },
          texts: 'confirmation-mails',
        },
      )
    }
  }

  /** Registers a mail to staff about the leads of a kind; nothing is sent about leads that are erased or spam. */
  registerStaffMail(
    kind: LeadKind,
    { name, occasionOf, admits, footer = 'footer', footerFor, samples = { letter: 'received' } }: StaffMail,
  ): void {
    this.writers.register(
      name,
      async (mail, use) => {
        const found = await this.find(kind, mail.subjectId)
        const occasion = found && (occasionOf ? await occasionOf(mail, use, found.lead) : 'received')
        if (!occasion) return undefined
        const isAdmitted = use === 'shown' || (admits ? admits(mail, found) : await this.recipients.admits(mail, found))
        if (!isAdmitted) return undefined
        const wording = { footer: footerFor?.(mail, found) ?? footer, occasion, edition: 'published' } as const
        return this.toStaff(kind, found.lead, mail.language, wording)
      },
      {
        samples: Object.fromEntries(
          Object.entries(samples).map(([sample, occasion]) => [
            sample,
            (language: Language, edition: TextEdition) =>
              this.toStaff(kind, sampleLead(kind), language, { footer, occasion, edition }),
          ]),
        ),
        texts: 'staff-mails',
      },
    )
  }

  private async toStaff(
    kind: LeadKind,
    lead: Lead,
    language: Language,
    { footer, occasion, edition }: { footer: StaffFooter; occasion: StaffLetterOccasion; edition: TextEdition },
  ): Promise<Letter> {
    const say = await this.texts.in('staff-mails', language, edition)
    const name = kind.nameOf(lead)
    const title = say(`${textsOf(kind, occasion)}.title`)
    const page = createElement(StaffLetter, {
      language,
      sender: (await this.business.info()).name,
      title,
      // The earlier time of a visit comes before the one that it has now, as in the mail to the client.
      fields: [
        ...earlierInWords(occasion, language, say),
        ...(await this.fieldsOf(kind, lead, language, say('location'))),
        ...occasionInWords(occasion, language, say),
      ],
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

  /** Returns a lead that is no spam, with those who may be notified of it. The letters of one batch read their leads together. */
  private async find(kind: LeadKind, id: string): Promise<AddressedLead | undefined> {
    const found = await this.leads.get(kind.name)!.read(id)
    // Each letter translates a copy.
    return found && { ...found, lead: Object.assign(new kind.entity(), found.lead) }
  }

  private async readAll(kind: LeadKind, ids: string[]): Promise<Map<string, AddressedLead>> {
    const { leads, recipients } = await readAddressed(this.dataSource.manager, kind, ids)
    return new Map(leads.map((lead) => [lead.id, { lead, recipients }]))
  }

  private async sampleToSender(kind: LeadKind, language: Language, edition: TextEdition): Promise<Letter> {
    return (await this.confirm(kind, sampleLead(kind), language, 'shown', edition))!
  }

  /** @returns undefined if the confirmation is obsolete */
  private async confirm(
    kind: LeadKind,
    lead: Lead,
    language: Language,
    use: LetterUse,
    edition: TextEdition,
  ): Promise<Letter | undefined> {
    const writeParts = this.parts.of(kind.name)
    const parts = await writeParts?.(lead, language, use)
    if (writeParts && !parts) return undefined
    return this.toSender(kind, lead, language, { about: kind.scope, edition, parts })
  }

  /**
   * Writes a letter to the sender without typed values: otherwise anybody could send texts to a stranger's address.
   * @param about key of its texts
   */
  async toSender<L extends Lead>(
    kind: LeadKind<L>,
    lead: L,
    language: Language,
    { about, edition, parts }: { about: string; edition: TextEdition; parts?: SenderLetterParts },
  ): Promise<Letter> {
    const say = await this.texts.in('confirmation-mails', language, edition)
    const { name: sender } = await this.business.info()
    const { publicUrl } = this.environment
    const { title, text, fields, action, directions, calendar } = await this.toConfirmation(kind, lead, language, say, {
      about,
      parts,
    })
    const page = createElement(ConfirmationLetter, {
      language,
      sender,
      title,
      fields,
      action,
      directions,
      privacyAddress: publicUrl + addressOf('privacyPolicy', language),
      texts: {
        greeting: say('greeting'),
        text,
        privacy: say('privacy'),
        footer: say('footer', { host: new URL(publicUrl).host }),
      },
    })
    return toLetter(page, {
      subject: parts ? `${title}: ${visitInSubject(parts.visit.starts, language)}` : title,
      replyTo: await this.replies.ofBusiness(),
      headers: { 'Auto-Submitted': 'auto-replied' },
      icalEvent: calendar,
    })
  }

  /** Returns the content of a confirmation, for a letter with several. @returns undefined if it is obsolete */
  async confirmationOf(
    kind: LeadKind,
    lead: Lead,
    language: Language,
    { use, edition }: { use: LetterUse; edition: TextEdition },
  ): Promise<Confirmation | undefined> {
    const writeParts = this.parts.of(kind.name)
    const parts = await writeParts?.(lead, language, use)
    if (writeParts && !parts) return undefined
    const say = await this.texts.in('confirmation-mails', language, edition)
    return this.toConfirmation(kind, lead, language, say, { about: kind.scope, parts })
  }

  private async toConfirmation<L extends Lead>(
    kind: LeadKind<L>,
    lead: L,
    language: Language,
    say: Say,
    { about, parts }: { about: string; parts?: SenderLetterParts },
  ): Promise<Confirmation> {
    const { answerDays } = await this.business.info()
    const fields = await this.fieldsOf(kind, lead, language, say('location'))
    const received = [{ label: say('received'), value: momentInLetters(lead.receivedAt, language) }]
    const visit = parts?.visit
    const earlier = visit?.earlier ? [{ label: say('earlier'), value: visitInLetters(visit.earlier, language) }] : []
    const price = visit?.price === undefined ? [] : [{ label: say('price'), value: formatPrice(visit.price, language) }]
    const centre = parts?.centre && [
      { label: say('address'), value: parts.centre.address },
      { label: say('phone'), value: parts.centre.phone },
    ]
    const repeated = fields
      .filter(({ name }) => kind.repeated.includes(name))
      .map((field) => {
        if (visit && field.name === 'starts') return { ...field, value: visitInLetters(visit, language) }
        // The form says "for me".
        return field.name === 'forWhom' && isForSender(lead) ? { ...field, value: say('forSender') } : field
      })
    return {
      id: lead.id,
      title: say(`${about}.title`),
      text: say(`${about}.text`, {
        days: this.daysInWords(answerDays[kind.scope], language),
        ...parts?.placeholders,
      }),
      fields: [...earlier, ...repeated, ...price, ...(centre ?? received), ...preparationInWords(parts, say)],
      action: parts && { label: say(`${about}.action`), address: parts.link },
      directions: parts?.centre && { label: say('directions'), address: parts.centre.page },
      calendar: parts?.calendar,
    }
  }

  /** Returns the filled-in fields with the labels of the form, and the location. */
  private async fieldsOf<L extends Lead>(kind: LeadKind<L>, lead: L, language: Language, locationLabel: string) {
    const say: Say = (key, args) => this.i18n.t(key, { lang: language, args })
    translateServices([lead], await this.offer.serviceNamesIn(language))
    const location = lead.location && (await this.locations.location(lead.location))?.name[language]
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

function preparationInWords({ preparation }: Partial<SenderLetterParts> = {}, say: Say): LetterField[] {
  if (!preparation) return []
  const { tellUs, paragraphs, points } = preparation
  return [
    { label: say('before'), value: [...paragraphs, ...points.map((point) => `– ${point}`)].join('\n') },
    { label: say('tellUs'), value: tellUs.join('\n') },
  ].filter(({ value }) => value)
}

/** Checks for a visit of the sender. */
const isForSender = (lead: Lead & { forWhom?: ForWhom }) => lead.forWhom === 'self'

/** Returns the key of the texts about an occasion. */
function textsOf({ scope }: LeadKind, occasion: StaffLetterOccasion): string {
  if (occasion === 'received') return scope
  if ('followUp' in occasion) return 'followUp'
  if ('overdueSince' in occasion) return 'overdue'
  return occasion.clientChange.isCancelled ? 'clientCancelled' : 'clientMoved'
}

function earlierInWords(occasion: StaffLetterOccasion, language: Language, say: Say): LetterField[] {
  if (occasion === 'received' || !('clientChange' in occasion)) return []
  const { startedAt } = occasion.clientChange
  return startedAt ? [{ label: say('clientMoved.earlier'), value: momentInLetters(startedAt, language) }] : []
}

function occasionInWords(occasion: StaffLetterOccasion, language: Language, say: Say): LetterField[] {
  if (occasion === 'received' || 'clientChange' in occasion) return []
  if ('overdueSince' in occasion)
    return [{ label: say('overdue.due'), value: momentInLetters(occasion.overdueSince, language) }]
  const { day, note } = occasion.followUp
  const dayInWords = new Intl.DateTimeFormat(language === 'hr' ? 'hr-HR' : 'en-GB', {
    dateStyle: 'full',
    timeZone: 'UTC',
  })
  return [
    { label: say('followUp.day'), value: dayInWords.format(new Date(day)) },
    ...(note ? [{ label: say('followUp.note'), value: note }] : []),
  ]
}
