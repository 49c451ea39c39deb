import { Column, Entity } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { Portrait } from '../../shared/content/portraits.js'
import type { Translated } from '../../shared/languages.js'

/** Who receives clients, at one location or several. */
@Entity('therapists')
export class Therapist extends EditableContent {
  @Column('text')
  name: string

  /** What they are called by profession. */
  @Column('jsonb')
  role: Translated

  @Column('jsonb')
  training: Translated

  /** Those they speak. */
  @Column('jsonb')
  languages: Translated

  /** Slugs of the locations. */
  @Column('text', { array: true })
  locations: string[]

  @Column('text')
  portrait: Portrait

  @Column('integer')
  position: number
}
