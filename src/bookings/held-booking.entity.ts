import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { euros } from '#src/content/offer/euros.js'
import { ExpiresWhen } from '#src/platform/personal-data/expires-when.decorator.js'
import { ADDRESSES, IDS } from '#src/platform/personal-data/person-in-sql.js'
import { HoldsPersonalData } from '#src/platform/personal-data/personal-tables.js'
import type { ForWhom } from '#src/shared/appointments/for-whom.js'
import type { Language } from '#src/shared/languages.js'
import type { Suspicion } from '#src/shared/leads/suspicion.js'

/**
 * Visit whose time is held until its client presses the link in a mail. It becomes a booking with the same id then; before that it is no
 * lead. A trigger excludes visits and held times that overlap.
 */
@Entity('held_bookings')
@HoldsPersonalData({ of: `stored.email = ANY (${ADDRESSES}) OR stored.id = ANY (${IDS})` })
@ExpiresWhen({ due: `stored.confirm_by < now() - interval '1 day'`, alone: true })
@Index('held_bookings_by_confirm_by', ['confirmBy'])
@Index('held_bookings_by_email', ['email'])
export class HeldBooking {
  @PrimaryColumn('uuid')
  id: string

  /** End of the hold. The row stays for a day, so that a late client finds the time again if it is still free. */
  @Column({ type: 'timestamptz', name: 'confirm_by', precision: 3 })
  confirmBy: Date

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date

  /** Hashed networks of the client: see `ClientNetworks`. */
  @Column('text')
  address: string

  @Column('text')
  home: string

  @Column('text')
  site: string

  /** Reasons for the hold; empty if a ceiling was reached. */
  @Column('text', { array: true, default: '{}' })
  suspicions: Suspicion[]

  @Column('text')
  language: Language

  /** Slug. */
  @Column('text')
  location: string

  @Column('uuid', { name: 'service_id' })
  serviceId: string

  @Column('text')
  service: string

  @Column('numeric', euros)
  price: number

  @Column('uuid', { name: 'therapist_id' })
  therapistId: string

  @Column('text')
  therapist: string

  @Column('uuid', { name: 'room_id', nullable: true })
  roomId: string | null

  @Column('timestamptz')
  starts: Date

  @Column('timestamptz')
  ends: Date

  /** Time that is taken from therapist and room: the visit with its buffers. */
  @Column('tstzrange')
  during: string

  @Column('text', { name: 'for_whom' })
  forWhom: ForWhom

  @Column('text')
  name: string

  @Column('citext')
  email: string

  @Column('text', { nullable: true })
  phone: string | null

  @Column('text', { nullable: true })
  note: string | null
}

/** Condition for a row of `held_bookings` whose time is held now. */
export const IS_HELD = 'confirm_by > clock_timestamp()'
