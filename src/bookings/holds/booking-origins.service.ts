import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import type { Request } from 'express'
import { DataSource } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { Environment } from '#src/platform/config/environment.js'
import { Secret } from '#src/platform/crypto/secret.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { type ClientNetworks, clientNetworks, providerNetwork } from '#src/platform/http/rate-limits/client-networks.js'
import { mailboxOf } from '#src/platform/mail/address-spellings.js'
import type { FreeVisit } from '../availability/availability.service.js'
import type { BookingDto } from '../booking.dto.js'
import { CEILINGS, HOLDS_PER_MAILBOX, MOST_PROVEN, type NetworkCeilings, NORMAL } from './booking-ceilings.js'
import { BookingOrigin, type BookingWay } from './booking-origin.entity.js'
import { CalendarShareService, startsTaken } from './calendar-share.service.js'

/** Hashed networks of a visitor who books. */
export interface VisitorOrigin extends ClientNetworks {
  /** True for an IPv4 address, whose site strangers share. */
  isIpv4: boolean
  /** Provider network, not hashed: see `providerNetwork`. */
  provider: string | null
}

/** Booking of a visitor whose time is free. */
export interface WantedBooking {
  origin: VisitorOrigin
  form: BookingDto
  free: FreeVisit
}

/** Booking whose origin is counted. */
export interface CountedBooking {
  /** Id under which the booking, or the held one, is stored. */
  id: string
  way: BookingWay
}

const TIERS = ['address', 'home', 'site'] as const

type Tier = (typeof TIERS)[number]

/** `taken`: starts of the visit that others take, which are still to come, and which nothing confirmed. */
type Counts = Record<`${Tier}_${keyof NetworkCeilings | 'taken'}`, number> & {
  /** Bookings of the location that nothing confirmed. */
  location: number
  /** Daily average of the location. */
  normal: number
  /** True if the mailbox confirmed another booking from the same address. */
  isProven: boolean
  /** Bookings of the mailbox that needed no link for that reason. */
  proven: number
}

const TODAY = `interval '1 day'`

/**
 * True if another booking of the location is still to come, or is being stored. One of a repeated request, such as a button that is pressed
 * twice, is not: only one of them is stored.
 */
const IS_STANDING = `other.id <> own.id AND other.location = own.location
  AND CASE WHEN booking.id IS NULL THEN other.at > now() - interval '1 minute' AND (other.request = own.request) IS NOT TRUE
    ELSE booking.status = 'booked' AND booking.trashed_at IS NULL AND booking.starts > now() END`

/**
 * Counts bookings of the same networks, mailbox and location as one ($1), which is included. It lasts some steps ($3) of the calendar,
 * which have some minutes ($2).
 */
const COUNTS = `
  WITH own AS (SELECT * FROM booking_origins WHERE id = $1),
  near AS (
    SELECT other.way, other.at > now() - ${TODAY} AS is_today, other.at > now() - interval '7 days' AS is_of_week,
      other.way = 'direct' AND ${IS_STANDING} AS is_standing, ${startsTaken('booking.during', '$2', '$3')} AS starts,
      ${TIERS.map((tier) => `other.${tier} = own.${tier} AS is_${tier}`).join(', ')}
    FROM own JOIN booking_origins AS other ON other.site = own.site
      LEFT JOIN bookings AS booking ON booking.id = other.booking_id
  ),
  counts AS (
    SELECT ${TIERS.flatMap((tier) => [
      `count(*) FILTER (WHERE is_${tier} AND is_today AND way = 'direct')::int AS ${tier}_day`,
      `count(*) FILTER (WHERE is_${tier} AND is_of_week AND way = 'direct')::int AS ${tier}_week`,
      `count(*) FILTER (WHERE is_${tier} AND is_today)::int AS ${tier}_total`,
      `coalesce(sum(starts) FILTER (WHERE is_${tier} AND is_standing), 0)::int AS ${tier}_taken`,
    ]).join(', ')} FROM near
  )
  SELECT counts.*,
    (SELECT count(*)::int FROM booking_origins AS other
      WHERE other.location = own.location AND other.at > now() - ${TODAY} AND other.way = 'direct') AS location,
    (SELECT count(*)::float8 / ${7 * NORMAL.weeks} FROM bookings AS booking
      WHERE booking.location = own.location AND booking.status <> 'spam' AND booking.merged_into_id IS NULL
        AND booking.trashed_at IS NULL AND booking.received_at > now() - interval '${NORMAL.weeks} weeks'
        AND booking.received_at < now() - ${TODAY}) AS normal,
    EXISTS (SELECT FROM booking_origins AS other WHERE other.mailbox = own.mailbox AND other.address = own.address
      AND other.confirmed_at IS NOT NULL) AS "isProven",
    (SELECT count(*)::int FROM booking_origins AS other
      WHERE other.mailbox = own.mailbox AND other.way = 'proven') AS proven
  FROM counts, own`

