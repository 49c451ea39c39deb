import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { FROM_BOOKABLE } from '#src/content/offer/bookable.sql.js'
import { Location } from '#src/locations/location.entity.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import { isUncovered } from '#src/shared/bookings/coverage.js'
import type { Translated } from '#src/shared/languages.js'
import type { BookingLinkState } from '#src/shared/link-addresses.js'
import type { MovedVisit, WantedVisit } from '../availability/availability.service.js'
import { Booking } from '../booking.entity.js'
import { bookedVisit } from '../moves/booked-visit.js'
import { readCoverage } from '../visit-coverage/read-coverage.js'
import { stateOf } from './booking-link-state.js'
import { BookingLinksService } from './booking-links.service.js'

/** Visit that a link leads to, without personal data of the client. */
export interface LinkedVisit {
  service: string
  therapist: string
  starts: Date
  /** Null if the location was removed. */
  location: { name: Translated; phone: string } | null
  /** True for a coming visit that is not covered. */
  isUncovered?: boolean
}

/** Visit whose location still offers its service at free times. */
export interface MovableVisit {
  visit: WantedVisit
  moved: MovedVisit
}

export interface FoundBooking {
  state: BookingLinkState
  /** Undefined for an unknown link. */
  visit?: LinkedVisit
  /** Hours before the visit until which it can be moved or cancelled. */
  hours: number
  /** Undefined if the visit cannot be moved by the link. */
  move?: MovableVisit
  /** Further visits that the button of a held one confirms. */
  others?: LinkedVisit[]
  /** End of the hold of a held one. */
  until?: Date
}

/** Finds bookings by the link in their confirmation. */
@Injectable()
export class LinkedBookingsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: BookingLinksService,
    private readonly settings: SettingsService,
  ) {}

  /** Returns the state of a link, without changes, because mail scanners follow links, too. */
  async find(token: string): Promise<FoundBooking & { booking?: Booking }> {
    const id = this.links.read(token)
    const booking = id ? await this.dataSource.manager.findOneBy(Booking, { id }) : null
    const { cancelHours: hours } = (await this.settings.current()).booking
    const state = stateOf(booking, hours)
    if (!booking || state === 'unknown') return { state, hours }
    const move = state === 'open' ? await this.moveOf(booking) : undefined
    return { state, hours, booking, visit: await this.visitOf(booking), move }
  }

  private async visitOf({ id, service, therapist, starts, location: slug }: Booking): Promise<LinkedVisit> {
    const coverage = await readCoverage(this.dataSource.manager, { ids: [id] })
    const location = slug ? await this.dataSource.manager.findOneBy(Location, { slug }) : null
    return {
      service,
      therapist,
      starts,
      location: location && { name: location.name, phone: location.phone },
      isUncovered: isUncovered(coverage.get(id) ?? null),
    }
  }

  private async moveOf({ id, serviceId, location, starts }: Booking): Promise<MovableVisit | undefined> {
    const offered = await this.dataSource.query<unknown[]>(
      `SELECT ${FROM_BOOKABLE} WHERE bookable.id = $1 AND location.slug = $2`,
      [serviceId, location],
    )
    if (!location || offered.length === 0) return undefined
    const { length, bufferBefore, bufferAfter } = await bookedVisit(this.dataSource.manager, id)
    const moved = { id, start: starts.getTime(), length, bufferBefore, bufferAfter }
    return { visit: { service: serviceId, location }, moved }
  }
}
