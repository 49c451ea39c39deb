import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { I18nService } from 'nestjs-i18n'
import { createElement } from 'react'
import { DataSource, In, LessThan } from 'typeorm'
import { BusinessService } from '#src/business/business.service.js'
import { EditedTextsService } from '#src/content/page-texts/edited-texts.service.js'
import { Location } from '#src/locations/location.entity.js'
import { displayName } from '#src/platform/access/user.entity.js'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { Letter } from '#src/platform/mail/letter.js'
import { momentInLetters } from '#src/platform/mail/letters/moment-in-letters.js'
import { toLetter } from '#src/platform/mail/letters/to-letter.js'
import { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { ReplyAddressesService } from '#src/recipients/reply-addresses.service.js'
import type { Language } from '#src/shared/languages.js'
import { getLast } from '#src/shared/lookups.js'
import { LeadReply } from '../history/lead-reply.entity.js'
import type { LeadReplyFile } from '../history/lead-reply-file.entity.js'
import type { Lead } from '../lead.entity.js'
import { type LeadKind, leadKinds } from '../lead-kind.js'
import { confirmation, replyLetter } from '../lead-mail-kinds.js'
import { sampleLead } from '../mails/sample-leads.js'
import { visibleLocationOf } from '../visible-leads.js'
import { findWithContent } from './reply-files.service.js'
import { ReplyLetter } from './ReplyLetter.js'

interface Written {
  author: string
  text: string
  files: Pick<LeadReplyFile, 'name' | 'type' | 'bytes'>[]
}

/** Writes the mails with which staff reply, as part of the conversation that the confirmation has begun. */
@Injectable()
export class ReplyLettersService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly writers: MailWritersService,
    private readonly business: BusinessService,
    private readonly replies: ReplyAddressesService,
    private readonly texts: EditedTextsService,
    private readonly i18n: I18nService,
  ) {}

  onModuleInit(): void {
    for (const kind of leadKinds()) {
      this.writers.register(replyLetter(kind.scope), ({ id, language }) => this.find(kind, id, language), {
        samples: {
          letter: (language) => {
            const text = this.i18n.t<string, string>('letters.reply.sample', { lang: language })
            return this.write(kind, sampleLead(kind), { author: 'Ana Horvat', text, files: [] }, language, [])
          },
        },
      })
    }
  }

  /** @returns undefined for a reply or a lead that is gone */
  private async find(kind: LeadKind, replyId: string, language: Language): Promise<Letter | undefined> {
    const { manager } = this.dataSource
    const reply = await manager.findOne(LeadReply, { where: { id: replyId }, relations: { author: true } })
    const lead = reply && (await manager.findOneBy(kind.entity, { id: reply.leadId }))
    if (!lead) return undefined
    const earlier = await manager.find(LeadReply, {
      select: { id: true },
      where: { leadId: lead.id, writtenAt: LessThan(reply.writtenAt) },
    })
    const mails = await manager.find(OutgoingMail, {
      where: [{ kind: confirmation(kind.scope), subjectId: lead.id }, { id: In(earlier.map(({ id }) => id)) }],
      order: { createdAt: 'ASC', id: 'ASC' },
    })
    const before = mails.map(({ messageId }) => messageId)
    const files = await findWithContent(manager, { replyId })
    const written = { author: displayName(reply.author), text: reply.text, files }
    return this.write(kind, lead, written, language, before)
  }

  /** @param before `Message-ID`s of the earlier mails of the conversation, oldest first */
  private async write(
    kind: LeadKind,
    lead: Lead,
    { author, text, files }: Written,
    language: Language,
    before: string[],
  ): Promise<Letter> {
    const say = (key: string, args?: Record<string, string>) =>
      this.i18n.t<string, string>(`letters.reply.${key}`, { lang: language, args })
    const { name: chain, email, phone } = await this.business.info()
    const slug = visibleLocationOf(lead)
    const location = slug ? await this.dataSource.manager.findOneBy(Location, { slug }) : null
    const title = await this.titleOf(kind, language, before)
    const from = location ? `${chain} ${location.name[language]}` : chain
    const contact = location?.email ?? email
    const address = await this.replies.of({ contact, location: location?.slug ?? null })
    const mailbox = { name: from, address }
    const page = createElement(ReplyLetter, {
      language,
      sender: chain,
      title,
      text,
      signature: [author, from, location?.phone ?? phone].join('\n'),
      about: say('about', { at: momentInLetters(lead.receivedAt, language) }),
      footer: say('footer'),
    })
    return toLetter(page, {
      subject: title,
      from: mailbox,
      replyTo: mailbox,
      attachments: files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes })),
      headers: before.length > 0 ? { 'In-Reply-To': getLast(before), References: before.join(' ') } : {},
    })
  }

  /** Returns the subject: mail programs show a mail in a conversation only if it has the subject of the confirmation. */
  private async titleOf({ name, scope }: LeadKind, language: Language, before: string[]): Promise<string> {
    if (before.length === 0) return this.i18n.t<string, string>(`letters.reply.title.${name}`, { lang: language })
    const say = await this.texts.in('confirmation-mails', language)
    return `Re: ${say(`${scope}.title`)}`
  }
}
