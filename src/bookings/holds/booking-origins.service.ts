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
import { CEILINGS, HOLDS_PER_MAILBOX, type NetworkCeilings, NORMAL, PROVEN_PER_DAY } from './booking-ceilings.js'
import { BookingOrigin, type BookingWay } from './booking-origin.entity.js'

/** Hashed networks of a visitor who books. */
export interface VisitorOrigin extends ClientNetworks {
  /** True for an IPv4 address, whose site strangers share. */
  isIpv4: boolean
  /** Provider network, not hashed: see `providerNetwork`. */
  provider: string | null
}

/** Booking whose origin is counted. */
export interface CountedBooking {
  id: string
  way: BookingWay
}

const TIERS = ['address', 'home', 'site'] as const

type Tier = (typeof TIERS)[number]

type Counts = Record<`${Tier}_${keyof NetworkCeilings}`, number> & {
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

/** Counts bookings of the same networks, mailbox and location as one ($1), which is included. */
const COUNTS = `
  WITH own AS (SELECT * FROM booking_origins WHERE id = $1),
  near AS (
    SELECT other.way, other.at > now() - ${TODAY} AS is_today,
      ${TIERS.map((tier) => `other.${tier} = own.${tier} AS is_${tier}`).join(', ')}
    FROM own JOIN booking_origins AS other ON other.site = own.site AND other.at > now() - interval '7 days'
  ),
  counts AS (
    SELECT ${TIERS.flatMap((tier) => [
      `count(*) FILTER (WHERE is_${tier} AND is_today AND way = 'direct')::int AS ${tier}_day`,
      `count(*) FILTER (WHERE is_${tier} AND way = 'direct')::int AS ${tier}_week`,
      `count(*) FILTER (WHERE is_${tier} AND is_today)::int AS ${tier}_total`,
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
      AND other.at > now() - ${TODAY} AND other.confirmed_at IS NOT NULL) AS "isProven",
    (SELECT count(*)::int FROM booking_origins AS other
      WHERE other.mailbox = own.mailbox AND other.at > now() - ${TODAY} AND other.way = 'proven') AS proven
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
   * @param isSuspicious whether it is held in any case
   * @throws Problem 409 if its network has booked or its mailbox was sent too much
   */
  async count(
    origin: VisitorOrigin,
    { email, location }: { email: string; location: string },
    isSuspicious: boolean,
  ): Promise<CountedBooking> {
    const { address, home, site, isIpv4 } = origin
    const id = idByTime()
    const scale = this.environment.rateLimitScale
    const way = isSuspicious ? 'held' : 'direct'
    await this.dataSource.manager.insert(BookingOrigin, {
      ...{ id, address, home, site, location },
      mailbox: this.hash(mailboxOf(email)),
      way,
    })
    if (scale === 0) return { id, way }
    const [counts] = await this.dataSource.query<[Counts]>(COUNTS, [id])
    const ceilings = { address: CEILINGS.address, home: CEILINGS.home, site: isIpv4 ? CEILINGS.site4 : CEILINGS.site6 }
    const isAbove = (span: keyof NetworkCeilings) =>
      TIERS.some((tier) => counts[`${tier}_${span}`] > scaled(ceilings[tier][span], scale))
    if (isAbove('total')) throw await this.refused(id)
    const decided = isSuspicious ? 'held' : wayOf(counts, isAbove('day') || isAbove('week'), scale)
    if (decided !== way) await this.dataSource.manager.update(BookingOrigin, { id }, { way: decided })
    if (decided === 'held') await this.assertMailboxIsFree(id, scale)
    return { id, way: decided }
  }

  /** Stores the id of the booking, or of the held one. */
  async assign({ id }: CountedBooking, bookingId: string): Promise<void> {
    await this.dataSource.manager.update(BookingOrigin, { id }, { bookingId })
  }

  /** Removes a booking that was not stored. */
  async remove({ id }: CountedBooking): Promise<void> {
    await this.dataSource.manager.delete(BookingOrigin, { id })
  }

  private async assertMailboxIsFree(id: string, scale: number): Promise<void> {
    const [holds] = await this.dataSource.query<[{ all: number; site: number }]>(HOLDS, [id])
    const isAbove = (count: number, most: number) => count > scaled(most, scale)
    if (isAbove(holds.all, HOLDS_PER_MAILBOX.all) || isAbove(holds.site, HOLDS_PER_MAILBOX.site)) {
      throw await this.refused(id)
    }
  }

  private async refused(id: string): Promise<Problem> {
    await this.dataSource.manager.delete(BookingOrigin, { id })
    return new Problem({ code: 'booking.too_many_held' })
  }

  private hash(text: string): string {
    return this.secret.hash(text, 'booking-origin')
  }
}

function wayOf({ location, normal, isProven, proven }: Counts, isAboveCeiling: boolean, scale: number): BookingWay {
  const most = Math.max(NORMAL.floor, Math.ceil(normal * NORMAL.times))
  if (!isAboveCeiling && location <= scaled(most, scale)) return 'direct'
  return isProven && proven < scaled(PROVEN_PER_DAY, scale) ? 'proven' : 'held'
}

const scaled = (most: number, scale: number) => Math.max(1, Math.round(most * scale))
