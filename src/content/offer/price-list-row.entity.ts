import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { ServicePage } from '../../shared/service-pages.js'
import type { Translated } from '../../shared/languages.js'
import { euros } from './euros.js'
import { PriceCategory } from './price-category.entity.js'

/** A service and its price; those of one category stand together, in the order of their positions. */
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

  /** How many the price pays for. */
  @Column('integer', { default: 1 })
  visits: number

  /** Of one visit; null where there is nothing to time. */
  @Column('integer', { name: 'duration_minutes', nullable: true })
  durationMinutes: number | null

  /** What a package consists of; nothing, if it is none. */
  @Column('jsonb', { default: [] })
  includes: IncludedPrice[]

  /** The page that names this price as one of its service. */
  @Column('text', { name: 'service_page', nullable: true })
  servicePage: ServicePage | null

  @Column('jsonb', { nullable: true })
  note: Translated | null

  @Column('integer')
  position: number
}

/** Another row, by its id, and how many times a package has it. */
export interface IncludedPrice {
  price: string
  times: number
}