/** Holds of the mailbox of a booking ($1), which is included, within a day. */
const HOLDS = `
  SELECT count(*)::int AS "all", (count(*) FILTER (WHERE other.site = own.site))::int AS site
  FROM booking_origins AS own
  JOIN booking_origins AS other ON other.mailbox = own.mailbox AND other.at > now() - ${TODAY} AND other.way = 'held'
  WHERE own.id = $1`

/** Counts bookings by origin, and decides which of them need a link in a mail. */
@Injectable()
export class BookingOriginsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secret: Secret,
    private readonly environment: Environment,
    private readonly share: CalendarShareService,
  ) {}

  originOf(request: Request): VisitorOrigin {
    const { address, home, site } = clientNetworks(request)
    return {
      address: this.hash(address),
      home: this.hash(home),
      site: this.hash(site),
      isIpv4: address.includes('.'),
      provider: providerNetwork(site),
    }
  }

  /**
   * Counts a booking, and returns the way in which it is stored. Concurrent bookings count each other: one too many is held, none passes.
   * @param isSuspicious true if it is held in any case
   * @param idempotencyKey key of the request, if it has one
   * @throws Problem 409 if its network has booked or its mailbox was sent too much
   */
  async count(visit: WantedBooking, isSuspicious: boolean, idempotencyKey?: string): Promise<CountedBooking> {
    const { address, home, site } = visit.origin
    const { email, location } = visit.form
    const id = idByTime()
    const way = isSuspicious ? 'held' : 'direct'
    await this.dataSource.manager.insert(BookingOrigin, {
      id,
      address,
      home,
      site,
      location,
      way,
      bookingId: id,
      mailbox: this.hash(mailboxOf(email)),
      request: idempotencyKey === undefined ? null : this.hash(idempotencyKey),
    })
    try {
      return { id, way: await this.decide({ id, way }, visit) }
    } catch (error) {
      await this.remove({ id })
      throw error
    }
  }

  /** Removes a booking that was not stored. */
  async remove({ id }: Pick<CountedBooking, 'id'>): Promise<void> {
    await this.dataSource.manager.delete(BookingOrigin, { id })
  }

  /** Stores and returns the way of a booking. */
  private async decide({ id, way }: CountedBooking, visit: WantedBooking): Promise<BookingWay> {
    const scale = this.environment.rateLimitScale
    if (scale === 0) return way
    const { step, steps } = await this.share.lengthOf(visit.free)
    const [counts] = await this.dataSource.query<[Counts]>(COUNTS, [id, step, steps])
    const { address, home, site4, site6 } = CEILINGS
    const ceilings = { address, home, site: visit.origin.isIpv4 ? site4 : site6 }
    const isAbove = (span: keyof NetworkCeilings) =>
      TIERS.some((tier) => counts[`${tier}_${span}`] > scaled(ceilings[tier][span], scale))
    if (isAbove('total')) throw new Problem({ code: 'booking.too_many_held' })
    const decided =
      way === 'held'
        ? way
        : wayOf(counts, isAbove('day') || isAbove('week') || (await this.isAboveShare(counts, visit)), scale)
    if (decided !== way) await this.dataSource.manager.update(BookingOrigin, { id }, { way: decided })
    if (decided === 'held') await this.assertMailboxIsFree(id, scale)
    return decided
  }

  private async isAboveShare(counts: Counts, { form, free, origin }: WantedBooking): Promise<boolean> {
    const taken = { home: counts.home_taken, site: counts.site_taken }
    if (taken.site === 0) return false
    const most = await this.share.mostOf(form, free, origin.isIpv4, taken)
    return taken.home > most.home || taken.site > most.site
  }

  private async assertMailboxIsFree(id: string, scale: number): Promise<void> {
    const [holds] = await this.dataSource.query<[{ all: number; site: number }]>(HOLDS, [id])
    const isAbove = (count: number, most: number) => count > scaled(most, scale)
    if (isAbove(holds.all, HOLDS_PER_MAILBOX.all) || isAbove(holds.site, HOLDS_PER_MAILBOX.site)) {
      throw new Problem({ code: 'booking.too_many_held' })
    }
  }

  private hash(text: string): string {
    return this.secret.hash(text, 'booking-origin')
  }
}

function wayOf({ location, normal, isProven, proven }: Counts, isAboveCeiling: boolean, scale: number): BookingWay {
  const most = Math.max(NORMAL.floor, Math.ceil(normal * NORMAL.times))
  if (!isAboveCeiling && location <= scaled(most, scale)) return 'direct'
  return isProven && proven < scaled(MOST_PROVEN, scale) ? 'proven' : 'held'
}

const scaled = (most: number, scale: number) => Math.max(1, Math.round(most * scale))
