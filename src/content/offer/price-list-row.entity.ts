import { Column, Entity } from 'typeorm'
import { EditableContent } from '../../database/editable-content.js'
import type { Translated } from '../../i18n/languages.js'
import { euros } from './euros.js'

/** A service and its price; rows of one category stand together. */
@Entity('price_list_rows')
export class PriceListRow extends EditableContent {
  @Column('jsonb')
  category: Translated

  @Column('jsonb')
  service: Translated

  /** Euros; 0 is free. */
  @Column('numeric', euros)
  price: number

  /** Null where there is nothing to time. */
  @Column('integer', { name: 'duration_minutes', nullable: true })
  durationMinutes: number | null

  @Column('jsonb', { nullable: true })
  note: Translated | null

  @Column('integer')
  position: number
}
