import { Column } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { Translated } from '#src/shared/languages.js'

/** Category of prices or shop items, manually ordered. */
export abstract class Category extends EditableContent {
  @Column('jsonb')
  name: Translated

  @Column('integer')
  position: number
}
