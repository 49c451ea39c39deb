import { Column, Entity } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { Translated } from '#src/shared/languages.js'

/** Template for replies to leads, manually ordered. */
@Entity('reply_templates')
export class ReplyTemplate extends EditableContent {
  @Column('jsonb')
  name: Translated

  @Column('jsonb')
  text: Translated

  @Column('integer')
  position: number
}
