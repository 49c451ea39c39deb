import { Column, Entity } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { Translated } from '#src/shared/languages.js'

/** Text page of the owner, at /{slug}; each of its two slugs serves it. */
@Entity('own_pages')
export class OwnPage extends EditableContent {
  @Column('text', { name: 'slug_hr', unique: true })
  slugHr: string

  @Column('text', { name: 'slug_en', unique: true })
  slugEn: string

  @Column('jsonb')
  title: Translated

  /** Text for search engines, and of the card of a service. */
  @Column('jsonb')
  description: Translated

  /** Id of the photograph in the library. */
  @Column('uuid', { nullable: true })
  photo: string | null

  /** Markdown. */
  @Column('jsonb')
  body: Translated

  /** Linked at the end of every page. */
  @Column('boolean', { name: 'in_footer' })
  inFooter: boolean

  @Column('boolean')
  hidden: boolean

  @Column('integer')
  position: number
}
