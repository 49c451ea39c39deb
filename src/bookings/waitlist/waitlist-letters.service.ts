import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { createElement } from 'react'
import { DataSource } from 'typeorm'
import { BusinessService } from '#src/business/business.service.js'
import { EditedTextsService } from '#src/content/page-texts/edited-texts.service.js'
import { Environment } from '#src/platform/config/environment.js'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { Letter } from '#src/platform/mail/letter.js'
import type { LetterUse, TextEdition } from '#src/platform/mail/letter-use.js'
import { dayInLetters, timeInLetters } from '#src/platform/mail/letters/moment-in-letters.js'
import { toLetter } from '#src/platform/mail/letters/to-letter.js'
import { ReplyAddressesService } from '#src/recipients/reply-addresses.service.js'
import { addressOf } from '#src/shared/addresses.js'
import { MOST_DAYS } from '#src/shared/bookings/waitlist.js'
import type { Language, Translated } from '#src/shared/languages.js'
import { WAITLIST_CONFIRMATION_MAIL, WAITLIST_MAIL } from './waitlist.sql.js'
import { WaitlistEntry } from './waitlist-entry.entity.js'
import { WaitlistLinksService } from './waitlist-links.service.js'
import { endOfTurn, WaitlistTurnsService } from './waitlist-turns.service.js'
import { WaitlistLetter } from './WaitlistLetter.js'

type FullDay = Pick<WaitlistEntry, 'id' | 'serviceId' | 'location' | 'day'>

interface Names {
  service: Translated
  centre: Translated
}

/** Entry of a letter, with the names in it. */
interface LetterParts {
  entry: FullDay
  names: Names
  use: LetterUse
}

/** Text of a letter, and its first link. */
interface LetterText {
  title: string
  text: string
  footer: string
  action: { label: string; address: string }
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
}

const SAMPLE_UNTIL = new Date('2026-03-02T10:00:00Z')

/** Writes the mails that ask for a confirmation, and those about a time that has become free. */
@Injectable()
export class WaitlistLettersService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly turns: WaitlistTurnsService,
    private readonly links: WaitlistLinksService,
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
        const names = await this.namesOf(entry)
        return until && names && this.writeTurn({ entry, names, use }, until, language, 'published')
      },
      {
        samples: {
          letter: (language, edition) => this.writeTurn({ ...SAMPLE, use: 'shown' }, SAMPLE_UNTIL, language, edition),
        },
        texts: 'confirmation-mails',
      },
    )
    this.writers.register(
      WAITLIST_CONFIRMATION_MAIL,
      async ({ subjectId, language }, use) => {
        const entry = await this.dataSource.manager.findOneBy(WaitlistEntry, { id: subjectId })
        const { state } = await this.links.findEntry(subjectId)
        if (!entry || (use === 'sent' && state !== 'open' && state !== 'many')) return undefined
        const names = await this.namesOf(entry)
        return names && this.writeConfirmation({ entry, names, use }, state === 'many', language, 'published')
      },
      {
        samples: {
          letter: (language, edition) => this.writeConfirmation({ ...SAMPLE, use: 'shown' }, false, language, edition),
          many: (language, edition) => this.writeConfirmation({ ...SAMPLE, use: 'shown' }, true, language, edition),
        },
        texts: 'confirmation-mails',
      },
    )
  }

  private async namesOf({ serviceId, location }: FullDay): Promise<Names | undefined> {
    const [names] = await this.dataSource.query<Names[]>(NAMES, [serviceId, location])
    return names
  }

  private async writeTurn(parts: LetterParts, until: Date, language: Language, edition: TextEdition): Promise<Letter> {
    const say = await this.texts.in('confirmation-mails', language, edition)
    const { publicUrl } = this.environment
    const { id: turn, serviceId: service, location, day } = parts.entry
    const query = { lang: language, service, location, day, turn }
    return this.write(parts, language, edition, {
      title: say('waitlist.title'),
      text: say('waitlist.text', { time: timeInLetters(until, language) }),
      footer: say('footer', { host: new URL(publicUrl).host }),
      action: { label: say('waitlist.action'), address: publicUrl + addressOf('booking', language, { query }) },
    })
  }

  /** @param isMany true if the address waits for as many days as it can */
  private async writeConfirmation(
    parts: LetterParts,
    isMany: boolean,
    language: Language,
    edition: TextEdition,
  ): Promise<Letter> {
    const say = await this.texts.in('confirmation-mails', language, edition)
    const { host } = new URL(this.environment.publicUrl)
    return this.write(parts, language, edition, {
      title: say('waitlistConfirmation.title'),
      text: isMany
        ? say('waitlistConfirmation.many', { days: String(MOST_DAYS) })
        : say('waitlistConfirmation.text', { host }),
      footer: say('waitlistConfirmation.footer'),
      action: {
        label: say('waitlistConfirmation.action'),
        address: this.links.linkFor(parts.entry.id, language, parts.use),
      },
    })
  }

  private async write(
    { entry, names, use }: LetterParts,
    language: Language,
    edition: TextEdition,
    { title, text, footer, action }: LetterText,
  ): Promise<Letter> {
    const say = await this.texts.in('confirmation-mails', language, edition)
    const { name: sender } = await this.business.info()
    const { publicUrl } = this.environment
    const leaving = { label: say('waitlist.leave'), address: this.links.linkFor(entry.id, language, use) }
    const privacy = { label: say('privacy'), address: publicUrl + addressOf('privacyPolicy', language) }
    const page = createElement(WaitlistLetter, {
      language,
      sender,
      title,
      greeting: say('greeting'),
      text,
      fields: [
        { label: say('waitlist.day'), value: dayInLetters(entry.day, language) },
        { label: say('waitlist.service'), value: names.service[language] },
        { label: say('location'), value: names.centre[language] },
      ],
      links: action.address === leaving.address ? [action, privacy] : [action, leaving, privacy],
      footer,
    })
    return toLetter(page, {
      subject: title,
      replyTo: await this.replies.ofBusiness(),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
}
