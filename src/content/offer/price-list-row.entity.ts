import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { Translated } from '#src/shared/languages.js'
import { euros } from './euros.js'
import { PriceCategory } from './price-category.entity.js'

/** Service and its price, grouped by category and ordered by position. */
@Entity('price_list_rows')
export class PriceListRow extends EditableContent {
  @ManyToOne(() => PriceCategory)
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'price_list_rows_category_id_fkey' })
  category: PriceCategory

  @Column('uuid', { name: 'category_id' })
  categoryId: string

  @Column('jsonb')
  service: Translated

  /** Euros; 0 is free. */
  @Column('numeric', euros)
  price: number

  /** Number of visits included in the price. */
  @Column('integer', { default: 1 })
  visits: number

  /** Duration of one visit; null where it does not apply. */
  @Column('integer', { name: 'duration_minutes', nullable: true })
  durationMinutes: number | null

  /** Contents of a package; empty for a single price. */
  @Column('jsonb', { default: [] })
  includes: IncludedPrice[]

  /** Page of the service on which this price is shown: a name, or the id of an own page. */
  @Column('text', { name: 'service_page', nullable: true })
  servicePage: string | null

  @Column('jsonb', { nullable: true })
  note: Translated | null

  @Column('integer')
  position: number
}

/** Id of another row, and its quantity in a package. */
export interface IncludedPrice {
  price: string
  times: number
}
