import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { BusinessService } from '#src/business/business.service.js'
import { leadKindOf } from '#src/leads/lead-kind.js'
import { confirmation } from '#src/leads/lead-mail-kinds.js'
import { ConfirmationPartsService, type SenderLetterParts } from '#src/leads/mails/confirmation-parts.service.js'
import { LeadLettersService } from '#src/leads/mails/lead-letters.service.js'
import { sampleLead } from '#src/leads/mails/sample-leads.js'
import { LocationRowsService } from '#src/locations/location-rows.service.js'
import { Environment } from '#src/platform/config/environment.js'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import type { Letter } from '#src/platform/mail/letter.js'
import type { LetterUse, TextEdition } from '#src/platform/mail/letter-use.js'
import { OutgoingMail } from '#src/platform/mail/outgoing-mail.entity.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import { addressOf } from '#src/shared/addresses.js'
import type { Language } from '#src/shared/languages.js'
import { UNDO_SECONDS } from '#src/shared/leads/undo.js'
import { offersTimes } from '#src/shared/locations/appointment-ways.js'
import { Booking } from '../booking.entity.js'
import { bookingKind } from '../booking.kind.js'
import { BookingLinksService } from '../links/booking-links.service.js'
import { PreparationService } from '../offer/preparation.service.js'
import { methodOf, renderCalendar } from './booking-calendar.js'
import { type BookingMail, bookingMails } from './booking-mails.js'
import { addressOfLocation, toCalendarVisit } from './to-calendar-visit.js'
import { recordReleased, withholdReminders } from './withhold-reminders.js'

/**
 * Returns the SQL for the values before the moves of a booking ($1) that no mail before one ($2) is about: with a move by staff, its undo or
 * further moves may have followed.
 * @param otherwise time in SQL after which moves count if there is no earlier mail
 */
const beforeMovesAfter = (otherwise: string) => `
  WITH moves AS (
    SELECT id, at, type, old_value FROM lead_events WHERE lead_id = $1 AND type IN ('time', 'therapist', 'location')
  )
  SELECT DISTINCT ON (type) type, old_value AS value FROM moves
  WHERE at > coalesce((
    SELECT max(other.created_at) FROM outgoing_mails AS other
    WHERE other.subject_id = $1::text AND other.kind IN ('${bookingMails.move}', '${confirmation(bookingKind.scope)}')
      AND other.created_at < (SELECT created_at FROM outgoing_mails WHERE id = $2)
  ), ${otherwise})
  ORDER BY type, id`

/** For the mail about moves: without an earlier mail, the values before the last move. */
const BEFORE_MOVES = beforeMovesAfter(`(SELECT max(at) - interval '1 millisecond' FROM moves)`)

/** For the mail about a cancellation, which may follow a move before its mail. Mails about older moves may have expired. */
const BEFORE_UNKNOWN_MOVES = beforeMovesAfter(
  `(SELECT created_at - make_interval(secs => ${3 * UNDO_SECONDS}) FROM outgoing_mails WHERE id = $2)`,
)

const fileNames: Record<Language, string> = { hr: 'termin.ics', en: 'appointment.ics' }

/** Values of a booking before moves, as its history contains them; those that stayed are absent. */
type ValuesBefore = Partial<Record<'time' | 'therapist' | 'location', string | null>>

type Visit = Pick<Booking, 'starts' | 'ends'>

