import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { SendsToStaff } from '#src/platform/mail/staff-mail-kinds.js'
import { ExpiresWhen } from '#src/platform/personal-data/expires-when.decorator.js'

/** Kind of the mail to staff about a burst. */
export const BURST_MAIL = 'booking_hold.burst'

/** Many unconfirmed bookings of one site, or of all, about which staff were mailed. */
@Entity('booking_bursts')
@SendsToStaff(BURST_MAIL)
@ExpiresWhen({ due: `stored.began_at < now() - interval '8 days'`, alone: true })
@Index('booking_bursts_by_site', ['site', 'beganAt'])
export class BookingBurst {
  @PrimaryColumn('uuid')
  id: string

  /** Hashed site, as in `booking_origins`; null for a burst of many sites. */
  @Column('text', { nullable: true })
  site: string | null

  /** Provider network of the site, coarser than that, so that it identifies nobody; null for a burst of many sites. */
  @Column('text', { nullable: true })
  network: string | null

  @Column({ type: 'timestamptz', name: 'began_at', precision: 3, default: () => 'now()' })
  beganAt: Date
}
