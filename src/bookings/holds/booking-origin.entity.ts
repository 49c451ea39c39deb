import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { ExpiresWhen } from '#src/platform/personal-data/expires-when.decorator.js'
import { IDS } from '#src/platform/personal-data/person-in-sql.js'
import { HoldsPersonalData } from '#src/platform/personal-data/personal-tables.js'

/** `direct`: booked without a question. `proven`: likewise, by a mailbox that confirmed another time. `held`: until its link is pressed. */
export type BookingWay = 'direct' | 'proven' | 'held'

/** Origin of a visitor's booking, which the ceilings count. Networks, mailbox and request are hashed. */
@Entity('booking_origins')
@HoldsPersonalData({ of: `stored.booking_id = ANY (${IDS})` })
@ExpiresWhen({ due: `stored.at < now() - interval '15 days'`, alone: true })
@Index('booking_origins_by_site', ['site', 'at'])
@Index('booking_origins_by_mailbox', ['mailbox', 'at'])
@Index('booking_origins_by_location', ['location', 'at'])
@Index('booking_origins_by_booking', ['bookingId'])
export class BookingOrigin {
  @PrimaryColumn('uuid')
  id: string

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  at: Date

  @Column('text')
  address: string

  @Column('text')
  home: string

  @Column('text')
  site: string

  @Column('text')
  mailbox: string

  /** Slug. */
  @Column('text')
  location: string

  @Column('text')
  way: BookingWay

  /** Id of the booking, or of the held one. The origin is stored before it. */
  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId: string | null

  /** Idempotency key of the request, hashed; null for one without. */
  @Column('text', { nullable: true })
  request: string | null

  /** Time at which the link of a held booking was pressed. */
  @Column({ type: 'timestamptz', name: 'confirmed_at', precision: 3, nullable: true })
  confirmedAt: Date | null

  /** Time at which the booking was cancelled as part of a burst; null again when that is undone. */
  @Column({ type: 'timestamptz', name: 'cancelled_at', precision: 3, nullable: true })
  cancelledAt: Date | null
}