interface Wording {
  language: Language
  use: LetterUse
  edition: TextEdition
  /** Visit before a move. */
  earlier?: Visit
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
    private readonly business: BusinessService,
    private readonly settings: SettingsService,
    private readonly links: BookingLinksService,
    private readonly locations: LocationRowsService,
    private readonly preparations: PreparationService,
  ) {}

  onModuleInit(): void {
    this.parts.register('booking', async (lead, language, use) =>
      lead.status === 'cancelled'
        ? undefined
        : this.partsOf(lead as Booking, language, this.cancelLink(lead.id, language, use)),
    )
    const isBooked = ({ status, trashedAt }: Booking) => status === 'booked' && !trashedAt
    this.register('move', isBooked)
    this.register('reminder', isBooked)
    this.register('cancellation', ({ status }) => status === 'cancelled')
  }

  /** @param isDue checks whether a booking still has the state that the mail is about */
  private register(mail: BookingMail, isDue: (booking: Booking) => boolean): void {
    this.writers.register(
      bookingMails[mail],
      async ({ id, subjectId, language }, use) => {
        const booking = await this.dataSource.manager.findOneBy(Booking, { id: subjectId })
        if (!booking || (use === 'sent' && !(isAhead(booking) && isDue(booking)))) return undefined
        if (mail === 'reminder' && use === 'sent' && !(await this.mayRemind(booking, id))) return undefined
        if (mail === 'cancellation')
          return this.write(mail, await this.asKnown(booking, id), { language, use, edition: 'published' })
        const before = mail === 'move' ? await this.beforeMoves(BEFORE_MOVES, booking.id, id) : {}
        if (mail === 'move' && use === 'sent' && isBackAt(booking, before)) return undefined
        const { time } = before
        const isMoved = time && time !== booking.starts.toISOString()
        const earlier = isMoved ? startingAt(booking, new Date(time)) : undefined
        return this.write(mail, booking, { language, use, edition: 'published', earlier })
      },
      {
        samples: {
          letter: async (language, edition) => {
            const status = mail === 'cancellation' ? 'cancelled' : 'booked'
            const serviceId = await this.preparations.sampleService()
            const booking = Object.assign(sampleLead(leadKindOf(Booking)), { status, serviceId }) as Booking
            const earlier = mail === 'move' ? startingAt(booking, booking.receivedAt) : undefined
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
        ? await this.newVisitAddress(booking, language)
        : this.cancelLink(booking.id, language, use)
    const parts = await this.partsOf(booking, language, link)
    parts.visit.earlier = earlier
    return this.letters.toSender(leadKindOf(Booking), booking, language, { about: mail, edition, parts })
  }

  /** Returns the address of the page that offers the service of a booking again, at its location. */
  private async newVisitAddress({ service, location: slug }: Booking, language: Language): Promise<string> {
    const location = slug === null ? undefined : await this.locations.location(slug)
    const page = location && !offersTimes(location) ? 'appointment' : 'booking'
    const query: Record<string, string> = { service, ...(location && { location: location.slug }) }
    return this.environment.publicUrl + addressOf(page, language, { query })
  }

  /** Checks whether a visit is covered now. Otherwise its reminder is withheld in place of the mail that was queued. */
  private mayRemind(booking: Booking, mailId: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const [released] = await withholdReminders([booking], manager)
      if (released) await recordReleased(booking.id, manager)
      else await manager.delete(OutgoingMail, { id: mailId })
      return released !== undefined
    })
  }

  private cancelLink(id: string, language: Language, use: LetterUse): string {
    return this.links.linkFor(id, language, use)
  }

  private async partsOf(booking: Booking, language: Language, link: string): Promise<SenderLetterParts> {
    const { booking: rules, sender: organizer } = await this.settings.current()
    const location = booking.location === null ? undefined : await this.locations.location(booking.location)
    const { name } = await this.business.info()
    const { starts, ends, price, email, status } = booking
    const preparation = await this.preparations.ofBooking(booking, language)
    const visit = toCalendarVisit(booking, {
      name,
      organizer,
      attendee: email ?? undefined,
      location,
      preparation,
      language,
    })
    return {
      link,
      placeholders: { hours: String(rules.cancelHours) },
      visit: { starts, ends, price: status === 'cancelled' ? undefined : price },
      centre: location && {
        address: addressOfLocation(location),
        phone: location.phone,
        page: this.environment.publicUrl + addressOf('location', language, { segment: location.slug }),
      },
      preparation,
      calendar: { filename: fileNames[language], content: renderCalendar(visit), method: methodOf(visit) },
    }
  }

  /** Returns a cancelled booking with the visit that its client knows, which staff may have moved shortly before. */
  private async asKnown(booking: Booking, mailId: string): Promise<Booking> {
    const { time, ...before } = await this.beforeMoves(BEFORE_UNKNOWN_MOVES, booking.id, mailId)
    return Object.assign(booking, before, startingAt(booking, time ? new Date(time) : booking.starts))
  }

  private async beforeMoves(query: string, bookingId: string, mailId: string): Promise<ValuesBefore> {
    const values = [bookingId, mailId]
    const rows = await this.dataSource.query<{ type: keyof ValuesBefore; value: string | null }[]>(query, values)
    return Object.fromEntries(rows.map(({ type, value }) => [type, value]))
  }
}

/** Checks whether moves led back to the visit of which the client was notified. */
function isBackAt({ starts, therapist, location }: Booking, before: ValuesBefore): boolean {
  const now = { time: starts.toISOString(), therapist, location }
  const moved = Object.keys(before) as (keyof ValuesBefore)[]
  return moved.length > 0 && moved.every((type) => before[type] === now[type])
}

const isAhead = ({ starts }: Booking) => starts.getTime() > Date.now()

/** Returns a visit as long as another at another time. */
function startingAt({ starts, ends }: Visit, start: Date): Visit {
  return { starts: start, ends: new Date(ends.getTime() + start.getTime() - starts.getTime()) }
}
