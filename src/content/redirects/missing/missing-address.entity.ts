import { Column, Entity, PrimaryColumn } from 'typeorm'
import { ExpiresWhen } from '#src/platform/personal-data/expires-when.decorator.js'

/** Address without a page that browsers have requested. */
@Entity('missing_addresses')
@ExpiresWhen({ due: `stored.last_visited_at < now() - interval '30 days'`, alone: true })
export class MissingAddress {
  /** Path and parameters as `addressToNote` returns them. */
  @PrimaryColumn('text')
  address: string

  @Column('integer')
  visits: number

  @Column({ type: 'timestamptz', name: 'last_visited_at', precision: 3 })
  lastVisitedAt: Date
}
