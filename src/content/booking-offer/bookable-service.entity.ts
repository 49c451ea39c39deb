import { Check, Column, Entity, JoinColumn, ManyToOne, Unique } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { RoomKind } from '#src/shared/bookings/rooms.js'
import { PriceListRow } from '../offer/price-list-row.entity.js'

/** Service of the price list that visitors book at real times. */
@Entity('bookable_services')
@Check('bookable_services_take_time', 'minutes > 0 AND buffer_before >= 0 AND buffer_after >= 0')
@Unique('bookable_services_price_id_key', ['priceId'])
export class BookableService extends EditableContent {
  @ManyToOne(() => PriceListRow)
  @JoinColumn({ name: 'price_id', foreignKeyConstraintName: 'bookable_services_price_id_fkey' })
  price: PriceListRow

  @Column('uuid', { name: 'price_id' })
  priceId: string

  @Column('integer')
  minutes: number

  /** Minutes before and after a visit that keep therapist and room free. */
  @Column('integer', { name: 'buffer_before', default: 0 })
  bufferBefore: number

  @Column('integer', { name: 'buffer_after', default: 0 })
  bufferAfter: number

  /** Kind of the room that a visit needs; null if it needs none. */
  @Column('text', { nullable: true })
  room: RoomKind | null

  /** Ids of the therapists that offer it; empty for all. */
  @Column('uuid', { array: true, default: [] })
  therapists: string[]

  /** True if visitors book it on the site. */
  @Column('boolean', { default: true })
  online: boolean

  @Column('integer')
  position: number
}
