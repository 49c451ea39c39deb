import { Check, Column, Entity } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'

/** Header of every page: a single row. */
@Entity('navigation')
@Check('navigation_one_row', 'one')
export class Navigation extends EditableContent {
  /** Always true; its uniqueness limits the table to one row. */
  @Column('boolean', { default: true, unique: true })
  one: boolean

  /** Items in their order: names, and ids of own pages. */
  @Column('text', { array: true })
  header: string[]

  /** Services in their order: names of pages, and ids of own pages. */
  @Column('text', { array: true })
  services: string[]
}
