import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { Translated } from '#src/shared/languages.js'
import { euros } from './euros.js'
import { ShopCategory } from './shop-category.entity.js'

/** Item of the shop, grouped by category and ordered by position. */
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

  /** Id of the photograph in the library. */
  @Column('uuid', { nullable: true })
  photo: string | null

  /** Euros; null for a price on request. */
  @Column('numeric', { ...euros, nullable: true })
  price: number | null

  /** Subject that the contact form preselects for this item. */
  @Column('text')
  subject: string

  /** True if a gift voucher can be requested for it. */
  @Column('boolean', { default: false })
  giftable: boolean

  @Column('integer')
  position: number
}
