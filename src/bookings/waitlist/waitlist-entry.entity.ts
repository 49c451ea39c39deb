import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm'
import { ExpiresWhen } from '#src/platform/personal-data/expires-when.decorator.js'
import { ADDRESSES } from '#src/platform/personal-data/person-in-sql.js'
import { HoldsPersonalData } from '#src/platform/personal-data/personal-tables.js'
import type { Language } from '#src/shared/languages.js'
import { CONFIRMABLE } from './waitlist.sql.js'

/** Person on the waiting list of a full day, or an address that was asked whether it wants to be. */
@Entity('waitlist_entries')
@HoldsPersonalData({ of: `stored.email = ANY (${ADDRESSES})` })
@ExpiresWhen({
  due: `stored.day < current_date
    OR stored.confirmed_at IS NULL AND coalesce(stored.asked_at, stored.created_at) < now() - interval '${CONFIRMABLE}'`,
  alone: true,
})
@Unique('waitlist_entries_once', ['serviceId', 'location', 'day', 'email'])
@Index('waitlist_entries_by_email', ['email'])
export class WaitlistEntry {
  @PrimaryColumn('uuid')
  id: string

  @Column('uuid', { name: 'service_id' })
  serviceId: string

  /** Slug. */
  @Column('text')
  location: string

  /** Day in Europe/Zagreb, `YYYY-MM-DD`. */
  @Column('date')
  day: string

  @Column('text')
  name: string

  @Column('citext')
  email: string

  @Column('text')
  language: Language

  /** Time of the form, or of the confirmation, which decides the place on the list. */
  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date

  /** Time at which a confirmation was asked for; null if none is pending. */
  @Column({ type: 'timestamptz', name: 'asked_at', precision: 3, nullable: true })
  askedAt: Date | null

  /** Time at which the address confirmed the entry. Before, it counts nowhere. */
  @Column({ type: 'timestamptz', name: 'confirmed_at', precision: 3, nullable: true })
  confirmedAt: Date | null

  /** Hashed network that confirmed the entry: IPv4 address, or IPv6 /48. */
  @Column('text', { nullable: true })
  network: string | null

  /** Beginning of the turn: time of the mail about a free time. Null while the person waits. */
  @Column({ type: 'timestamptz', name: 'notified_at', precision: 3, nullable: true })
  notifiedAt: Date | null

  /** Time at which the same address booked the day; null until then. */
  @Column({ type: 'timestamptz', name: 'booked_at', precision: 3, nullable: true })
  bookedAt: Date | null
}
