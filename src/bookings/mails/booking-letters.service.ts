import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { leadKindOf } from '#src/leads/lead-kind.js'
import { ConfirmationPartsService, type SenderLetterParts } from '#src/leads/mails/confirmation-parts.service.js'
import { LeadLettersService } from '#src/leads/mails/lead-letters.service.js'
import { sampleLead } from '#src/leads/mails/sample-leads.js'
import { Location } from '#src/locations/location.entity.js'
import { Environment } from '#src/platform/config/environment.js'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { LetterUse, TextEdition } from '#src/platform/mail/letter-use.js'
import type { Letter } from '#src/platform/mail/letter.js'
import { momentInLetters } from '#src/platform/mail/letters/moment-in-letters.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import { ReplyAddressesService } from '#src/recipients/reply-addresses.service.js'
import { addressOf } from '#src/shared/addresses.js'
import type { Language } from '#src/shared/languages.js'
import { Booking } from '../booking.entity.js'
import { BookingLinksService } from '../links/booking-links.service.js'
import { calendarTypeOf, renderCalendar } from './booking-calendar.js'
import { addressOfLocation, toCalendarVisit } from './to-calendar-visit.js'
import { type BookingMail, bookingMails } from './booking-mails.js'

const EARLIER = `
  SELECT old_value AS start FROM lead_events WHERE lead_id = $1 AND type = 'time' AND at = (
    SELECT max(at) FROM lead_events WHERE lead_id = $1 AND type IN ('time', 'therapist', 'location'))`

const fileNames: Record<Language, string> = { hr: 'termin.ics', en: 'appointment.ics' }

interface Wording {
  language: Language
  use: LetterUse
  edition: TextEdition
  /** Time that applied until a move. */
  earlier?: string
}

/** Writes the mails to clients about their bookings, each with a calendar entry. */
@Injectable()
export class BookingLettersService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly writers: MailWritersService,
    private readonly letters: LeadLettersService,
    private readonly parts: ConfirmationPartsService,
    private readonly environment: Environment,
    private readonly replies: ReplyAddressesService,
    private readonly settings: SettingsService,
    private readonly links: BookingLinksService,
  ) {}

  onModuleInit(): void {
    this.parts.register('booking', async (lead, language, use) =>
      lead.status === 'cancelled'
        ? undefined
        : this.partsOf(lead as Booking, language, this.cancelLink(lead.id, language, use)),
    )
    this.register('move', ({ status }) => status === 'booked')
    this.register('reminder', ({ status }) => status === 'booked')
    this.register('cancellation', ({ status }) => status === 'cancelled')
  }

  /** @param isDue checks whether a booking still has the state that the mail is about */
  private register(mail: BookingMail, isDue: (booking: Booking) => boolean): void {
    this.writers.register(
      bookingMails[mail],
      async ({ subjectId, language }, use) => {
        const booking = await this.dataSource.manager.findOneBy(Booking, { id: subjectId })
        if (!booking || (use === 'sent' && !(isAhead(booking) && isDue(booking)))) return undefined
        const earlier = mail === 'move' ? await this.earlierTime(booking.id, language) : undefined
        return this.write(mail, booking, { language, use, edition: 'published', earlier })
      },
      {
        samples: {
          letter: (language, edition) => {
            const status = mail === 'cancellation' ? 'cancelled' : 'booked'
            const booking = Object.assign(sampleLead(leadKindOf(Booking)), { status }) as Booking
            const earlier = mail === 'move' ? momentInLetters(booking.receivedAt, language) : undefined
            return this.write(mail, booking, { language, use: 'shown', edition, earlier })
          },
        },
        texts: 'confirmation-mails',
      },
    )
  }

  private async write(
    mail: BookingMail,
    booking: Booking,
    { language, use, edition, earlier }: Wording,
  ): Promise<Letter> {
    const link =
      mail === 'cancellation'
        ? this.environment.publicUrl + addressOf('appointment', language)
        : this.cancelLink(booking.id, language, use)
    const parts = { ...(await this.partsOf(booking, language, link)), earlier }
    return this.letters.toSender(leadKindOf(Booking), booking, language, { about: mail, edition, parts })
  }

  private cancelLink(id: string, language: Language, use: LetterUse): string {
    return this.links.linkFor(id, language, use)
  }

  private async partsOf(booking: Booking, language: Language, link: string): Promise<SenderLetterParts> {
    const { booking: rules } = await this.settings.current()
    const location = await this.locationOf(booking)
    const business = await this.replies.ofBusiness()
    const visit = toCalendarVisit(booking, { business, location, language })
    return {
      link,
      placeholders: { hours: String(rules.cancelHours) },
      centre: location && { address: addressOfLocation(location), phone: location.phone },
      attachments: [
        { filename: fileNames[language], content: renderCalendar(visit), contentType: calendarTypeOf(visit) },
      ],
    }
  }

  /** Returns the start before the last move; undefined if that move changed only therapist or location. */
  private async earlierTime(id: string, language: Language): Promise<string | undefined> {
    const [row] = await this.dataSource.query<{ start: string }[]>(EARLIER, [id])
    return row && momentInLetters(new Date(row.start), language)
  }

  private async locationOf({ location: slug }: Booking): Promise<Location | undefined> {
    return (slug && (await this.dataSource.manager.findOneBy(Location, { slug }))) || undefined
  }
}

const isAhead = ({ starts, trashedAt }: Booking) => !trashedAt && starts.getTime() > Date.now()
