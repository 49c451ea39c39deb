import { Column, Entity } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { Translated } from '#src/shared/languages.js'

/** Subject that visitors choose for a contact message, manually ordered. */
@Entity('contact_subjects')
export class ContactSubject extends EditableContent {
  @Column('text', { unique: true })
  slug: string

  @Column('jsonb')
  name: Translated

  @Column('boolean')
  hidden: boolean

  @Column('integer')
  position: number
}
