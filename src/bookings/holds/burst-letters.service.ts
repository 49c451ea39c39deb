import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { createElement } from 'react'
import { DataSource } from 'typeorm'
import { BusinessService } from '#src/business/business.service.js'
import { EditedTextsService } from '#src/content/page-texts/edited-texts.service.js'
import { Environment } from '#src/platform/config/environment.js'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { Letter } from '#src/platform/mail/letter.js'
import type { TextEdition } from '#src/platform/mail/letter-use.js'
import { momentInLetters } from '#src/platform/mail/letters/moment-in-letters.js'
import { toLetter } from '#src/platform/mail/letters/to-letter.js'
import type { Language } from '#src/shared/languages.js'
import { BookingBurst, BURST_MAIL } from './booking-burst.entity.js'
import { BurstLetter } from './BurstLetter.js'

interface BurstOrigins {
  id: string
  held: number
  /** Bookings of the same networks that are ahead. */
  bookings: { id: string; starts: Date; service: string }[]
}

/** Holds and bookings of the networks of a burst ($1), from an hour before it on. */
const ORIGINS = `
  WITH origins AS (
    SELECT origin.* FROM booking_bursts AS burst JOIN booking_origins AS origin
      ON (burst.site IS NULL OR origin.site = burst.site) AND origin.at > burst.began_at - interval '1 hour'
    WHERE burst.id = $1::uuid
  )
  SELECT $1::text AS id, (SELECT count(*)::int FROM origins WHERE way = 'held' AND confirmed_at IS NULL) AS held,
    (SELECT coalesce(json_agg(json_build_object('id', booking.id, 'starts', starts, 'service', service) ORDER BY starts, booking.id), '[]')
      FROM origins JOIN bookings AS booking ON booking.id = origins.booking_id
      WHERE booking.status = 'booked' AND booking.trashed_at IS NULL AND starts > now()) AS bookings`

const SAMPLE: BurstOrigins = {
  id: 'xxxx',
  held: 12,
  bookings: [{ id: 'xxxx', starts: new Date('2026-03-10T08:00:00Z'), service: 'Testiranje intolerancije na hranu' }],
}

/** Writes the mail to staff about a burst of unconfirmed bookings. */
@Injectable()
export class BurstLettersService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly writers: MailWritersService,
    private readonly texts: EditedTextsService,
    private readonly business: BusinessService,
    private readonly environment: Environment,
  ) {}

  onModuleInit(): void {
    this.writers.register(
      BURST_MAIL,
      async ({ subjectId, language }) => {
        const burst = await this.dataSource.manager.findOneBy(BookingBurst, { id: subjectId })
        if (!burst) return undefined
        const [origins] = await this.dataSource.query<[BurstOrigins]>(ORIGINS, [burst.id])
        return this.write(origins, language, 'published')
      },
      { samples: { letter: (language, edition) => this.write(SAMPLE, language, edition) }, texts: 'staff-mails' },
    )
  }

  private async write(
    { id: burstId, held, bookings }: BurstOrigins,
    language: Language,
    edition: TextEdition,
  ): Promise<Letter> {
    const say = await this.texts.in('staff-mails', language, edition)
    const { publicUrl } = this.environment
    const title = say('burst.title')
    const page = createElement(BurstLetter, {
      language,
      title,
      sender: (await this.business.info()).name,
      lines: bookings.map(({ id, starts, service }) => ({
        address: `${publicUrl}/admin/bookings/${id}`,
        text: `${momentInLetters(new Date(starts), language)}, ${service}`,
      })),
      address: `${publicUrl}/admin/bookings/bursts/${burstId}`,
      texts: {
        text: say('burst.text', { count: String(held) }),
        booked: say('burst.booked'),
        action: say('burst.action'),
        footer: say('burst.footer'),
      },
    })
    return toLetter(page, { subject: title, headers: { 'Auto-Submitted': 'auto-generated' } })
  }
}
