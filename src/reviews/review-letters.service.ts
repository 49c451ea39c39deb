import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { createElement } from 'react'
import { DataSource } from 'typeorm'
import { BusinessService } from '#src/business/business.service.js'
import { EditedTextsService } from '#src/content/page-texts/edited-texts.service.js'
import { Environment } from '#src/platform/config/environment.js'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { Letter } from '#src/platform/mail/letter.js'
import { type LetterUse, REDACTED_TOKEN, type TextEdition } from '#src/platform/mail/letter-use.js'
import { toLetter } from '#src/platform/mail/letters/to-letter.js'
import { unsubscriptionHeaders } from '#src/platform/mail/letters/unsubscription-headers.js'
import type { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import { ReplyAddressesService } from '#src/recipients/reply-addresses.service.js'
import { addressOf } from '#src/shared/addresses.js'
import type { Language, Translated } from '#src/shared/languages.js'
import { linkTo } from '#src/shared/link-addresses.js'
import { daytimeFrom } from './invitation-time.js'
import { REVIEW_MAIL, ReviewInvitationsService } from './review-invitations.service.js'
import { ReviewOptOutsService } from './review-opt-outs.service.js'
import { ReviewLetter } from './ReviewLetter.js'
import { findReviewLocation, findVisits } from './visits.js'

/** Location of a sample letter. */
const SAMPLE = { name: { hr: 'Zagreb', en: 'Zagreb' }, reviewUrl: 'https://example.com/review' }

interface Wording {
  language: Language
  edition: TextEdition
  token: string
}

/** Writes invitations to write a review. */
@Injectable()
export class ReviewLettersService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly invitations: ReviewInvitationsService,
    private readonly optOuts: ReviewOptOutsService,
    private readonly writers: MailWritersService,
    private readonly texts: EditedTextsService,
    private readonly settings: SettingsService,
    private readonly business: BusinessService,
    private readonly replies: ReplyAddressesService,
    private readonly environment: Environment,
  ) {}

  onModuleInit(): void {
    this.writers.register(REVIEW_MAIL, (mail, use) => this.writeIfDue(mail, use), {
      waits: true,
      samples: {
        letter: (language, edition) => this.write(SAMPLE, { language, edition, token: REDACTED_TOKEN }),
      },
      texts: 'review-mails',
    })
  }

  /** Writes a queued invitation. One that is obsolete is withdrawn, one that is late in the day waits until the morning. */
  private async writeIfDue(mail: OutgoingMail, use: LetterUse): Promise<Letter | undefined> {
    const { subjectId, recipient, language } = mail
    const location = await this.locationOf(subjectId)
    const wording = { language, edition: 'published' } as const
    if (use === 'shown') return location && this.write(location, { ...wording, token: REDACTED_TOKEN })
    const now = new Date()
    const due = daytimeFrom(now)
    const token = await this.optOuts.tokenFor(recipient)
    const isWanted =
      location && (await this.settings.current()).reviews.isOn && (await this.optOuts.find(token)) === 'open'
    if (isWanted && due <= now) return this.write(location, { ...wording, token })
    await this.dataSource.transaction((manager) =>
      this.invitations.withdraw(manager, subjectId, recipient, isWanted ? due : undefined),
    )
    return undefined
  }

  private async locationOf(leadId: string) {
    const [visit] = await findVisits(this.dataSource.manager, [leadId])
    return visit && findReviewLocation(this.dataSource.manager, visit)
  }

  private async write(
    location: { name: Translated; reviewUrl: string },
    { language, edition, token }: Wording,
  ): Promise<Letter> {
    const say = await this.texts.in('review-mails', language, edition)
    const { name: sender } = await this.business.info()
    const { publicUrl } = this.environment
    const centre = location.name[language]
    const title = say('title')
    const optOut = publicUrl + linkTo('reviewOptOut', language, token)
    const page = createElement(ReviewLetter, {
      language,
      sender,
      title,
      optOut,
      review: location.reviewUrl,
      privacyAddress: publicUrl + addressOf('privacyPolicy', language),
      texts: {
        greeting: say('greeting'),
        text: say('text', { centre }),
        action: say('action'),
        after: say('after'),
        optOut: say('optOut'),
        privacy: say('privacy'),
        footer: say('footer', { host: new URL(publicUrl).host }),
      },
    })
    return toLetter(page, {
      subject: title,
      replyTo: await this.replies.ofBusiness(),
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscriptionHeaders(optOut) },
    })
  }
}
