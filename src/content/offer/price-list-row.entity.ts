import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm'
import { EditableContent } from '../../database/editable-content.js'
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

  @Column('jsonb', { nullable: true })
  note: Translated | null

  @Column('integer')
  position: number
}
