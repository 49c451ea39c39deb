import { Column } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { Translated } from '../../shared/languages.js'

/** What rows of an offer stand under, in an order of its own. */
export abstract class Category extends EditableContent {
  @Column('jsonb')
  name: Translated

  @Column('integer')
  position: number
}
