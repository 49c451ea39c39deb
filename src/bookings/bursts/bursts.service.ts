import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, MoreThan } from 'typeorm'
import type { LocationScope } from '#src/platform/access/location-scope.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { toE164 } from '#src/platform/phones/to-e164.js'
import { zagrebDay } from '#src/shared/zagreb-time.js'
import { BookingBurst } from '../holds/booking-burst.entity.js'
import { type BurstBookingDto, type BurstDetailsDto, type BurstDto, burstPatterns } from './burst.dto.js'
import {
  type BurstBooking,
  countHeld,
  findBurstBookings,
  isAhead,
  isCancelledHere,
  isSuspected,
  notLookedAt,
} from './burst-bookings.js'

/** Bursts that are listed: the latest ones, for some days. */
const MOST = 10
const LISTED_MS = 3 * 86_400_000

export const burstNotFound = () => new Problem({ code: 'booking_burst.not_found' })

/** Reads bursts of unconfirmed bookings, with their bookings at the locations of a user. */
@Injectable()
export class BurstsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns bursts with suspected bookings that are still ahead, the latest first. */
  async list({ locations }: Pick<SignedInUser, 'locations'>): Promise<BurstDto[]> {
    const bursts = await this.dataSource.manager.find(BookingBurst, {
      where: { beganAt: MoreThan(new Date(Date.now() - LISTED_MS)) },
      order: { beganAt: 'DESC', id: 'DESC' },
      take: MOST,
    })
    const found: BurstDto[] = []
    // One after the other: each page of the dashboard and calendar reads them, also while many visitors book.
    for (const burst of bursts) found.push((await this.describe(burst, locations)).burst)
    return found.filter(({ suspected }) => suspected > 0)
  }

  /** Returns a burst with its bookings. @throws Problem 404 also for one without bookings at the user's locations */
  async read(id: string, { locations }: Pick<SignedInUser, 'locations'>): Promise<BurstDetailsDto> {
    const stored = await this.dataSource.manager.findOneBy(BookingBurst, { id })
    if (!stored) throw burstNotFound()
    const { burst, bookings, suspected } = await this.describe(stored, locations)
    if (locations !== null && burst.held === 0 && bookings.length === 0) throw burstNotFound()
    return { ...burst, bookings: bookings.map((booking) => toDto(booking, suspected)) }
  }

  private async describe(
    { id, beganAt, network }: BookingBurst,
    scope: LocationScope,
  ): Promise<{ burst: BurstDto; bookings: BurstBooking[]; suspected: BurstBooking[] }> {
    const { manager } = this.dataSource
    const [held, bookings] = await Promise.all([countHeld(manager, id, scope), findBurstBookings(manager, id, scope)])
    const suspected = notLookedAt(bookings).filter(isSuspected)
    const days = suspected.map(({ starts }) => zagrebDay(starts).toString())
    const burst = {
      id,
      beganAt,
      network,
      held,
      booked: bookings.filter(isAhead).length,
      suspected: suspected.length,
      locations: [...new Set(suspected.flatMap(({ location }) => location ?? []))],
      firstDay: days[0] ?? null,
      lastDay: days.at(-1) ?? null,
      patterns: patternsOf(suspected),
    }
    return { burst, bookings, suspected }
  }
}

function patternsOf(bookings: BurstBooking[]): BurstDto['patterns'] {
  const valuesOf: Record<(typeof burstPatterns)[number], (booking: BurstBooking) => string | null | undefined> = {
    domain: ({ email }) => email?.split('@')[1]?.toLowerCase(),
    name: ({ name }) => name.toLowerCase(),
    phone: ({ phone }) => toE164(phone) ?? phone?.replace(/\D/g, ''),
    note: ({ note }) => note,
  }
  return burstPatterns
    .map((what) => ({ what, count: countMostFrequent(bookings.map(valuesOf[what])) }))
    .filter(({ count }) => count > 1)
    .sort((one, other) => other.count - one.count)
}

function countMostFrequent(values: (string | null | undefined)[]): number {
  const counts = new Map<string, number>()
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Math.max(0, ...counts.values())
}

function toDto(booking: BurstBooking, suspected: BurstBooking[]): BurstBookingDto {
  const { way, isConfirmed, isNearHolds: _, cancelledAt: __, note: ___, ...shown } = booking
  return {
    ...shown,
    confirmation: isConfirmed ? 'link' : way === 'proven' ? 'mailbox' : 'none',
    isSuspected: suspected.includes(booking),
    canBeCancelled: isAhead(booking),
    isCancelledHere: isCancelledHere(booking),
  }
}
