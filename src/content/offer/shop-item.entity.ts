import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { Translated } from '../../shared/languages.js'
import { euros } from './euros.js'
import { ShopCategory } from './shop-category.entity.js'

/** Something to ask for in the shop; items of one category stand together, in the order of their positions. */
@Entity('shop_items')
export class ShopItem extends EditableContent {
  @Column('text', { unique: true })
  slug: string

  @ManyToOne(() => ShopCategory)
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'shop_items_category_id_fkey' })
  category: ShopCategory

  @Column('uuid', { name: 'category_id' })
  categoryId: string

  @Column('jsonb')
  name: Translated

  @Column('jsonb')
  description: Translated

  /** Euros; null where it is agreed upon. */
  @Column('numeric', { ...euros, nullable: true })
  price: number | null

  /** What the message about it is about: a subject of the contact form. */
  @Column('text')
  subject: string

  @Column('integer')
  position: number
}
