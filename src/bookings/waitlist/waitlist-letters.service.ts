import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { createElement } from 'react'
import { DataSource } from 'typeorm'
import { BusinessService } from '#src/business/business.service.js'
import { EditedTextsService } from '#src/content/page-texts/edited-texts.service.js'
import { ConfirmationLetter } from '#src/leads/mails/ConfirmationLetter.js'
import { Environment } from '#src/platform/config/environment.js'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { TextEdition } from '#src/platform/mail/letter-use.js'
import type { Letter } from '#src/platform/mail/letter.js'
import { dayInLetters, timeInLetters } from '#src/platform/mail/letters/moment-in-letters.js'
import { toLetter } from '#src/platform/mail/letters/to-letter.js'
import { ReplyAddressesService } from '#src/recipients/reply-addresses.service.js'
import { addressOf } from '#src/shared/addresses.js'
import type { Language, Translated } from '#src/shared/languages.js'
import { WaitlistEntry } from './waitlist-entry.entity.js'
import { endOfTurn, WaitlistTurnsService } from './waitlist-turns.service.js'
import { WAITLIST_MAIL } from './waitlist.sql.js'

type FullDay = Pick<WaitlistEntry, 'id' | 'serviceId' | 'location' | 'day'>

interface Names {
  service: Translated
  centre: Translated
}

const NAMES = `
  SELECT row.service, location.name AS centre
  FROM bookable_services AS bookable
  JOIN price_list_rows AS row ON row.id = bookable.price_id
  JOIN locations AS location ON location.slug = $2
  WHERE bookable.id = $1`

const SAMPLE = {
  entry: { id: 'xxxx', serviceId: 'xxxx', location: 'zagreb', day: '2026-03-03' },
  names: {
    service: { hr: 'Testiranje intolerancije na hranu', en: 'Food intolerance testing' },
    centre: { hr: 'Zagreb', en: 'Zagreb' },
  },
  until: new Date('2026-03-02T10:00:00Z'),
}

/** Writes the mail about a time that has become free. */
@Injectable()
export class WaitlistLettersService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly turns: WaitlistTurnsService,
    private readonly writers: MailWritersService,
    private readonly texts: EditedTextsService,
    private readonly business: BusinessService,
    private readonly replies: ReplyAddressesService,
    private readonly environment: Environment,
  ) {}

  onModuleInit(): void {
    this.writers.register(
      WAITLIST_MAIL,
      async ({ subjectId, language }, use) => {
        const entry = await this.dataSource.manager.findOneBy(WaitlistEntry, { id: subjectId })
        if (!entry || (use === 'sent' && (entry.bookedAt || !entry.notifiedAt))) return undefined
        const until = use === 'sent' ? await this.turns.begin(entry) : endOfTurn(entry.notifiedAt ?? entry.createdAt)
        const [names] = await this.dataSource.query<Names[]>(NAMES, [entry.serviceId, entry.location])
        return until && names && this.write({ entry, names, until }, language, 'published')
      },
      {
        samples: { letter: (language, edition) => this.write(SAMPLE, language, edition) },
        texts: 'confirmation-mails',
      },
    )
  }

  private async write(
    { entry, names, until }: { entry: FullDay; names: Names; until: Date },
    language: Language,
    edition: TextEdition,
  ): Promise<Letter> {
    const say = await this.texts.in('confirmation-mails', language, edition)
    const { name: sender } = await this.business.info()
    const { publicUrl } = this.environment
    const title = say('waitlist.title')
    const { id: turn, serviceId: service, location, day } = entry
    const query = { lang: language, service, location, day, turn }
    const page = createElement(ConfirmationLetter, {
      ...{ language, sender, title },
      fields: [
        { label: say('waitlist.day'), value: dayInLetters(day, language) },
        { label: say('waitlist.service'), value: names.service[language] },
        { label: say('location'), value: names.centre[language] },
      ],
      action: { label: say('waitlist.action'), address: publicUrl + addressOf('booking', language, { query }) },
      privacyAddress: publicUrl + addressOf('privacyPolicy', language),
      texts: {
        greeting: say('greeting'),
        text: say('waitlist.text', { time: timeInLetters(until, language) }),
        privacy: say('privacy'),
        footer: say('footer', { host: new URL(publicUrl).host }),
      },
    })
    return toLetter(page, {
      subject: title,
      replyTo: await this.replies.ofBusiness(),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
}
