import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { createElement } from 'react'
import { DataSource } from 'typeorm'
import { BusinessService } from '#src/business/business.service.js'
import { EditedTextsService } from '#src/content/page-texts/edited-texts.service.js'
import { ConfirmationLetter } from '#src/leads/mails/ConfirmationLetter.js'
import { Location } from '#src/locations/location.entity.js'
import { Environment } from '#src/platform/config/environment.js'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { Letter } from '#src/platform/mail/letter.js'
import type { LetterUse, TextEdition } from '#src/platform/mail/letter-use.js'
import { timeInLetters, visitInLetters } from '#src/platform/mail/letters/moment-in-letters.js'
import { toLetter } from '#src/platform/mail/letters/to-letter.js'
import { ReplyAddressesService } from '#src/recipients/reply-addresses.service.js'
import { addressOf } from '#src/shared/addresses.js'
import type { Language } from '#src/shared/languages.js'
import { HeldBooking } from '../held-booking.entity.js'
import { HOLD_MAIL } from './booking-holds.service.js'
import { HoldLinksService } from './hold-links.service.js'

type HeldVisit = Pick<HeldBooking, 'id' | 'confirmBy' | 'service' | 'therapist' | 'starts' | 'ends' | 'location'>

interface Wording {
  language: Language
  use: LetterUse
  edition: TextEdition
}

const SAMPLE: HeldVisit = {
  id: 'xxxx',
  confirmBy: new Date('2026-03-02T09:50:00Z'),
  service: 'Testiranje intolerancije na hranu',
  therapist: 'Petra Hrastić',
  starts: new Date('2026-03-10T08:00:00Z'),
  ends: new Date('2026-03-10T09:00:00Z'),
  location: 'zagreb',
}

/** Writes the mail whose link confirms a held time. It contains nothing that the sender typed. */
@Injectable()
export class HoldLettersService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: HoldLinksService,
    private readonly writers: MailWritersService,
    private readonly texts: EditedTextsService,
    private readonly business: BusinessService,
    private readonly replies: ReplyAddressesService,
    private readonly environment: Environment,
  ) {}

  onModuleInit(): void {
    this.writers.register(
      HOLD_MAIL,
      async ({ subjectId, language }, use) => {
        const held = await this.dataSource.manager.findOneBy(HeldBooking, { id: subjectId })
        return held ? this.write(held, { language, use, edition: 'published' }) : undefined
      },
      {
        samples: { letter: (language, edition) => this.write(SAMPLE, { language, use: 'shown', edition }) },
        texts: 'confirmation-mails',
      },
    )
  }

  private async write(held: HeldVisit, { language, use, edition }: Wording): Promise<Letter> {
    const say = await this.texts.in('confirmation-mails', language, edition)
    const { name: sender } = await this.business.info()
    const { publicUrl } = this.environment
    const location = await this.dataSource.manager.findOneBy(Location, { slug: held.location })
    const title = say('hold.title')
    const page = createElement(ConfirmationLetter, {
      language,
      sender,
      title,
      fields: [
        { label: say('hold.starts'), value: visitInLetters(held, language) },
        { label: say('hold.service'), value: held.service },
        { label: say('hold.therapist'), value: held.therapist },
        ...(location ? [{ label: say('location'), value: location.name[language] }] : []),
      ],
      action: { label: say('hold.action'), address: this.links.linkFor(held.id, language, use) },
      privacyAddress: publicUrl + addressOf('privacyPolicy', language),
      texts: {
        greeting: say('greeting'),
        text: say('hold.text', { time: timeInLetters(held.confirmBy, language) }),
        privacy: say('privacy'),
        footer: say('hold.footer', { host: new URL(publicUrl).host }),
      },
    })
    return toLetter(page, {
      subject: title,
      replyTo: await this.replies.ofBusiness(),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
}
