import { Column, Entity } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { Portrait } from '#src/shared/content/portraits.js'
import type { Translated } from '#src/shared/languages.js'

/** Therapist, at one or several locations. */
@Entity('therapists')
export class Therapist extends EditableContent {
  @Column('text')
  name: string

  /** Profession. */
  @Column('jsonb')
  role: Translated

  @Column('jsonb')
  training: Translated

  /** Spoken languages. */
  @Column('jsonb')
  languages: Translated

  /** Slugs of the therapist's locations. */
  @Column('text', { array: true })
  locations: string[]

  /** Id of the photograph in the library. */
  @Column('uuid', { nullable: true })
  photo: string | null

  /** Drawing in place of a photograph. */
  @Column('text')
  portrait: Portrait

  @Column('integer')
  position: number
}
